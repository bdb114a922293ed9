import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Tests of browser code run in jsdom, and tests of Node code in Node. */
const project = (displayName, testEnvironment, testMatch, setupFilesAfterEnv = []) =>
  withNext({
    displayName,
    testEnvironment,
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}/**/*.test.{ts,tsx}`),
    setupFilesAfterEnv,
    // Maps `svgo/browser` to the package's main entry, because Jest can't load ES modules. Maps the player to
    // its sources, so that tests don't need a build.
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^@northlight/player$': '<rootDir>/player',
      '^@northlight/player/controls$': '<rootDir>/player/controls',
      '^svgo/browser$': 'svgo',
    },
  })();

export default {
  projects: [
    await project(
      'browser',
      'jsdom',
      ['app', 'components', 'content', 'player'],
      ['<rootDir>/jest.setup.ts'],
    ),
    await project('node', 'node', ['artwork', 'scripts']),
  ],
};

import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Code for browsers is tested in jsdom, and code for Node in Node. */
const project = (displayName, testEnvironment, testMatch, setupFilesAfterEnv = []) =>
  withNext({
    displayName,
    testEnvironment,
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}/**/*.test.{ts,tsx}`),
    setupFilesAfterEnv,
    // svgo/browser is all of svgo in one file, which loads in a fifth of the time, but no CommonJS module.
    // The player's sources are tested, not its build.
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

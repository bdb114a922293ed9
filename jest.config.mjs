import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Returns the configuration for a group of tests. Browser code is tested in jsdom, and Node code in Node. */
const project = (displayName, testEnvironment, testMatch, setupFilesAfterEnv = []) =>
  withNext({
    displayName,
    testEnvironment,
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}/**/*.test.{ts,tsx}`),
    setupFilesAfterEnv,
    // Map `svgo/browser` to the package's main entry, because Jest can't load ES modules. Map the player to
    // its sources, so that tests don't need a build.
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^@northlight/player$': '<rootDir>/player',
      '^@northlight/player/(controls|labels|read-animation)$': '<rootDir>/player/$1',
      '^svgo/browser$': 'svgo',
    },
  })();

export default {
  // The default of 5 seconds is too short for tests with large files while browser tests use the same cores.
  testTimeout: 30_000,
  projects: [
    await project(
      'browser',
      'jsdom',
      ['app', 'browser', 'components', 'content', 'player'],
      ['<rootDir>/jest.setup.ts'],
    ),
    await project('node', 'node', ['artwork', 'scripts', 'testing']),
  ],
};

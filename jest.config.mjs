import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Returns the configuration for a group of tests. */
const project = async (displayName, testMatch, setupFilesAfterEnv = []) => ({
  ...(await withNext({
    displayName,
    testEnvironment: displayName,
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
    setupFilesAfterEnv,
    // Map `svgo/browser` to the package's main entry, because Jest can't load ES modules. Map the player to
    // its sources, so that tests don't need a build.
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^@northlight/player$': '<rootDir>/player',
      '^@northlight/player/(controls|labels|read-animation)$': '<rootDir>/player/$1',
      '^svgo/browser$': 'svgo',
    },
  })()),
  // This package contains only ES modules, which Jest can't load.
  transformIgnorePatterns: ['/node_modules/(?!clipper2-ts/)'],
});

const IN_BROWSERS = '{app,browser,components,content,player}';
const IN_NODE = '{artwork,scripts,testing}';

export default {
  // The default of 5 seconds is too short for tests with large files while browser tests use the same cores.
  testTimeout: 30_000,
  projects: [
    // Components. Starting jsdom takes longer than most tests.
    await project('jsdom', [`${IN_BROWSERS}/**/*.test.tsx`], ['<rootDir>/jest.setup.ts']),
    await project('node', [`${IN_BROWSERS}/**/*.test.ts`, `${IN_NODE}/**/*.test.{ts,tsx}`]),
  ],
};

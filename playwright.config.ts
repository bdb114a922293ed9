import './scripts/env-files';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/fixtures';
import { engineNames } from './e2e/engines/names';
import { findChromium } from './scripts/chromium';

/** Takes the place of Playwright's own list, of which only the first four concern pages like these. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  // A window's address bar is a page of its own, and another waits for what is opened next: two processes of every
  // test's three, and a third of the time of all tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  // Two browsers that draw in software on two cores are slow at times; a test that fails twice has a reason.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/visual/kept/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-gpu',
        `--disable-features=${DISABLED_FEATURES}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Not of every test: recording what each step sees takes a third of the time.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'site', testIgnore: ['**/engines/*', '**/changed/*'], use: { ...devices['Desktop Chrome'] } },
    ...engineNames.map((engine) => ({ name: engine, testMatch: '**/engines/*.spec.ts', use: { engine } })),
    // On a copy of the project that scripts/checks changes.
    { name: 'changed', testMatch: '**/changed/*.spec.ts', use: { ...devices['Desktop Chrome'] } },
  ],
});

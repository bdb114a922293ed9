import './scripts/env-files';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/fixtures';
import { engineNames } from './e2e/engines/names';
import { findChromium } from './scripts/chromium';

/** Chromium features that are switched off. The list replaces Playwright's own, of which the first four concern these pages. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  // The address bar and a spare renderer: two of three processes of each test, and a third of the time of all tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  // Generous, as two browsers draw in software on two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  // Baselines are only updated after they were looked at, by npm run screenshots -- --update.
  updateSnapshots: 'none',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    // Creating a context takes longer than most tests.
    reuseContext: true,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-gpu',
        // Adds `Element.computedName` and `computedRole`, which announcements.spec.ts reads.
        '--enable-blink-features=ComputedAccessibilityInfo',
        `--disable-features=${DISABLED_FEATURES}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // On retry only: a trace of every test would take a third more time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'site',
      testIgnore: ['**/engines/*', '**/content-variants/*', '**/package-hosts/*'],
      use: { ...devices['Desktop Chrome'] },
    },
    ...engineNames.map((engine) => ({ name: engine, testMatch: '**/engines/*.spec.ts', use: { engine } })),
    // On a copy of the project with other content and settings, which scripts/checks/release-jobs.ts builds.
    // The tests of the exported pages and of the layout run there too, because they depend on the content.
    {
      name: 'changed',
      testMatch: ['**/content-variants/*.spec.ts', '**/exported-pages.spec.ts', '**/layout.spec.ts'],
      use: { ...devices['Desktop Chrome'] },
    },
    // On built copies of player/hosts, which scripts/checks/package-hosts.ts prepares.
    { name: 'package-hosts', testMatch: '**/package-hosts/*.spec.ts', use: { ...devices['Desktop Chrome'] } },
  ],
});

import './scripts/shared/env-files';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/engine-fixtures';
import { findChromium } from './testing/chromium';
import { engineNames } from './testing/engine-names';

/**
 * The Chromium features to disable. This list replaces Playwright's default list. The first four features are
 * also in the default list. The others in the default list don't affect these pages.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  // Without the address bar and the spare renderer process, the tests take a third less time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  // The timeout is long, because two browsers render in software on two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    // Reuse contexts, because creating a context takes longer than most tests.
    reuseContext: true,
    launchOptions: {
      executablePath: findChromium(),
      // Show scrollbars that take room, as on Windows and Linux.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [
        '--disable-gpu',
        // Add `Element.computedName` and `computedRole` (announcements.spec.ts), and `prefers-reduced-data`
        // (data-saver.spec.ts).
        '--enable-blink-features=ComputedAccessibilityInfo,PrefersReducedData',
        `--disable-features=${DISABLED_FEATURES}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Record a trace only on retry, because traces of all tests would take a third more time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'site',
      testIgnore: [
        '**/engines/*',
        '**/variant/*',
        '**/development.spec.ts',
        '**/package-apps.spec.ts',
        '**/screenshots.spec.ts',
      ],
      use: { ...devices['Desktop Chrome'] },
    },
    // `npm run screenshots` first writes the expected screenshots.
    {
      name: 'screenshots',
      testMatch: '**/screenshots.spec.ts',
      snapshotPathTemplate: 'generated/screenshots/{arg}{ext}',
      use: { ...devices['Desktop Chrome'] },
    },
    ...engineNames.map((engine) => ({ name: engine, testMatch: '**/engines/*.spec.ts', use: { engine } })),
    // Tests in older versions of Chromium, which scripts/test/older-browsers.ts installs. They open every page, and use
    // the player, dialogs, forms, the menu and the carousel.
    {
      name: 'older-browsers',
      testMatch: '**/{contact,faults,forms,menu,partners,translated}.spec.ts',
      use: { ...devices['Desktop Chrome'], reuseContext: false },
    },
    // Tests of the variant build (scripts/test/variant.ts). The tests of pages and layout are included,
    // because they depend on the content.
    {
      name: 'variant',
      testMatch: ['**/variant/*.spec.ts', '**/exported-pages.spec.ts', '**/layout.spec.ts'],
      use: { ...devices['Desktop Chrome'] },
    },
    // Tests of the development server, which scripts/test/release-jobs.ts starts in a copy of the project.
    { name: 'development', testMatch: '**/development.spec.ts', use: { ...devices['Desktop Chrome'] } },
    // Tests of the apps in player/apps, which scripts/test/package-apps.ts copies and builds.
    {
      name: 'package-apps',
      testMatch: '**/package-apps.spec.ts',
      // Each test needs an empty cache.
      use: { ...devices['Desktop Chrome'], reuseContext: false },
    },
  ],
});

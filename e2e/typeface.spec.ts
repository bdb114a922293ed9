import type { Page } from '@playwright/test';
import { message } from '@/content/profile';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, recordRequests, isolatedTest as test, visit, visitInteractive } from './fixtures';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shifts';
import { pages } from './page-table';

const fontsOf = (page: Page) => recordRequests(page, /\.woff2$/);

const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

for (const { path, isSample } of pages) {
  test(
    `${path} has the firm’s typeface from its first paint`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      const requested = fontsOf(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
      await recordLayoutShifts(page);
      await page.addInitScript(() => {
        new PerformanceObserver(() => {
          const isLoaded = [...document.fonts].some(
            ({ family, status }) => /Instrument Sans/.test(family) && status === 'loaded',
          );
          document.documentElement.setAttribute('data-painted', String(isLoaded));
        }).observe({ type: 'paint', buffered: true });
      });
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-painted', 'true');
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftsOf(page)).toEqual([]);
      expect(requested, 'the page’s characters need no font file').toEqual([]);
    },
  );
}

test('the page loads a font file when the user types a character that the pages don’t use', async ({
  page,
}) => {
  const requested = fontsOf(page);
  await visitInteractive(page, '/profile');
  const box = page.getByLabel(message.form.fields[0]?.label ?? '', { exact: true });
  await box.fill('Estates office, School 2');
  expect(requested).toEqual([]);
  await box.fill('Škola');
  await expect.poll(() => requested.join()).toMatch(/latin-ext/);
});

test.describe('with a style sheet that isn’t the site’s', () => {
  // The site's policy allows no such style sheet, but browser extensions and policies of hosts can add one.
  test.use({ bypassCSP: true });

  const font = '@font-face { font-family: x; src: url("data:font/woff2;base64,d09GMg%3D%3D") }';
  for (const [what, element] of Object.entries({
    'of another origin': '<link rel="stylesheet" href="http://styles.example/a.css">',
    'that contains a percent-encoded font': `<style>${font}</style>`,
  }))
    test(`the page loads the typeface and the islands with a sheet ${what}`, async ({ page, faults }) => {
      await page.route('http://styles.example/a.css', (route) =>
        route.fulfill({ contentType: 'text/css', body: 'a { color: red }' }),
      );
      await page.route('/profile', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace('<head>', `<head>${element}`) });
      });
      await visitInteractive(page, '/profile');
      const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
      expect(families.join()).toContain('Instrument Sans');
      const rules = await page.evaluate(() => document.querySelector('style')?.sheet?.cssRules.length ?? 1);
      expect(rules, 'the rules of the other sheet').toBe(1);
      expect(faults.splice(0).filter((fault) => !fault.startsWith('another origin:'))).toEqual([]);
    });
});

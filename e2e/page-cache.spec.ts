import { navigation } from '@/content/pages';
import config from '../playwright.config';
import { expect, headerLink, interact, isAt, playerIsland, visit } from './fixtures';
import { collectRequests, testOn } from './site-proxy';

const test = testOn(collectRequests);

test.use({
  ownContext: true,
  // Playwright turns the back/forward cache off by default.
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('the browser restores a page with a worker after going back', async ({ page, siteProxy }) => {
  await visit(page, '/coming-soon');
  await interact(page);
  await expect(playerIsland(page).locator('[data-state=playing] canvas')).toBeVisible();
  // Playwright loses track of pages that the browser restores, so the page itself reports the restore.
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const focused = document.activeElement?.getAttribute('href');
      fetch(`/robots.txt?${new URLSearchParams({ persisted: String(persisted), focused: String(focused) })}`);
    });
  });
  siteProxy.requested.length = 0;
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveURL(isAt('/profile'));
  await page.evaluate(() => history.back());
  await expect.poll(() => siteProxy.requested).toContain('/robots.txt?persisted=true&focused=%2Fprofile');
});

test('the browser prefetches only the page of a hovered link', async ({ page, siteProxy }) => {
  await visit(page, '/');
  for (const link of [page.locator('a[href="/contact.vcf"]'), headerLink(page, navigation.contact.label)]) {
    await link.hover();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  }
  await headerLink(page, 'Profile').hover();
  await expect.poll(() => siteProxy.prefetched).toEqual(['/profile']);
});

import { navigation } from '@/content/pages';
import { listen } from '@/testing/listen';
import config from '../playwright.config';
import { expect, headerLink, interact, isAt, playerIsland, visit } from './fixtures';
import { fetchFromSite, testOn } from './site-proxy';

/** Starts a proxy of the site that collects the requested paths, and the pages that are prefetched. */
async function collectRequests() {
  const requested: string[] = [];
  const prefetched: string[] = [];
  const listening = await listen(async ({ url = '', headers: sent }, outgoing) => {
    requested.push(url);
    if (url.startsWith('/restored')) return outgoing.writeHead(204).end();
    if (sent['sec-purpose']?.includes('prefetch')) prefetched.push(url);
    const { status, headers, body } = await fetchFromSite(url);
    outgoing.setHeaders(headers).writeHead(status).end(body);
  });
  return { ...listening, requested, prefetched };
}

const test = testOn(collectRequests);

test.use({
  ownContext: true,
  // Playwright turns the back/forward cache off by default.
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('the browser keeps a page whose animation has played in the worker, and shows it again, with the focus on the followed link, after going back', async ({
  page,
  siteProxy,
}) => {
  await visit(page, '/coming-soon');
  await interact(page);
  await expect(playerIsland(page).locator('[data-state=playing] canvas')).toBeVisible();
  // Playwright loses track of pages that the browser restores, so the page itself reports the restore.
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const focused = document.activeElement?.getAttribute('href');
      fetch(`/restored?${new URLSearchParams({ persisted: String(persisted), focused: String(focused) })}`);
    });
  });
  siteProxy.requested.length = 0;
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveURL(isAt('/profile'));
  await page.evaluate(() => history.back());
  await expect.poll(() => siteProxy.requested).toContain('/restored?persisted=true&focused=%2Fprofile');
});

test('the browser prefetches the page of a hovered link, but not the current page or a file', async ({
  page,
  siteProxy,
}) => {
  await visit(page, '/');
  for (const link of [page.locator('a[href="/contact.vcf"]'), headerLink(page, navigation.contact.label)]) {
    await link.hover();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  }
  await headerLink(page, 'Profile').hover();
  await expect.poll(() => siteProxy.prefetched).toEqual(['/profile']);
});

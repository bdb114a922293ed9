import { navigation } from '@/content/pages';
import { contact, site } from '@/content/site';
import config from '../playwright.config';
import { expect, headerLink, interact, isAt, playerIsland, visit } from './fixtures';
import { collectRequests, testOn } from './site-proxy';

const test = testOn(collectRequests);

test.use({
  ownContext: true,
  // Playwright turns the back/forward cache off by default.
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
  },
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

test('a form that was being sent can be sent again after going back', async ({ page, siteProxy }) => {
  const endpoint = '/robots.txt?post';
  siteProxy.hold([endpoint]);
  await visit(page, '/coming-soon');
  const form = page.getByRole('main').locator('form');
  await form.evaluate((element, endpoint) => {
    const settings = {
      ...JSON.parse(element.dataset.settings ?? ''),
      endpoint,
      messages: { sending: 'Sending' },
    };
    element.dataset.settings = JSON.stringify(settings);
    addEventListener('pageshow', ({ persisted }) => {
      const label = element.querySelector('button')?.textContent;
      fetch(`/robots.txt?${new URLSearchParams({ persisted: String(persisted), label: String(label) })}`);
    });
  }, endpoint);
  await form.getByRole('textbox').fill('reader@example.org');
  await form.getByRole('button').click();
  await expect(form.getByRole('button')).toHaveText('Sending');
  await expect.poll(() => siteProxy.requested).toContain(endpoint);
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveURL(isAt('/profile'));
  await page.evaluate(() => history.back());
  await expect.poll(() => siteProxy.requested).toContain('/robots.txt?persisted=true&label=Subscribe');
  siteProxy.release();
});

test('the browser prefetches only other pages, when their links are pressed', async ({ page, siteProxy }) => {
  await visit(page, '/?utm_source=news');
  // Chromium prefetches a page when the pointer is pressed on its link, or rests on it for a while.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  const main = page.getByRole('main');
  for (const link of [
    main.getByRole('link', { name: contact.vCard }),
    headerLink(page, navigation.contact.label),
    headerLink(page, 'Home'),
    page.getByRole('banner').getByRole('link', { name: site.name }),
  ])
    await link.click();
  await headerLink(page, 'Profile').click();
  await expect.poll(() => siteProxy.prefetched).toEqual(['/profile']);
});

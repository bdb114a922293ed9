import type { Page } from '@playwright/test';
import { profile } from '@/content/profile';
import { formTexts } from '@/content/site';
import { recordTrace } from './browser-trace';
import { chunkPattern } from './chunk-pattern';
import { exhaustiveUnless } from './exhaustive';
import { address, expect, hydrate, hydrated, test, visit, waitForPaint } from './fixtures';
import { holdRequests } from './hold-requests';
import { pages } from './pages';

const followButton = (page: Page) => page.getByRole('button', { name: profile.follow });
const firstField = (page: Page) => page.getByRole('main').getByRole('textbox').first();
const formStatus = (page: Page) => page.getByRole('main').locator('form').getByRole('status');

/** Opens a page and delays its hydration. @returns a function that lets the page hydrate */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const { release } = await holdRequests(page, '**/*.js');
  await page.goto(address(path), { waitUntil: 'domcontentloaded' });
  return release;
}

for (const { path, isSample } of pages) {
  test(
    `requests no script on ${path} before an interaction`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.mouse.move(200, 300);
      await visit(page, path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Browsers dispatch this event when the page is laid out under a stationary pointer, so the event must
      // not load the scripts.
      await page.locator('main').dispatchEvent('pointerover');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(scripts).toEqual([]);
      const styles = await page.locator('link[rel=stylesheet]').count();
      await page.mouse.move(201, 300);
      await expect.poll(() => scripts.length).toBeGreaterThan(3);
      // During hydration, React must reuse the stylesheets instead of adding links to them again.
      await hydrated(page);
      const hrefs = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(styles).toBeGreaterThan(0);
    },
  );
}

test('loads the scripts when an element that needs them is near the viewport, even if a script scrolled the page', async ({
  page,
}) => {
  for (const target of ['#energy', '#partners']) {
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page
      .locator(`${target} [data-hydrate]`)
      .first()
      .evaluate((element) =>
        scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 200, behavior: 'instant' }),
      );
    await hydrated(page);
    await expect(page.locator('html[data-interacted]')).toHaveCount(0);
  }
});

test('after hydration, each style recalculation affects fewer than 10 % of the elements', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const mark = () => performance.mark('hydrated');
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(mark).observe(document.documentElement, { attributeFilter: ['data-hydrated'] }),
    );
  });
  const { release } = await holdRequests(page, '**/*.js');
  await visit(page, '/');
  await page.mouse.move(1, 1);
  const events = await recordTrace(page, ['devtools.timeline', 'blink.user_timing'], async () => {
    release();
    await hydrated(page, 'complete');
    await waitForPaint(page);
  });
  const mark = events.find(({ name }) => name === 'hydrated');
  const styled = events
    .filter(({ name, pid, ts }) => name === 'UpdateLayoutTree' && pid === mark?.pid && ts > mark.ts)
    .map(({ args }) => args.elementCount ?? 0);
  expect(styled).not.toEqual([]);
  const elements = await page.locator('*').count();
  expect(Math.max(...styled)).toBeLessThan(elements / 10);
});

// faults.spec.ts tests a press on the form's button.
test('replays each press and form submission from before hydration exactly once', async ({ page }) => {
  const release = await openUnhydrated(page, '/profile');
  const follow = followButton(page);
  await follow.click();
  await follow.click();
  await firstField(page).fill('Estates office');
  await firstField(page).press('Enter');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(formStatus(page)).toContainText(formTexts.notConnected.split('{')[0]?.trim() ?? '');
  await expect(firstField(page)).toHaveValue('Estates office');
  expect(new URL(page.url()).search).toBe('');
});

test('keeps an autoplay animation playing when Play is pressed before hydration', async ({ page }) => {
  const release = await openUnhydrated(page, '/coming-soon');
  const play = page.getByRole('button', { name: 'Play' });
  await play.focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('[data-state=playing]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
});

test('opens a popover after hydration if its button was clicked before hydration', async ({ page }) => {
  const release = await openUnhydrated(page, '/');
  await page.getByRole('button', { name: 'Snapshot' }).click();
  const popover = page.getByRole('dialog', { name: 'Snapshot' });
  await expect(popover).toBeHidden();
  release();
  await expect(popover.getByRole('button', { name: 'Download SVG' })).toBeFocused();
  await expect(popover.getByRole('button', { name: 'Download PNG', exact: true })).toBeVisible();
  await expect(popover).toContainText('Scroll with mousewheel to find exact frame');
});

test('handles other presses immediately while dialogs wait for the polyfill for `command`', async ({
  page,
}) => {
  // Remove `command` support from the browser.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  const { requested, release } = await holdRequests(page, chunkPattern('[closedby='));
  await visit(page, '/profile');
  await page.mouse.move(1, 1);
  await requested;
  const follow = followButton(page);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('contentinfo').locator('button[commandfor]').first().click();
  release();
  // Queued events are replayed in order. If the press of Follow were queued too, it would be replayed before
  // the dialog opens.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
});

const aliases: [alias: string, path: string][] = [
  [address('/profile.html'), '/profile'],
  [address('/profile/'), '/profile'],
  [address('/coming%2Dsoon'), '/coming-soon'],
  [address('/profile').replace('/', '//'), '/profile'],
  [address('/index.html'), '/'],
  [address('/').replace('/', '//'), '/'],
  // The base path itself, if there is one.
  [address('') || '/', '/'],
];

for (const [alias, path] of aliases) {
  test(
    `hydrates a page served at ${alias}, and corrects its URL`,
    exhaustiveUnless(path === '/profile'),
    async ({ page }) => {
      // Serve the page at the alias, as static hosts do.
      const origin = process.env.SITE_ORIGIN ?? '';
      await page.route(
        (requested) => requested.href.split(/[?#]/)[0] === origin + alias,
        async (route) => route.fulfill({ response: await route.fetch({ url: origin + address(path) }) }),
      );
      await page.goto(`${origin}${alias}?from=mail#main`);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      if (path === '/profile') await firstField(page).fill('Estates office');
      await hydrate(page);
      if (path === '/profile') await expect(firstField(page)).toHaveValue('Estates office');
      const { pathname, search, hash } = new URL(page.url());
      expect(pathname + search + hash).toBe(`${address(path)}?from=mail#main`);
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      const current = page.getByRole('banner').locator('nav a[aria-current]');
      await expect(current.first()).toHaveAttribute('href', address(path));
    },
  );
}

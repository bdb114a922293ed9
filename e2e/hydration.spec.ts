import type { Page } from '@playwright/test';
import { message, profile } from '@/content/profile';
import { projects } from '@/content/projects';
import { formTexts } from '@/content/site';
import { recordTrace } from './browser-trace';
import { chunkPattern } from './chunk-pattern';
import { exhaustiveUnless } from './exhaustive';
import { address, expect, isolatedTest as test, visit, waitForPaint } from './fixtures';
import { holdRequests } from './hold-requests';
import { pages } from './pages';

/**
 * Opens a page and delays its hydration.
 * @returns a function that lets the page hydrate
 */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const { release } = await holdRequests(page, '**/*.js');
  await page.goto(address(path), { waitUntil: 'domcontentloaded' });
  return release;
}

/** @returns a growing list of the script URLs that the page requests */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const { path, isSample } of pages) {
  test(
    `requests no script on ${path} before an interaction`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      const scripts = recordScripts(page);
      await visit(page, path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Let callbacks run that wait until the page is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(scripts).toEqual([]);
      const styles = await page.locator('link[rel=stylesheet]').count();
      await page.mouse.move(200, 300);
      await expect.poll(() => scripts.length).toBeGreaterThan(3);
      // React reuses the stylesheets when it hydrates and requests no stylesheet again.
      await page.locator('html[data-hydrated]').waitFor();
      const hrefs = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(styles).toBeGreaterThan(0);
    },
  );
}

test('requests no script for a pointer at rest when the page opens', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.mouse.move(200, 300);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  // Browsers dispatch this event when the page is laid out under the pointer.
  await page.locator('main').dispatchEvent('pointerover');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
  await page.mouse.move(201, 300);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

for (const { path, target } of [
  { path: '/', target: '#energy [data-hydrate]' },
  { path: '/', target: '#partners [data-hydrate]' },
]) {
  test(`loads the scripts when ${target} of ${path} is near the viewport, even after a scroll by script`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    await page
      .locator(target)
      .first()
      .evaluate((element) =>
        scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 200, behavior: 'instant' }),
      );
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('html[data-interacted]')).toHaveCount(0);
  });
}

test('recalculates the styles of less than a tenth of the elements on hydration', async ({ page }) => {
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
    await page.locator('html[data-hydrated=complete]').waitFor();
    await waitForPaint(page);
  });
  const hydrated = events.find(({ name }) => name === 'hydrated');
  const styled = events
    .filter(({ name, pid, ts }) => name === 'UpdateLayoutTree' && pid === hydrated?.pid && ts > hydrated.ts)
    .map(({ args }) => args.elementCount ?? 0);
  expect(styled).not.toEqual([]);
  const elements = await page.locator('*').count();
  expect(Math.max(...styled)).toBeLessThan(elements / 10);
});

test('replays clicks from before hydration', async ({ page }) => {
  const release = await openUnhydrated(page, '/profile');
  const follow = page.getByRole('button', { name: profile.follow });
  await follow.click();
  await page.getByLabel(message.form.fields[0]?.label ?? '').fill('Estates office');
  await page.getByRole('button', { name: message.form.submit }).click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').locator('form').getByRole('status')).toContainText(
    formTexts.notConnected.split('{')[0]?.trim() ?? '',
  );
  await expect(page.getByLabel(message.form.fields[0]?.label ?? '')).toHaveValue('Estates office');
  expect(new URL(page.url()).search).toBe('');
});

test('treats a second press before hydration as the same press', async ({ page }) => {
  const release = await openUnhydrated(page, '/profile');
  const follow = page.getByRole('button', { name: profile.follow });
  await follow.click();
  await follow.click();
  release();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
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

test('opens a requested popover with its content after hydration', async ({ page }) => {
  const release = await openUnhydrated(page, '/');
  await page.getByRole('button', { name: 'Snapshot' }).click();
  const popover = page.getByRole('dialog', { name: 'Snapshot' });
  await expect(popover).toBeHidden();
  release();
  await expect(popover.getByRole('button', { name: 'Download SVG' })).toBeFocused();
});

test('opens menus, dialogs and disclosures without React', async ({ page }) => {
  await openUnhydrated(page, '/');
  await page
    .getByText(/read more/i)
    .first()
    .click();
  await expect(page.locator('details[open]').first()).toBeVisible();
  await page
    .getByRole('button', { name: /explore/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('opens a dialog that was requested while the polyfill for invoker commands was loading', async ({
  page,
}) => {
  const { requested, release } = await holdPolyfill(page);
  await visit(page, '/');
  await page.mouse.move(1, 1);
  await requested;
  const opener = page.locator(`button[commandfor="${projects[0]?.id}"]`).first();
  await opener.click();
  release();
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test('handles a press once and immediately while the polyfill is loading after hydration', async ({
  page,
}) => {
  const { requested, release } = await holdPolyfill(page);
  await visit(page, '/profile');
  await page.mouse.move(1, 1);
  await requested;
  const follow = page.getByRole('button', { name: profile.follow });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('contentinfo').locator('button[commandfor]').first().click();
  release();
  // Queued events are replayed in order, so a second press of Follow would precede the dialog.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
});

/** Removes `command` support from the browser, and delays the request for its polyfill. */
async function holdPolyfill(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  return holdRequests(page, chunkPattern('[closedby='));
}

test('keeps the page and the text when a form is submitted before hydration', async ({ page }) => {
  const release = await openUnhydrated(page, '/coming-soon');
  const box = page.getByRole('main').getByRole('textbox');
  await box.fill('estates@school.example');
  await box.press('Enter');
  release();
  await expect(page.getByRole('main').locator('form').getByRole('status')).not.toBeEmpty();
  await expect(box).toHaveValue('estates@school.example');
  await expect(page).toHaveTitle(pages.find(({ path }) => path === '/coming-soon')?.fullTitle ?? '');
});

/**
 * Serves a page at an additional URL too, as static hosts do.
 * @returns the full URL
 */
async function serveAlias(page: Page, alias: string, path: string): Promise<string> {
  const url = `${process.env.SITE_ORIGIN}${alias}`;
  await page.route(
    (requested) => requested.href.split(/[?#]/)[0] === url,
    async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${process.env.SITE_ORIGIN}${address(path)}` }) }),
  );
  return url;
}

const aliases: [alias: string, path: string][] = [
  [address('/profile.html'), '/profile'],
  [address('/profile/'), '/profile'],
  [address('/coming%2Dsoon'), '/coming-soon'],
  [address('/profile').replace('/', '//'), '/profile'],
  [address('/index.html'), '/'],
  [address('/').replace('/', '//'), '/'],
  // If there is a base path, the base path itself.
  [address('') || '/', '/'],
];

for (const [alias, path] of aliases) {
  test(
    `hydrates a page served at ${alias} and corrects its URL`,
    exhaustiveUnless(path === '/profile'),
    async ({ page }) => {
      await page.goto(`${await serveAlias(page, alias, path)}?from=mail#main`);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      await page.mouse.move(1, 1);
      await page.locator('html[data-hydrated]').waitFor();
      const { pathname, search, hash } = new URL(page.url());
      expect(pathname + search + hash).toBe(`${address(path)}?from=mail#main`);
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      const current = page.getByRole('banner').locator('nav a[aria-current]');
      await expect(current.first()).toHaveAttribute('href', address(path));
    },
  );
}

test('keeps typed text when a page is opened by its file name', async ({ page }) => {
  await page.goto(await serveAlias(page, address('/profile.html'), '/profile'));
  const box = page.getByLabel(message.form.fields[0]?.label ?? '');
  await box.fill('Estates office');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(box).toHaveValue('Estates office');
});

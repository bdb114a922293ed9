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
 * Opens a page and holds its hydration.
 * @returns a function that lets the page hydrate
 */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const { release } = await holdRequests(page, '**/*.js');
  await page.goto(address(path), { waitUntil: 'domcontentloaded' });
  return release;
}

/** @returns the addresses of the scripts that the page asks for, as it does */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const { path, isSample } of pages) {
  test(
    `${path} asks for no script until the visitor does something`,
    exhaustiveUnless(isSample),
    async ({ page }) => {
      const scripts = recordScripts(page);
      await visit(page, path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Time enough for whatever would wait until the page is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(scripts).toEqual([]);
      const styles = await page.locator('link[rel=stylesheet]').count();
      await page.mouse.move(200, 300);
      await expect.poll(() => scripts.length).toBeGreaterThan(3);
      // React finds the styles when it hydrates, and requests none again.
      await page.locator('html[data-hydrated]').waitFor();
      const hrefs = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(styles).toBeGreaterThan(0);
    },
  );
}

test('a pointer that rests where a page opens asks for no script', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.mouse.move(200, 300);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  // What the browser says by itself once the page is laid out under the pointer.
  await page.locator('main').dispatchEvent('pointerover');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
  await page.mouse.move(201, 300);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

for (const { path, part } of [
  { path: '/', part: '#energy [data-hydrate]' },
  { path: '/', part: '#partners [data-hydrate]' },
]) {
  test(`${part} of ${path} brings the scripts as it comes near, whoever scrolls`, async ({ page }) => {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    await page
      .locator(part)
      .first()
      .evaluate((element) =>
        scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 200, behavior: 'instant' }),
      );
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('html[data-interacted]')).toHaveCount(0);
  });
}

test('hydration recalculates the styles of hardly any element', async ({ page }) => {
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

test('what is pressed before React has hydrated happens once it is', async ({ page }) => {
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

test('a second press before React has hydrated counts as the same intent', async ({ page }) => {
  const release = await openUnhydrated(page, '/profile');
  const follow = page.getByRole('button', { name: profile.follow });
  await follow.click();
  await follow.click();
  release();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
});

test('a first press of Play on an animation that also plays by itself leaves it playing', async ({
  page,
}) => {
  const release = await openUnhydrated(page, '/coming-soon');
  const play = page.getByRole('button', { name: 'Play' });
  await play.focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('[data-state=playing]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
});

test('a popover that is asked for before React has hydrated opens once it is, with what is in it', async ({
  page,
}) => {
  const release = await openUnhydrated(page, '/');
  await page.getByRole('button', { name: 'Snapshot' }).click();
  const popover = page.getByRole('dialog', { name: 'Snapshot' });
  await expect(popover).toBeHidden();
  release();
  await expect(popover.getByRole('button', { name: 'Download SVG' })).toBeFocused();
});

test('menus, dialogs and disclosures don’t wait for React', async ({ page }) => {
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

test('a browser that knows no commands opens a dialog that was asked for while its polyfill was loading', async ({
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

test('what is pressed while React has hydrated and its helpers are on the way happens at once, and once', async ({
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
  // Queued events are replayed in order: a second press of follow would have come before the dialog.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
});

/** Removes `command` support from the browser, and holds the request for its polyfill. */
async function holdPolyfill(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  return holdRequests(page, chunkPattern('[closedby='));
}

test('a form sent before React has hydrated leaves neither the page nor the text', async ({ page }) => {
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
 * Serves a page at another address too, as static hosts do.
 * @returns that address in full
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
  // Under a base path, that path itself.
  [address('') || '/', '/'],
];

for (const [alias, path] of aliases) {
  test(
    `a page that is also served at ${alias} hydrates as it is, under its own address`,
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

test('what was typed into a page at its file’s name stays', async ({ page }) => {
  await page.goto(await serveAlias(page, address('/profile.html'), '/profile'));
  const box = page.getByLabel(message.form.fields[0]?.label ?? '');
  await box.fill('Estates office');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(box).toHaveValue('Estates office');
});

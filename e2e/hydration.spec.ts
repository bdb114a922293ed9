import type { Page } from '@playwright/test';
import { teaser } from '@/content/coming-soon';
import { message, profile } from '@/content/profile';
import { projects } from '@/content/projects';
import { formTexts } from '@/content/site';
import { recordTrace } from './browser-trace';
import { findChunk } from './find-chunk';
import { address, expect, test, visit, waitForPaint } from './fixtures';
import { holdRequests } from './gate';
import { pages } from './pages';

/**
 * Opens a page with the processor slowed six times, about to a cheap phone's, and holds hydration.
 * @returns a function that lets the page hydrate
 */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const { release } = await holdRequests(page, '**/*.txt');
  await page.goto(address(path), { waitUntil: 'domcontentloaded' });
  return release;
}

for (const { path } of pages) {
  test(`${path} is first painted without a script of the framework`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript(() => {
      // Never idle, so that without an interaction nothing hydrates.
      window.requestIdleCallback = () => 0;
    });
    await visit(page, path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(scripts).toEqual([]);
    await expect(page.locator('link[rel=stylesheet]:not([disabled])')).toHaveCount(0);
    await page.mouse.move(200, 300);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    // React finds the inlined styles when it hydrates, and requests none again.
    await page.locator('html[data-hydrated]').waitFor();
    const [own, added] = await page.locator('link[rel=stylesheet]').evaluateAll((links) => {
      const addresses = (isOwn: boolean) =>
        (links as HTMLLinkElement[]).filter(({ disabled }) => disabled === isOwn).map(({ href }) => href);
      return [addresses(true), addresses(false)];
    });
    expect(own).not.toEqual([]);
    expect(added?.filter((address) => own?.includes(address))).toEqual([]);
  });
}

test('drawings out of sight are no part of the first layout, and there when a loaded page is captured', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = (moment: string) => {
      const skipped = [...document.querySelectorAll('.drawing')].filter(
        (drawing) => getComputedStyle(drawing).contentVisibility === 'auto',
      );
      document.documentElement.setAttribute(`data-skipped-${moment}`, String(skipped.length));
    };
    document.addEventListener('DOMContentLoaded', () => count('first'));
    // A screenshot takes a frame and a task after the load event.
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(count, 0, 'loaded')));
  });
  const release = await openUnhydrated(page, '/');
  const drawings = await page.locator('.drawing').count();
  await expect(page.locator('html')).toHaveAttribute('data-skipped-first', String(drawings - 1));
  await expect(page.locator('html')).toHaveAttribute('data-skipped-loaded', '0');
  release();
});

test('hydration recalculates the styles of hardly any element', async ({ page }) => {
  await page.addInitScript(() => {
    const mark = () => performance.mark('hydrated');
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(mark).observe(document.documentElement, { attributeFilter: ['data-hydrated'] }),
    );
  });
  const { release } = await holdRequests(page, '**/*.txt');
  await visit(page, '/');
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
  return holdRequests(page, `**/${findChunk('[closedby=')}`);
}

test('a form sent before React has hydrated leaves neither the page nor the text', async ({ page }) => {
  const release = await openUnhydrated(page, '/coming-soon');
  const box = page.getByRole('main').getByRole('textbox');
  await box.fill('estates@school.example');
  await box.press('Enter');
  release();
  await expect(page.getByRole('main').locator('form').getByRole('status')).not.toBeEmpty();
  await expect(box).toHaveValue('estates@school.example');
  await expect(page).toHaveTitle(new RegExp(`^${teaser.title}|Coming Soon`));
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
  test(`a page that is also served at ${alias} hydrates as it is, under its own address`, async ({
    page,
  }) => {
    await page.goto(`${await serveAlias(page, alias, path)}?from=mail#main`);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await page.locator('html[data-hydrated]').waitFor();
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(`${address(path)}?from=mail#main`);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    const current = page.getByRole('banner').locator('nav a[aria-current]');
    await expect(current.first()).toHaveAttribute('href', address(path));
  });
}

test('what was typed into a page at its file’s name stays', async ({ page }) => {
  await page.goto(await serveAlias(page, address('/profile.html'), '/profile'));
  const box = page.getByLabel(message.form.fields[0]?.label ?? '');
  await box.fill('Estates office');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(box).toHaveValue('Estates office');
});

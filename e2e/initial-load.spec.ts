import type { Page } from '@playwright/test';
import { recordTrace } from './browser-trace';
import { exhaustiveUnless } from './exhaustive';
import {
  address,
  isolatedTest as base,
  expect,
  phone,
  visit,
  visitInteractive,
  waitForPaint,
} from './fixtures';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shifts';
import { pages } from './pages';
import { type SlowSite, serveSlowly } from './slow-site';

const test = base.extend<{ slowSite: SlowSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  slowSite: async ({}, use) => {
    const slowSite = await serveSlowly(process.env.SITE_ORIGIN ?? '');
    await use(slowSite);
    await slowSite.close();
  },
  baseURL: async ({ slowSite }, use) => use(slowSite.origin),
});

type Pause = {
  /** The offset in the page, in bytes. */
  offset: number;
  /** The number of SVG elements that start before the offset. */
  pictures: number;
};

function pauseBefore(html: string, index: number): Pause {
  const before = html.slice(0, index);
  return { offset: Buffer.byteLength(before), pictures: before.split('<svg').length - 1 };
}

/** Fetches the HTML of a page. */
const htmlOf = async (page: Page, path: string) => (await page.request.get(address(path))).text();

/** Opens a page that loads in pieces. Each is painted before the next is sent. */
async function openInPieces(
  page: Page,
  slowSite: SlowSite,
  path: string,
  pausesIn: (html: string) => Pause[],
) {
  const pauses = pausesIn(await htmlOf(page, path));
  await recordLayoutShifts(page);
  slowSite.pauseAt(pauses.map(({ offset }) => offset));
  const opened = visit(page, path);
  for (const { pictures } of pauses) {
    await expect(page.locator('svg')).toHaveCount(pictures);
    await waitForPaint(page);
    slowSite.resume();
  }
  await opened;
}

/** Pauses in the middle of each inline drawing, and before each drawing that is a file. */
const withinDrawings = (html: string) =>
  [...html.matchAll(/<svg [^>]*\bdrawing\b[\s\S]*?<\/svg>|<picture>/g)].map(({ 0: drawing, index }) =>
    pauseBefore(html, drawing === '<picture>' ? index : index + drawing.length / 2),
  );

for (const { path, isSample } of pages) {
  for (const width of [390, 800, 1280]) {
    test(
      `has no layout shift while ${path} loads at ${width} px`,
      exhaustiveUnless(isSample && width !== 800),
      async ({ page, slowSite }) => {
        await page.setViewportSize({ width, height: 900 });
        await openInPieces(page, slowSite, path, withinDrawings);
        expect(await layoutShiftsOf(page)).toEqual([]);
      },
    );
  }
}

for (const viewport of [phone.viewport, { width: 1280, height: 900 }]) {
  test(`first paints /coming-soon with its form and without a layout shift at ${viewport.width} px`, async ({
    page,
    slowSite,
  }) => {
    await page.setViewportSize(viewport);
    await recordLayoutShifts(page);
    const html = await htmlOf(page, '/coming-soon');
    slowSite.pauseAt([pauseBefore(html, html.indexOf('<form')).offset]);
    const opened = visit(page, '/coming-soon');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([]);
    slowSite.resume();
    await opened;
    await waitForPaint(page);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
}

test('has no style rule that invalidates all of / with each piece that loads', async ({ page, slowSite }) => {
  const events = await recordTrace(
    page,
    ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
    () => openInPieces(page, slowSite, '/', withinDrawings),
  );
  const invalidated = events.filter(({ name }) => name === 'StyleRecalcInvalidationTracking');
  expect(invalidated).not.toEqual([]);
  expect(
    invalidated.filter(
      ({ args: { data } }) => /:has/.test(data?.reason ?? '') && /^HTML/.test(data?.nodeName ?? ''),
    ),
  ).toEqual([]);
});

for (const { path, isSample } of pages) {
  test(
    `completes ${path} when an interaction occurs while it loads`,
    exhaustiveUnless(isSample),
    async ({ page, slowSite }) => {
      const html = await htmlOf(page, path);
      const { offset } = pauseBefore(html, html.indexOf('</main>'));
      slowSite.pauseAt([offset]);
      const opened = visit(page, path);
      const inlineScript = page.locator('script[data-scripts]');
      const scripts = ((await inlineScript.getAttribute('data-scripts')) ?? '').split(' ');
      await page.mouse.move(60, 60);
      const loaded = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
      await expect.poll(loaded).toEqual(expect.arrayContaining(scripts));
      slowSite.resume();
      await opened;
      await page.locator('html[data-hydrated]').waitFor();
      for (const part of ['header', 'main', 'footer'])
        await expect(page.locator(`body > ${part}`)).toHaveCount(1);
    },
  );
}

for (const fragment of ['#projects', '#contact']) {
  test(`scrolls to ${fragment} when a page is opened at it`, async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await visitInteractive(page, `/${fragment}`);
    await page.locator('html[data-hydrated]').waitFor();
    const top = await page.locator(fragment).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(100);
  });
}

test('keeps the scroll position of a reloaded page', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await visit(page, '/');
  const projects = page.locator('#projects');
  await projects.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const top = () => projects.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.reload();
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor();
  expect(await top()).toBe(before);
});

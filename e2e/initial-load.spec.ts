import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { listen } from '@/testing/listen';
import { address, expect, interact, phone, visit, visitInteractive, waitForPaint } from './fixtures';
import { deferred } from './hold-requests';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shifts';
import { pages } from './page-table';
import { fetchFromSite, testOn } from './site-proxy';

/** Starts a proxy that sends pages in pieces, as over a slow connection. */
async function sendInPieces() {
  let pauses: { offset: number; resumed: ReturnType<typeof deferred> }[] = [];
  const listening = await listen(async ({ url }, outgoing) => {
    const { status, headers, body } = await fetchFromSite(url);
    outgoing.setHeaders(headers).writeHead(status);
    let sent = 0;
    for (const { offset, resumed } of headers.get('content-type')?.startsWith('text/html')
      ? [...pauses]
      : []) {
      outgoing.write(body.subarray(sent, offset));
      sent = offset;
      await resumed.promise;
    }
    outgoing.end(body.subarray(sent));
  });
  return {
    ...listening,
    /** Pauses the response to each later page request at these offsets, in bytes. */
    pauseAt(offsets: readonly number[]) {
      pauses = offsets.map((offset) => ({ offset, resumed: deferred() }));
    },
    /** Sends the page up to the next pause, or to its end. */
    resume: () => pauses.shift()?.resumed.resolve(),
  };
}

const test = testOn(sendInPieces);

/**
 * Returns the byte offset of the character at an index, and the number of SVG elements that start before the
 * character.
 */
function pauseBefore(html: string, index: number) {
  const before = html.slice(0, index);
  // With scripts, the contents of `noscript` are text.
  const elements = before.replace(/<noscript>.*?<\/noscript>/gs, '');
  return { offset: Buffer.byteLength(before), pictures: elements.split('<svg').length - 1 };
}

const htmlOf = async (page: Page, path: string) => (await page.request.get(address(path))).text();

type Proxy = Awaited<ReturnType<typeof sendInPieces>>;

/**
 * Opens a page that arrives in pieces. The response pauses in each inline drawing and before each
 * `<picture>`, until the browser has painted the previous pieces.
 */
async function openInPieces(page: Page, siteProxy: Proxy, path: string) {
  const html = await htmlOf(page, path);
  const pauses = [...html.matchAll(/<svg [^>]*\bdrawing\b[\s\S]*?<\/svg>|<picture>/g)].map(
    ({ 0: drawing, index }) =>
      pauseBefore(html, drawing === '<picture>' ? index : index + drawing.length / 2),
  );
  await recordLayoutShifts(page);
  siteProxy.pauseAt(pauses.map(({ offset }) => offset));
  const opened = visit(page, path);
  for (const { pictures } of pauses) {
    await expect(page.locator('svg')).toHaveCount(pictures);
    await waitForPaint(page);
    siteProxy.resume();
  }
  await opened;
}

for (const { path, isSample } of pages) {
  for (const width of [390, 800, 1280]) {
    const details = exhaustiveUnless(isSample && width === 390);
    test(
      `${path} has no layout shift while it loads at ${width} px`,
      details,
      async ({ page, siteProxy }) => {
        await page.setViewportSize({ width, height: 900 });
        await openInPieces(page, siteProxy, path);
        expect(await layoutShiftsOf(page)).toEqual([]);
      },
    );
  }

  const details = exhaustiveUnless(isSample);
  test(
    `${path} mounts its islands after an interaction while it arrives`,
    details,
    async ({ page, siteProxy }) => {
      const html = await htmlOf(page, path);
      siteProxy.pauseAt([pauseBefore(html, html.indexOf('</main>')).offset]);
      const opened = visit(page, path);
      await page.locator('main').waitFor({ state: 'attached' });
      await page.mouse.move(60, 60);
      await expect(page.locator('html')).toHaveAttribute('data-interacted');
      siteProxy.resume();
      await opened;
      await interact(page);
      await expect(page.locator('footer [data-mounted]').first()).toBeAttached();
    },
  );
}

test('the page scrolls to the URL’s fragment, and restores the scroll position on reload', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await visitInteractive(page, '/#projects');
  const before = await topOf('#projects');
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(100);
  await page.reload();
  await interact(page);
  expect(await topOf('#projects')).toBe(before);
});

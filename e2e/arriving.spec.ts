import { address, test as base, expect, visit } from './fixtures';
import { layoutShiftsOf, watchLayoutShifts } from './layout-shifts';
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

/** The middles of a page's drawings, which are its long parts: bytes before each, and pictures begun until then. */
function middlesOfDrawings(html: string) {
  return [...html.matchAll(/<svg [^>]*\bdrawing\b[\s\S]*?<\/svg>/g)].map(({ 0: drawing, index }) => {
    const before = html.slice(0, index + drawing.length / 2);
    return { place: Buffer.byteLength(before), pictures: before.split('<svg').length - 1 };
  });
}

for (const { path } of pages) {
  for (const width of [390, 800, 1280]) {
    test(`${path} moves nothing while it arrives, ${width} px wide`, async ({ page, slowSite }) => {
      const middles = middlesOfDrawings(await (await page.request.get(address(path))).text());
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShifts(page);
      slowSite.stopAt(middles.map(({ place }) => place));
      const opened = visit(page, path);
      for (const { pictures } of middles) {
        await expect(page.locator('svg')).toHaveCount(pictures);
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        slowSite.goOn();
      }
      await opened;
      expect(await layoutShiftsOf(page)).toEqual([]);
    });
  }
}

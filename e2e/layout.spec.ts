import { AxeBuilder } from '@axe-core/playwright';
import { expect, phone, test, visit } from './fixtures';
import { pages } from './pages';

const widths = [320, 390, 768, 1280, 1920];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const { path, heading } of pages) {
      test(`${path} fits every width`, async ({ page }) => {
        await visit(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(() => {
            const limit = document.documentElement.clientWidth;
            return {
              page: (document.scrollingElement?.scrollWidth ?? 0) - limit,
              // An element that sticks out may be cut off by the page instead of making it scroll.
              text: [
                ...document.querySelectorAll(
                  'main :is(p, h1, h2, h3, li, a, button, summary, input), footer *',
                ),
              ]
                .filter(
                  (element) =>
                    element.checkVisibility() && !element.closest('.sr-only, [aria-roledescription]'),
                )
                .filter((element) => element.getBoundingClientRect().right > limit + 1)
                .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
            };
          });
          expect(overflow, `${width} px`).toEqual({ page: 0, text: [] });
        }
      });

      for (const width of [phone.viewport.width, 1280]) {
        test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await visit(page, path);
          // The empty page is empty by its specification: it has no heading to offer.
          const notAsked = heading ? [] : ['page-has-heading-one'];
          const { violations } = await new AxeBuilder({ page }).disableRules(notAsked).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
          );
          expect(found).toEqual([]);
        });
      }
    }
  });
}

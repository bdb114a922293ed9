import { exhaustiveUnless } from '@/testing/exhaustive';
import { decodePictures, expect, test, visit, waitForPaint } from './fixtures';
import { pages } from './page-table';
import { overflowingTexts, schemes, widths } from './viewports';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, isSample } of pages) {
  test(`shows all pictures of ${path} in both schemes`, exhaustiveUnless(isSample), async ({ page }) => {
    await visit(page, path);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // Images apply the new scheme one frame later.
      await waitForPaint(page);
      await decodePictures(page);
    }
  });

  test(`fits ${path} and its dialogs into every width`, exhaustiveUnless(isSample), async ({ page }) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.evaluate(overflowingTexts), `${width} px`).toEqual([]);
    }
  });
}

test('the buttons of all services in a row are aligned, also while one is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/');
  const buttons = page.locator('#services summary');
  const rows = () =>
    buttons.evaluateAll((all) => {
      const topOf = (element?: Element | null) => element?.getBoundingClientRect().top;
      const rows = Object.groupBy(all, (button) => String(topOf(button.closest('li'))));
      return Object.values(rows).map((row = []) => new Set(row.map(topOf)).size);
    });
  for (const _ of ['closed', 'open']) {
    expect(new Set(await rows())).toEqual(new Set([1]));
    await buttons.first().click();
  }
});

import { exhaustiveUnless } from '@/testing/exhaustive';
import {
  decodePictures,
  expect,
  horizontalOverflow,
  test,
  visit,
  visitInteractive,
  waitForPaint,
} from './fixtures';
import { pages } from './page-table';
import { overflowingTexts, schemes, widths } from './viewports';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, isSample } of pages) {
  test(`all pictures of ${path} show in both schemes`, exhaustiveUnless(isSample), async ({ page }) => {
    await visit(page, path);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // Images apply the new scheme one frame later.
      await waitForPaint(page);
      await decodePictures(page);
    }
  });

  test(`${path} and its dialogs fit into every width`, exhaustiveUnless(isSample), async ({ page }) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await horizontalOverflow(page), `${width} px`).toBe(0);
      expect(await page.evaluate(overflowingTexts), `${width} px`).toEqual([]);
    }
  });
}

for (const { path, isSample } of pages) {
  const details = exhaustiveUnless(isSample);
  test(`opening a dialog or the menu moves nothing on ${path}`, details, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await visitInteractive(page, path);
    /** The positions of the parts of the page, and of those that are aligned to its right side. */
    const positions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header > *, main > *, footer > *, header button, footer dl > *')]
          .filter((part) => !part.closest('dialog'))
          .map((part) => {
            const { x, y, width } = part.getBoundingClientRect();
            return [x, y, width];
          }),
      );
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const openers = await page.locator('[command=show-modal]:visible').all();
    for (const opener of [openers[0], openers[1], openers.at(-1)]) {
      await opener?.focus();
      await page.waitForLoadState('networkidle');
      const before = await positions();
      await opener?.press('Enter');
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      expect(await positions()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog:modal')).toHaveCount(0);
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

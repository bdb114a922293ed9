import { decodePictures, expect, test, visit, waitForPaint } from './fixtures';
import { pages } from './page-table';
import { schemes, widths } from './viewports';

/**
 * Returns the text of each element that extends beyond the right edge of the page, or whose content is wider
 * than the element.
 */
function overflowingTexts(): string[] {
  const limit = document.documentElement.clientWidth;
  const texts = 'main :is(h1, h2, h3, p, li, table, td, th, dt, dd, a, button, summary, input), footer *';
  return [...document.querySelectorAll(texts)]
    .filter((element) => element.checkVisibility())
    .filter((element) => !element.closest('.sr-only, [aria-roledescription], .carousel-slide'))
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const isInline = getComputedStyle(element).display === 'inline';
      // Allow 8 px, because the fallback font is slightly wider than the firm's typeface.
      const isBeyondBox = !isInline && element.matches('main *') && element.scrollWidth > width + 8;
      return right > limit + 1 || isBeyondBox;
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pages) {
  test(`shows every picture of ${path} in both color schemes`, async ({ page }) => {
    await visit(page, path);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // Images apply the new scheme one frame later.
      await waitForPaint(page);
      await decodePictures(page);
    }
  });

  test(`fits ${path} and its dialogs into every tested width`, async ({ page }) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const message = `${width} px, ${colorScheme}`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth), message).toBe(width);
        expect(await page.evaluate(overflowingTexts), message).toEqual([]);
      }
    }
    await page
      .locator('main dialog')
      .evaluateAll((dialogs: HTMLDialogElement[]) => dialogs.forEach((dialog) => void dialog.showModal()));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overflowingTexts), `dialogs, ${width} px`).toEqual([]);
    }
  });
}

test('the buttons of all services in a row begin at the same height, also while one is open', async ({
  page,
}) => {
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

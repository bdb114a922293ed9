import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, horizontalOverflow, isolatedTest, test, visit, visitInteractive } from './fixtures';
import { pages } from './page-table';
import { overflowingTexts } from './viewports';

// These tests cover success criteria of WCAG 2.2 AA that axe can't check. The numbers in parentheses are
// those of the criteria. exported-pages.spec.ts tests headings (1.3.1) and autocomplete (1.3.5).
// tab-order.spec.ts tests the focus (2.4.3, 2.4.7, 2.4.11), and axe.spec.ts tests target sizes (2.5.8).

const WIDTHS = [1280, 390, 320];

for (const { path } of pages) {
  test.describe(path, exhaustiveUnless(path === '/'), () => {
    test('the page fits with wide text spacing and at 400 %, and its header is opaque (1.4.3)', async ({
      page,
    }) => {
      await visitInteractive(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const clipped = await page.evaluate(clippedTexts);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
             p { margin-bottom: 2em !important }`,
          );
          document.adoptedStyleSheets = [sheet];
        });
        expect(await horizontalOverflow(page), `text spacing at ${width} px (1.4.12)`).toBe(0);
        expect(await page.evaluate(clippedTexts), `text spacing at ${width} px (1.4.12)`).toEqual(clipped);
        expect(await page.evaluate(brokenWords, '.hero-label'), `text spacing at ${width} px`).toEqual([]);
        await page.evaluate(() => document.adoptedStyleSheets.pop());
      }
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await horizontalOverflow(page), 'a zoom of 400 % (1.4.10)').toBe(0);
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(256 / 3);
      await page.setViewportSize({ width: 390, height: 400 });
      await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
      const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', paper);
    });

    test('long German words wrap inside their boxes, even in dialogs', exhaustive, async ({ page }) => {
      await visit(page, path);
      await page.evaluate(putCompounds);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await horizontalOverflow(page)).toBe(0);
        expect.soft(await page.evaluate(overflowingTexts), `${width} px`).toEqual([]);
      }
    });

    isolatedTest('the page fits without breaking words at a font size of 32 px (1.4.4)', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await visit(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      const banner = page.getByRole('banner');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await horizontalOverflow(page)).toBe(0);
        expect(await banner.evaluate((header) => header.scrollWidth - header.clientWidth)).toBe(0);
        const sticky = await banner.evaluate((header) =>
          getComputedStyle(header).position === 'sticky' ? header.clientHeight / innerHeight : 0,
        );
        expect(sticky, `the share of the window that the header covers at ${width} px`).toBeLessThanOrEqual(
          0.2,
        );
        expect(await page.evaluate(brokenWords, 'main :is(h1, h2, h3), footer dd')).toEqual([]);
        const menu = banner.getByRole('button', { name: 'Menu' });
        if (width < 1280) expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      }
    });
  });
}

/**
 * Replaces the longest word in each text node with a German compound word, which is cut to 8 or 27 letters in
 * elements with little text.
 */
function putCompounds() {
  const compound = 'Gebäudeenergieberatungsvertragsverlängerungen';
  document.documentElement.lang = 'de';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.parentElement?.closest('script, noscript, svg, .player, .hero-label, [href^=mailto]')) continue;
    const [word = ''] = (text.nodeValue ?? '').split(/\s+/).sort((a, b) => b.length - a.length);
    const whole = text.parentElement?.textContent?.length ?? 0;
    const length = whole < 6 ? 8 : whole < 28 ? 27 : compound.length;
    if (word) text.nodeValue = (text.nodeValue ?? '').replace(word, compound.slice(0, length));
  }
}

/** Returns visible text that an ancestor clips. */
function clippedTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const { parentElement } = currentNode;
    if (!currentNode.nodeValue?.trim() || !parentElement?.checkVisibility()) continue;
    if (parentElement.closest('svg, .sr-only, .skip-link')) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const text = range.getBoundingClientRect();
    for (
      let around: Element = parentElement;
      around !== document.body;
      around = around.parentElement ?? document.body
    ) {
      if (!/hidden|clip/.test(getComputedStyle(around).overflow)) continue;
      const box = around.getBoundingClientRect();
      const isWhole =
        text.left >= box.left - 1 &&
        text.right <= box.right + 1 &&
        text.top >= box.top - 1 &&
        text.bottom <= box.bottom + 1;
      if (!isWhole) clipped.push(currentNode.nodeValue.trim());
    }
  }
  return clipped;
}

/** Returns the words in these elements that are broken across lines. */
function brokenWords(selector: string): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility()) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

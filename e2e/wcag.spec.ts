import type { Page } from '@playwright/test';
import { exhaustiveUnless } from './exhaustive';
import { expect, isolatedTest, test, visit, visitInteractive } from './fixtures';
import { pages } from './pages';

// Success criteria of WCAG 2.2 AA that axe can't check, each named by its number.

for (const { path } of pages) {
  test.describe(path, exhaustiveUnless(path === '/'), () => {
    test('headings go down one level at a time (1.3.1)', async ({ page }) => {
      await visit(page, path);
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((all) =>
          all.filter((heading) => !heading.closest('dialog')).map(({ tagName }) => Number(tagName[1])),
        );
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    });

    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      test(`what can be pressed is 24 px or larger at ${viewport.width} px (2.5.8)`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await visitInteractive(page, path);
        const small = await page
          .locator('a, button, input:not(.sr-only), textarea, summary')
          .evaluateAll((all) =>
            all
              .filter((target) => target.checkVisibility() && !target.closest('.sr-only, [hidden]'))
              // Links within a sentence are exempt.
              .filter((target) => getComputedStyle(target).display !== 'inline')
              .map((target) => ({ target, box: target.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
              .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
          );
        expect(small).toEqual([]);
      });
    }

    test('at 400 % nothing has to be scrolled sideways, and the header leaves room to read (1.4.10)', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(256 / 3);
    });

    for (const width of [390, 320]) {
      isolatedTest(
        `with a browser’s letters of 32 px at ${width} px nothing has to be scrolled sideways (1.4.4)`,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          const session = await page.context().newCDPSession(page);
          await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
          await visit(page, path);
          await expectLargeLettersToFit(page, width);
          const menu = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox();
          expect(menu?.width).toBeGreaterThanOrEqual(44);
        },
      );
    }

    for (const width of [1280, 390, 320]) {
      test(`with a user’s style sheet of 200 % at ${width} px nothing has to be scrolled sideways (1.4.4)`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('html { font-size: 200% !important }');
          document.adoptedStyleSheets = [sheet];
        });
        await expectLargeLettersToFit(page, width);
      });
    }

    test('the header is opaque from the first pixel of scrolling (1.4.3)', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 400 });
      await visitInteractive(page, path);
      await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
      const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', paper);
    });

    for (const width of [1280, 390, 320]) {
      test(`with wide text spacing nothing is cut off at ${width} px (1.4.12)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, path);
        const cutBefore = await page.evaluate(clippedTexts);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
             p { margin-bottom: 2em !important }`,
          );
          document.adoptedStyleSheets = [sheet];
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await page.evaluate(clippedTexts)).toEqual(cutBefore);
      });
    }

    test('the focus goes through the page in its order, seen and not covered (2.4.3, 2.4.7, 2.4.11)', async ({
      page,
    }) => {
      await visitInteractive(page, path);
      const stops = await page.locator('a[href], button, input, textarea, summary').evaluateAll((all) => {
        const shown = all.filter((element) => element.checkVisibility());
        // Radio buttons with one name are one tab stop.
        const radios = shown.filter((element) => element.matches('[type=radio]'));
        return shown.length - radios.length + new Set(radios.map((radio) => radio.getAttribute('name'))).size;
      });
      expect(stops).toBeGreaterThan(5);
      for (let stop = 0; stop < stops; stop += 1) {
        await page.evaluate(() => {
          globalThis.lastStop = document.activeElement;
        });
        await page.keyboard.press('Tab');
        // Polled, as the page may still be scrolling.
        await expect.poll(() => page.evaluate(focusProblem)).toBe('');
      }
    });
  });
}

/** Checks that a page with letters of 32 px fits into its window, word by word. */
async function expectLargeLettersToFit(page: Page, width: number) {
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const { scrollWidth, clientWidth } = await page
    .getByRole('banner')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
  expect(await page.evaluate(brokenWords)).toEqual([]);
}

/** Texts that are clipped by an element around them. */
function clippedTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const { parentElement } = currentNode;
    if (!currentNode.nodeValue?.trim() || !parentElement?.checkVisibility()) continue;
    if (parentElement.closest('svg, .sr-only')) continue;
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

/** Says what is wrong with the focus: it is nowhere, before the last stop, not visible, or behind the header. */
function focusProblem(): string {
  const { activeElement, lastStop } = {
    activeElement: document.activeElement,
    lastStop: globalThis.lastStop,
  };
  if (!activeElement || activeElement === document.body) return 'nothing has the focus';
  const name = activeElement.outerHTML.slice(0, 80);
  const position = lastStop?.compareDocumentPosition(activeElement) ?? 0;
  if (activeElement === lastStop || position & Node.DOCUMENT_POSITION_PRECEDING)
    return `${name} comes after what follows it`;
  // The outline of a visually hidden input is on its label.
  const shown = activeElement.matches('.sr-only')
    ? (activeElement.closest('label') ?? activeElement)
    : activeElement;
  if (getComputedStyle(shown).outlineStyle === 'none') return `${name} is not marked`;
  const { top, bottom } = shown.getBoundingClientRect();
  const header = document.querySelector('header');
  const comesAfter = header && header.compareDocumentPosition(shown) === Node.DOCUMENT_POSITION_FOLLOWING;
  const covered = comesAfter ? header.getBoundingClientRect().bottom : 0;
  return bottom <= covered || top >= innerHeight ? `${name} is covered or out of view` : '';
}

declare global {
  var lastStop: Element | null;
}

/** Words of headings and of the title block that stand on two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('main :is(h1, h2, h3), footer dd')) {
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

import type { Page } from '@playwright/test';
import { caseText } from '@/testing/cases';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, recordRequests, test } from './fixtures';
import { rasterise } from './harness/rasterise';
import { staticValue } from './harness/square';
import { capture, decode } from './pixels';
import { RENDERERS } from './renderers';

const SIZE = { width: 400, height: 100 };

/** The left edge and the baseline of the text, in pixels. */
const [LEFT, BASELINE] = [20, 60];

/**
 * Lines that need the browser's text shaping or bidirectional order. A font that lacks some of the letters
 * draws boxes in their places, which doesn't affect the comparison.
 */
const LINES = {
  Arabic: 'مرحبا بكم في الإسلام',
  'Arabic with marks, a number and punctuation': 'السَّلامُ 12%، (بكم)!',
  'Hebrew with Latin words and brackets': 'שלום (abc def) 12, עולם!',
  'Latin with Hebrew words': 'Hello, שלום עולם (אב) 12!',
  'N’Ko': 'ߒߞߏ ߞߊ߲ߓߋ',
  'combining marks and emoji': 'e\u0301a\u0308 👍🏽 👨‍👩‍👧 1️⃣ x',
  'Devanagari and Thai': 'नमस्ते สวัสดี-a',
};

/** Text animators that change nothing, but split the text into lines, words or letters. */
const ANIMATORS = { nothing: [], lines: [animator(4)], words: [animator(3)], letters: [animator(1)] };

/** @param b what the animator selects: 1 for letters, 3 for words, 4 for lines */
function animator(b: number) {
  const [none, half, all] = [0, 50, 100].map(staticValue);
  return { s: { t: 0, b, r: 1, sh: 1, s: none, e: half, a: all }, a: { fc: staticValue([0, 0, 0]) } };
}

/** Returns an animation file with one line of black text. */
function fileWith(t: string, { a = [] as object[], sid = undefined as string | undefined } = {}) {
  const { layers, ...file } = JSON.parse(caseText('rtl-line') ?? '');
  const [{ ks, t: text, ...layer }] = layers;
  const [{ s: style }] = text.d.k;
  const d = { k: [{ t: 0, s: { ...style, t, j: 0, fc: [0, 0, 0] } }], sid };
  const moved = { ...ks, p: staticValue([LEFT, BASELINE, 0]) };
  return { ...file, w: SIZE.width, h: SIZE.height, layers: [{ ...layer, ks: moved, t: { ...text, d, a } }] };
}

/**
 * Draws a line of text in an SVG element of the page, where the browser shapes and orders it.
 * @returns the result of `columnsOf`
 */
async function referenceOf(page: Page, text: string) {
  await page.evaluate(
    ([text, left, baseline]) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.id = 'reference';
      svg.style.cssText = 'position:absolute;left:0;top:0;width:400px;height:100px';
      const line = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      line.textContent = text;
      line.style.font = '30px sans-serif';
      line.style.direction = /^[\u0590-\u08ff]/.test(text) ? 'rtl' : 'ltr';
      svg.append(line);
      document.body.append(svg);
      line.setAttribute('transform', `translate(${left - line.getBBox().x} ${baseline})`);
    },
    [text, LEFT, BASELINE] as const,
  );
  const columns = await columnsOnScreen(page);
  await page.evaluate(() => document.querySelector('#reference')?.remove());
  return columns;
}

const columnsOnScreen = async (page: Page) => columnsOf(decode(await capture(page, SIZE)).data);

/**
 * Returns the amount of black around each column of pixels: in the column itself and in two columns on either
 * side of it. The neighbors are included because letters that are drawn separately can be off by a fraction
 * of a pixel.
 */
function columnsOf(pixels: Buffer): number[] {
  const columns = Array.from({ length: SIZE.width }, () => 0);
  for (let at = 0; at < pixels.length; at += 4) {
    const x = (at / 4) % SIZE.width;
    columns[x] = (columns[x] ?? 0) + 255 - (pixels[at + 1] ?? 0);
  }
  return columns.map((_, x) =>
    columns.slice(Math.max(x - 2, 0), x + 3).reduce((sum, column) => sum + column, 0),
  );
}

/**
 * Returns how much two drawings differ: 0 if all columns are equal, about 2 if the drawings don't overlap.
 */
function difference(columns: readonly number[], expected: readonly number[]): number {
  const total = expected.reduce((sum, column) => sum + column, 0);
  return columns.reduce((sum, column, x) => sum + Math.abs(column - (expected[x] ?? 0)), 0) / total;
}

/**
 * The maximum difference between drawings of the same text. If letters are in the wrong order or unjoined,
 * the difference is 0.5 or more.
 */
const TOLERANCE = 0.1;

test.use({ trace: 'off' });

for (const renderer of RENDERERS) {
  const sample = exhaustiveUnless(renderer === 'svg');

  test(
    `${renderer}: the player draws text as the browser does, even if animated`,
    sample,
    async ({ page }) => {
      const player = playerOf(page);
      for (const [what, text] of Object.entries(LINES)) {
        const columns = await referenceOf(page, text);
        for (const [moving, a] of Object.entries(ANIMATORS)) {
          await player.load({ src: fileWith(text, { a }), renderer, ...SIZE }, SIZE);
          const differing = difference(await columnsOnScreen(page), columns);
          expect.soft(differing, `${what}, animating ${moving}`).toBeLessThan(TOLERANCE);
          await player.unmount();
        }
      }
    },
  );

  test(`${renderer}: snapshots show text the same way as the browser`, sample, async ({ page }) => {
    const text = LINES['Hebrew with Latin words and brackets'];
    const columns = await referenceOf(page, text);
    const player = playerOf(page);
    for (const [moving, a] of Object.entries(ANIMATORS)) {
      const src = fileWith(text, { a });
      await player.load({ src, renderer, background: '#fff', ...SIZE }, SIZE);
      const png = decode(await player.snapshot('png', 1));
      const svg = (await player.snapshot('svg', 1)).toString();
      await player.unmount();
      const rasterised = decode(await rasterise('Chromium', svg, SIZE, page));
      for (const { data } of [png, rasterised])
        expect.soft(difference(columnsOf(data), columns), moving).toBeLessThan(TOLERANCE);
    }
  });

  test(
    `${renderer}: the player loads the code for complex text only for such text`,
    sample,
    async ({ page }) => {
      const text = LINES.Arabic;
      const columns = await referenceOf(page, text);
      const requested = recordRequests(page, /complex-text-/);
      const player = playerOf(page);
      await player.load({ src: fileWith('Latin', { sid: 'words' }), renderer, ...SIZE }, SIZE);
      expect(requested).toEqual([]);
      await player.update({ slots: { words: text } });
      await expect.poll(async () => difference(await columnsOnScreen(page), columns)).toBeLessThan(TOLERANCE);
      expect(requested).toHaveLength(1);
    },
  );
}

test('right-to-left lines stay unchanged when the page loads a font', async ({ page }) => {
  const player = playerOf(page);
  for (const renderer of ['svg', 'html'] as const) {
    await player.load({ src: '/cases/rtl-box.json', renderer, ...SIZE }, SIZE);
    const before = await columnsOnScreen(page);
    await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
    await page.evaluate(() => window.harness.showFrame('player', 30));
    expect(await columnsOnScreen(page)).toEqual(before);
    await player.unmount();
  }
});

test('the console names text layers whose letters join, but not if words are animated', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const player = playerOf(page);
  for (const text of [LINES.Arabic, LINES['Hebrew with Latin words and brackets']]) {
    for (const a of [ANIMATORS.words, ANIMATORS.letters]) {
      const { layers, ...file } = fileWith(text, { a });
      await player.load({ src: { ...file, layers: [{ ...layers[0], nm: 'Title' }] } });
      await player.unmount();
    }
  }
  expect(warnings).toEqual(['Joined letters of a text layer are animated by word ("Title").']);
});

test('the player leaves long text to lottie-web, because ordering it could block the page', async ({
  page,
}) => {
  const player = playerOf(page);
  const drawn = async (length: number) => {
    await player.load({ src: fileWith('ب'.repeat(length), { a: ANIMATORS.words }) });
    const count = await player.box.locator('g text').count();
    await player.unmount();
    return count;
  };
  expect(await drawn(5000)).toBe(1);
  expect(await drawn(5001)).toBe(5001);
});

import type { Page } from '@playwright/test';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, readFont, test } from './fixtures';
import { squareWithText } from './harness/square';
import { ON_MAGENTA, paintedPixels } from './pixels';
import { RENDERERS } from './renderers';

const WEIGHTS = [400, 700] as const;

/**
 * Serves `/400.lottie` and `/700.lottie`, which embed different fonts of the same name, and
 * `/missing.lottie`, which lacks its font.
 */
async function serveArchives(page: Page) {
  const animation = squareWithText();
  const list = animation.fonts.list.map((font) => ({ ...font, fPath: '/f/mine.woff2', origin: 3 }));
  const json = strToU8(JSON.stringify({ ...animation, fonts: { list } }));
  for (const weight of [...WEIGHTS, 'missing' as const]) {
    const files: Zippable = { 'a/a.json': json };
    if (weight !== 'missing') files['f/mine.woff2'] = new Uint8Array(await readFont(weight));
    const body = Buffer.from(zipSync(files));
    await page.route(`/${weight}.lottie`, (route) => route.fulfill({ body }));
  }
}

const textWidth = (page: Page, name: string) =>
  playerOf(page, name)
    .box.locator('text:not(defs *)')
    .first()
    .evaluate((text) => text.getBoundingClientRect().width);

for (const renderer of RENDERERS) {
  const details = exhaustiveUnless(renderer === 'svg');
  test(
    `text uses the archive’s font, which the player removes afterwards, in ${renderer}`,
    details,
    async ({ page }) => {
      await serveArchives(page);
      const names = [...WEIGHTS, 'missing'].map(String);
      for (const name of names)
        expect(await playerOf(page, name).load({ src: `/${name}.lottie`, renderer })).toBe('stopped');
      const widths = await Promise.all(names.map((name) => textWidth(page, name)));
      expect(new Set(widths).size).toBe(3);
      await playerOf(page, 'second').load({ src: '/400.lottie', renderer });
      expect(await textWidth(page, 'second')).toBe(widths[0]);
      expect(await page.evaluate(() => document.fonts.size)).toBe(2);
      for (const name of names) await playerOf(page, name).unmount();
      expect(await textWidth(page, 'second')).toBe(widths[0]);
      expect(await page.evaluate(() => document.fonts.size)).toBe(1);
      await playerOf(page, 'second').unmount();
      expect(await page.evaluate(() => document.fonts.size)).toBe(0);
    },
  );
}

test('snapshots contain the archive’s font', async ({ page }) => {
  await serveArchives(page);
  const player = playerOf(page);
  await player.load({ src: '/700.lottie', ...ON_MAGENTA }, { width: 100, height: 100 });
  const png = await player.snapshot('png', 1);
  expect(String(await player.snapshot('svg'))).toContain('src:url("data:font/');
  expect(paintedPixels(png)).toBe(paintedPixels(await player.picture.screenshot()));
});

test('snapshots contain a linked font, or lack it with a warning if it can’t be fetched', async ({
  page,
}) => {
  await page.route('**/mine.woff2', async (route) => route.fulfill({ body: await readFont(700) }));
  const { fonts, ...animation } = squareWithText();
  const list = fonts.list.map((font) => ({ ...font, fOrigin: 'p', fPath: '/mine.woff2' }));
  const player = playerOf(page);
  const src = { ...animation, fonts: { list } };
  await player.load({ src, ...ON_MAGENTA }, { width: 100, height: 100 });
  const png = await player.snapshot('png', 1);
  const svg = String(await player.snapshot('svg'));
  expect(svg).toContain('src:url("data:');
  expect(svg).not.toContain('mine.woff2');
  expect(paintedPixels(png)).toBe(paintedPixels(await player.picture.screenshot()));
  await page.unroute('**/mine.woff2');
  const warning = page.waitForEvent('console', (message) => message.text().includes("can't be fetched"));
  expect(String(await player.snapshot('svg'))).not.toMatch(/mine\.woff2|@font-face/);
  await warning;
});

test('the player draws text in a fallback font and warns if the file’s font is broken', async ({ page }) => {
  const animation = squareWithText();
  for (const fPath of ['data:font/ttf;base64,AAAA', 'data:font/ttf,AAAA', 'data:;base64,=']) {
    const fonts = { list: animation.fonts.list.map((font) => ({ ...font, fPath })) };
    const warning = page.waitForEvent('console', (message) => message.text().includes("can't be read"));
    expect(await playerOf(page).load({ src: { ...animation, fonts } }), fPath).toBe('stopped');
    await warning;
    expect(await textWidth(page, 'player')).toBeGreaterThan(0);
    await playerOf(page).unmount();
  }
});

/** Returns the CSS rules in the style sheet of an SVG file. */
const rulesIn = (page: Page, svg: string) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return [...sheet.cssRules].map(({ cssText }) => cssText);
    },
    /<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '',
  );

for (const renderer of RENDERERS) {
  const details = exhaustiveUnless(renderer === 'html');
  test(
    `the player loads a font from a URL without adding CSS rules in ${renderer}`,
    details,
    async ({ page }) => {
      const player = playerOf(page);
      const { fonts, ...animation } = squareWithText();
      const rules = ':host{position:fixed!important;inset:0!important} x{y:';
      const list = (font: object) => fonts.list.map((given) => ({ ...given, fOrigin: 'p', ...font }));
      for (const font of [
        { fFamily: "'", fPath: `} ${rules}` },
        { fFamily: '/*', fPath: `*/x} ${rules}` },
        { fPath: `x');} ${rules}` },
        { fPath: `?\\"\n} ${rules}` },
        { fPath: `data:x\n} ${rules};base64,AAAA` },
        { fOrigin: 'g', fPath: '/rules.css' },
      ]) {
        const src = { ...animation, fonts: { list: list(font) } };
        expect(await player.load({ src, renderer })).toBe('stopped');
        expect(await textWidth(page, 'player')).toBeGreaterThan(0);
        await expect(player.box.locator('style, link')).toHaveCount(0);
        const svg = String(await player.snapshot('svg'));
        expect((await rulesIn(page, svg)).filter((rule) => !rule.startsWith('@font-face'))).toEqual([]);
        await player.unmount();
      }
      for (const weight of WEIGHTS)
        await page.route(`/${weight}.woff2`, async (route) =>
          route.fulfill({ body: await readFont(weight) }),
        );
      const widths = new Set<number>();
      for (const [index, name] of ['missing', ...WEIGHTS].map(String).entries()) {
        const src = { ...animation, fonts: { list: list({ fPath: `/${name}.woff2` }) } };
        const answered = page.waitForResponse(`**/${name}.woff2`);
        await playerOf(page, name).load({ src, renderer });
        await answered;
        await expect.poll(async () => widths.add(await textWidth(page, name)).size, name).toBe(index + 1);
      }
    },
  );
}

import { expect, playerOf, test } from './fixtures';
import { squareWithText, staticValue } from './harness/square';
import { ON_MAGENTA, paintedPixels } from './painted-pixels';
import { RENDERERS } from './renderers';

test('a file’s font does not change the page', async ({ page, faults }) => {
  const player = playerOf(page);
  const animation = squareWithText();
  const [font] = animation.fonts.list;
  for (const hostile of [
    { fOrigin: 'p', fFamily: 'a}body{display:none', fPath: '/corpus/a.woff2' },
    { fOrigin: 'g', fPath: '/fault/style.css' },
  ]) {
    const fonts = { list: [{ ...font, ...hostile }] };
    expect(await player.load({ src: { ...animation, fonts } })).toBe('stopped');
    await expect(player.box.locator('svg style, svg link')).toHaveCount(0);
    await expect(page.locator('link[rel=stylesheet][href="/fault/style.css"]')).toHaveCount(0);
    await expect(page.locator('body')).toBeVisible();
    await player.unmount();
  }
  expect(faults).toEqual([]);
});

/** Puts the text on a triangle with these corners. */
const alongPath = (v: number[][]) => {
  const corners = v.map(() => [0, 0]);
  const outline = staticValue({ v, i: corners, o: corners, c: true });
  const zero = staticValue(0);
  const path = { m: 0, f: zero, l: zero, a: zero, p: zero, r: zero };
  const mask = { mode: 'n', inv: false, pt: outline, o: staticValue(100), x: zero };
  return (file: string) =>
    file
      .replace('"p":{},"m"', `"p":${JSON.stringify(path)},"m"`)
      .replace('"ty":5', `"hasMask":true,"masksProperties":[${JSON.stringify(mask)}],"ty":5`);
};

const boxed = (words: string, width: number) => (file: string) =>
  file.replace('"t":"words"', `"t":"${words}","sz":[${width},50],"ps":[0,0]`);

/** Texts at which lottie-web would hang. */
const ENDLESS: [what: string, change: (file: string) => string][] = [
  ['in a box narrower than its letters', boxed('words', 3)],
  // This dash is three em wide.
  ['in a box narrower than a letter that is wider than the font size', boxed('⸻', 20)],
  [
    'with a font size that is not a number',
    (file) =>
      alongPath([
        [10, 10],
        [90, 10],
        [50, 90],
      ])(file).replace('"s":12,"f"', '"s":"12px","f"'),
  ],
  ['along a path of a single point', alongPath(Array.from({ length: 3 }, () => [9, 9]))],
];

test('renders text at which lottie-web would hang', async ({ page }) => {
  const player = playerOf(page);
  for (const [what, change] of ENDLESS) {
    const src = change(JSON.stringify(squareWithText()));
    expect(await player.load({ ...ON_MAGENTA, src }), what).toBe('stopped');
    expect(paintedPixels(await player.picture.screenshot()), what).toBeGreaterThan(0);
    await expect(player.box.locator('[aria-label]').last(), what).toHaveText(/words|⸻/);
    await player.unmount();
  }
});

for (const renderer of RENDERERS) {
  test(`${renderer}: select-all selects only the page’s own text`, async ({ page }) => {
    const player = playerOf(page);
    const src = squareWithText();
    await page.evaluate(() => document.body.prepend('Words of the page'));
    for (const linked of [{}, { fOrigin: 'g', fPath: '/fault/style.css' }]) {
      Object.assign(src.fonts.list[0] ?? {}, linked);
      await player.load({ src, renderer });
      await page.keyboard.press('ControlOrMeta+a');
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Words of the page');
      await player.unmount();
    }
  });
}

import { expect, playerOf, test } from './fixtures';
import { IDENTITY_TRANSFORM, square, staticValue } from './harness/square';
import { ON_MAGENTA, paintedPixels } from './painted-pixels';
import { RENDERERS } from './renderers';

/** The shapes of a black dot. */
const DOT = [
  { ty: 'el', d: 1, p: staticValue([0, 0]), s: staticValue([9, 9]) },
  { ty: 'fl', c: staticValue([0, 0, 0, 1]), o: staticValue(100), r: 1 },
];

/** A repeater that puts its copies over each other. */
const repeater = (copies: number) => ({
  ty: 'rp',
  c: staticValue(copies),
  o: staticValue(0),
  m: 1,
  tr: { ...IDENTITY_TRANSFORM, so: staticValue(100), eo: staticValue(100) },
});

for (const [what, shape] of Object.entries({
  'a trim by what is no number': {
    ty: 'tm',
    s: staticValue(0),
    e: staticValue(50),
    o: { a: 1, k: [3, { t: 60, s: [] }] },
    m: 1,
  },
  'a repeater of a million copies': repeater(1_000_000),
  'a group of 300 copies of 300': {
    ty: 'gr',
    it: [{ ty: 'gr', it: [...DOT, repeater(300), IDENTITY_TRANSFORM] }, repeater(300), IDENTITY_TRANSFORM],
  },
  'a star of a billion points': {
    ty: 'sr',
    sy: 1,
    d: 1,
    pt: staticValue(1e9),
    p: staticValue([0, 0]),
    r: staticValue(0),
    ir: staticValue(3),
    is: staticValue(0),
    or: staticValue(9),
    os: staticValue(0),
  },
  'a line of a billion ridges': { ty: 'zz', r: staticValue(1e9), s: staticValue(1), pt: staticValue(1) },
})) {
  test(`${what}, which lottie-web does not finish with, is left out`, async ({ page }) => {
    const player = playerOf(page);
    const { layers, ...animation } = square();
    const [layer] = layers;
    const layerWithShape = { ...layer, ind: 2, shapes: [...(layer?.shapes ?? []), shape] };
    // Exporters may write large numbers with an exponent.
    const src = JSON.stringify({ ...animation, layers: [...layers, layerWithShape] }).replace(
      '1000000000',
      '1e9',
    );
    for (const renderer of RENDERERS) {
      expect(await player.load({ ...ON_MAGENTA, src, renderer })).toBe('stopped');
      expect(paintedPixels(await player.picture.screenshot())).toBeGreaterThan(0);
      const saved = await page.evaluate(() => window.harness.handle('player').snapshot({ format: 'svg' }));
      expect(saved).toBeTruthy();
      await player.unmount();
    }
  });
}

test('a trim by lists of one number is drawn as one by the numbers', async ({ page }) => {
  const player = playerOf(page);
  const { layers, ...animation } = square();
  const [layer] = layers;
  const pictures = [];
  for (const value of [staticValue, (k: number) => staticValue([k])]) {
    const trim = { ty: 'tm', s: value(20), e: value(50), o: value(90), m: 1 };
    const dot = { ...layer, shapes: [{ ty: 'gr', it: [...DOT, trim, IDENTITY_TRANSFORM] }] };
    expect(await player.load({ ...ON_MAGENTA, src: JSON.stringify({ ...animation, layers: [dot] }) })).toBe(
      'stopped',
    );
    pictures.push(await player.picture.screenshot());
    await player.unmount();
  }
  expect(paintedPixels(pictures[0] as Buffer)).toBeGreaterThan(0);
  expect(pictures[1]).toEqual(pictures[0]);
});

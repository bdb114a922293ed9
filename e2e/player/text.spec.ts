import { expect, playerOf, test } from './fixtures';
import { squareWithText, staticValue } from './harness/square';
import { ON_MAGENTA, paintedPixels } from './painted-pixels';

test('a file’s font changes nothing on the page', async ({ page, faults }) => {
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

for (const [what, words, width] of [
  ['a box narrower than its letters', 'words', 3],
  // This dash is three em wide.
  ['a box narrower than a letter of more than its size', '⸻', 20],
] as const) {
  test(`a text in ${what} is drawn`, async ({ page }) => {
    const player = playerOf(page);
    const src = JSON.stringify(squareWithText()).replace(
      '"t":"words"',
      `"t":"${words}","sz":[${width},50],"ps":[0,0]`,
    );
    expect(await player.load({ ...ON_MAGENTA, src })).toBe('stopped');
    await expect(player.box.locator('[aria-label]').last()).toHaveText(words);
  });
}

/** Tangents of three vertices that are corners. */
const CORNERS = [
  [0, 0],
  [0, 0],
  [0, 0],
];

for (const [what, size, vertices] of [
  [
    'of a size that is no number',
    '12px',
    [
      [10, 10],
      [90, 10],
      [50, 90],
    ],
  ],
  [
    'along a path that is a point',
    12,
    [
      [9, 9],
      [9, 9],
      [9, 9],
    ],
  ],
] as const) {
  test(`a text ${what} does not hold the page`, async ({ page }) => {
    const player = playerOf(page);
    const { layers, ...animation } = squareWithText();
    const [shape, text] = layers;
    const outline = { v: vertices, i: CORNERS, o: CORNERS, c: true };
    const textOnPath = {
      ...text,
      hasMask: true,
      masksProperties: [
        { mode: 'n', inv: false, pt: staticValue(outline), o: staticValue(100), x: staticValue(0) },
      ],
    };
    const path = {
      m: 0,
      f: staticValue(0),
      l: staticValue(0),
      a: staticValue(0),
      p: staticValue(0),
      r: staticValue(0),
    };
    const src = JSON.stringify({ ...animation, layers: [shape, textOnPath] })
      .replace('"p":{},"m"', `"p":${JSON.stringify(path)},"m"`)
      .replace('"s":12,"f"', `"s":${JSON.stringify(size)},"f"`);
    expect(await player.load({ ...ON_MAGENTA, src })).toBe('stopped');
    expect(paintedPixels(await player.picture.screenshot())).toBeGreaterThan(0);
  });
}

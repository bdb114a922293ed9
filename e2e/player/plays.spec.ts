import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { PlayerRenderer } from '@/player/types';
import { aFrame, expect, playerOf, test } from './fixtures';
import { corpusNote, drawableFiles, hasCorpus } from './harness/corpus';
import type { PlainProps } from './harness/page';
import { square, squareWithText, still, UNMOVED } from './harness/square';

declare global {
  /** How many added to a picture. */
  var tasks: number;
}

const names = [
  'LightBulb',
  'celebrate',
  'bodymovin',
  'TwitterHeartButton',
  'happy2016',
  'Boat_Loader',
  'dna_loader',
  'groovyWalk',
  'LottieLogo2',
  'isometric',
  'TrackMattes',
  'frog_vr',
];

/** No animation is drawn in it alone. */
const MAGENTA = [255, 0, 255];
const ON_MAGENTA = { background: `rgb(${MAGENTA})` };

const files = hasCorpus ? names.map((name) => `valid/${name}.json`) : drawableFiles;

for (const file of files) {
  test(`${file} plays: what is drawn is there and changes by itself`, async ({ page }) => {
    if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
    const player = playerOf(page);
    expect(
      await player.load({
        src: `/corpus/${file}`,
        ...ON_MAGENTA,
        autoplay: true,
        loop: true,
      }),
    ).toBe('playing');
    await expect
      .poll(async () => ink(await player.box.locator('[role=img]').screenshot()))
      .toBeGreaterThan(20);
    const markup = () => player.box.locator('svg').last().innerHTML();
    const before = await markup();
    await expect.poll(async () => (await markup()) !== before).toBe(true);
  });
}

/** A layer that shows a composition. */
const showing = (refId: string) => ({
  ...square().layers[0],
  ty: 0,
  refId,
  w: 100,
  h: 100,
  shapes: undefined,
});

/** A layer of an image that the file does not have. */
const lostImage = { ...square().layers[0], ty: 2, refId: 'nowhere', shapes: undefined };

const odd: Record<string, PlainProps> = {
  'less than one frame': { src: square({ frames: 0.4 }) },
  'a rate past all measure': { src: square({ rate: 1e300 }) },
  'a speed past all measure': { src: square(), speed: 1e300 },
  'a speed that is none': { src: square(), speed: Number.NaN },
};

for (const [what, props] of Object.entries(odd)) {
  test(`an animation of ${what} loops, and the page goes on`, async ({ page }) => {
    const player = playerOf(page);
    expect(await player.load({ ...props, autoplay: true, loop: true })).toBe('playing');
    await aFrame(page);
    expect(await player.state()).toBe('playing');
    const frame = await player.frame();
    expect(frame).toBeGreaterThanOrEqual(0);
    expect(frame).toBeLessThan(await player.totalFrames());
    await expect.poll(async () => (await player.events()).includes('loop')).toBe(true);
  });
}

test('a layer that can’t be made when its time comes is left out, and the others play on', async ({
  page,
}) => {
  const player = playerOf(page);
  const { layers, ...animation } = square({ frames: 60 });
  const shown = { ...showing('half'), ip: 30 };
  const lost = { ...lostImage, ip: 30 };
  await player.load({
    src: {
      ...animation,
      assets: [{ id: 'half', layers: [lost, ...layers] }],
      layers: [lost, shown, ...layers],
    },
  });
  const drawn = (frame: number) =>
    page.evaluate(async (frame) => {
      const { harness } = window;
      harness.handle('player').seek(frame);
      return [...harness.box('player').querySelectorAll('path[fill]')].map(
        (path) => path.getBoundingClientRect().x,
      );
    }, frame);
  const [before] = await drawn(20);
  await expect.poll(async () => (await drawn(40)).length).toBe(2);
  const [after] = await drawn(41);
  expect(after).toBeGreaterThan(before ?? 0);
  for (const format of ['svg', 'png'] as const) {
    const size = await page.evaluate(
      async (format) => (await window.harness.handle('player').snapshot({ format })).size,
      format,
    );
    expect(size).toBeGreaterThan(100);
  }
});

const renderers = ['svg', 'canvas', 'html'] as const;

/** Pairs that look alike: what has layers that lottie-web fails with, and what has them not or as it can draw them. */
function alike() {
  const { layers, ...animation } = square();
  const [layer] = layers;
  // Under a mask without a point, whose first lottie-web misses when the layer's time comes.
  const nowhere = { v: [], i: [], o: [], c: true };
  const pt = {
    a: 1,
    k: [
      { t: 0, s: [nowhere], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
      { t: 60, s: [nowhere] },
    ],
  };
  const lost = {
    ...layer,
    ip: 30,
    hasMask: true,
    masksProperties: [{ mode: 'a', o: still(100), x: still(0), pt }],
  };
  const assets = [
    { id: 'whole', layers: [lost, ...layers] },
    { id: 'without', layers },
  ];
  const column = (r: unknown) =>
    Array.from({ length: 8 }, (_, index) => ({
      ...layer,
      ind: index + 1,
      ks: { ...layer?.ks, r, p: still([50, 12 * index, 0]), s: still([20, 20, 100]) },
    }));
  const once = { a: 1, k: [{ t: 0, s: [30] }] };
  const group = (refId: string) => [{ ...showing(refId), ks: { ...layer?.ks, p: still([0, 0, 0]) } }];
  return Object.entries({
    'a layer that can’t be drawn any more': [[lost, ...layers], layers],
    'a layer behind them that can’t be drawn any more': [[...layers, lost], layers],
    'a layer of a composition that can’t be drawn any more': [group('whole'), group('without')],
    'many layers with one keyframe': [column(once), column(still(30))],
  }).map(([what, pair]) => ({ what, pair: pair.map((layers) => ({ ...animation, assets, layers })) }));
}

for (const renderer of renderers) {
  for (const { what, pair } of alike()) {
    test(`in ${renderer} the others are drawn beside ${what}`, async ({ page }) => {
      await expectAlike(page, pair, renderer);
    });
  }
}

test('where a canvas is asked for, a text in a font is drawn by a renderer that has fonts', async ({
  page,
}) => {
  const player = playerOf(page);
  expect(await player.load({ src: squareWithText(), renderer: 'canvas', debug: true })).toBe('stopped');
  await expect(player.box.locator('[aria-label=words]')).toHaveText('words');
  expect(await page.evaluate(() => window.harness.handle('player').renderer)).toBe('svg');
  await expect(player.box.getByLabel('Debug')).toContainText(/renderer\s*svg/);
  await player.update({ src: square() });
  await expect.poll(() => page.evaluate(() => window.harness.handle('player').renderer)).toBe('canvas');
  await expect(player.box.locator('canvas')).toHaveCount(1);
});

test('a solid that lottie-web draws at its second attempt only is something to see', async ({ page }) => {
  const { layers, ...animation } = square();
  const [layer] = layers;
  const turned = { ...layer?.ks, r: { a: 1, k: [{ t: 10, s: [45] }] } };
  const solid = { ...layer, ty: 1, sw: 40, sh: 40, sc: '#00ff00', shapes: undefined, ks: turned };
  for (const renderer of renderers) {
    const player = playerOf(page);
    expect(await player.load({ src: { ...animation, layers: [solid] }, renderer })).toBe('stopped');
    await player.unmount();
  }
});

test('a canvas mended at its first frame shows that of its segment', async ({ page }) => {
  const player = playerOf(page);
  const { layers, ...animation } = square();
  const turned = layers.map((layer) => ({
    ...layer,
    ks: { ...layer.ks, r: { a: 1, k: [{ t: 10, s: [0] }] } },
  }));
  const src = { ...animation, layers: turned };
  await player.load({ ...ON_MAGENTA, src, renderer: 'canvas', segment: [20, 60] });
  const picture = () => player.box.locator('[role=img]').screenshot();
  const first = await picture();
  await page.evaluate(() => window.harness.handle('player').seek(10));
  expect(await picture()).not.toEqual(first);
  await page.evaluate(() => window.harness.handle('player').seek(0));
  expect(await picture()).toEqual(first);
});

test('a layer that can’t be made is no failure where the others show nothing but later', async ({ page }) => {
  const player = playerOf(page);
  const { layers, ...animation } = square({ frames: 60 });
  const [layer] = layers;
  const shape = player.box.locator('path[fill]');
  expect(await player.load({ src: { ...animation, layers: [lostImage, { ...layer, ip: 30 }] } })).toBe(
    'stopped',
  );
  await expect(shape).toBeHidden();
  await page.evaluate(() => window.harness.handle('player').seek(40));
  await expect(shape).toBeVisible();
  await player.unmount();
  const gone = { src: { ...animation, layers: [lostImage, { ...layer, ip: 90 }] } };
  expect(await player.load(gone)).toBe('error');
});

for (const { when, ip, shapes } of [
  { when: 'from the start', ip: 0, shapes: 1 },
  { when: 'from the start of a large animation', ip: 0, shapes: 800 },
  { when: 'when its time comes', ip: 30, shapes: 1 },
  { when: 'later in a large animation', ip: 30, shapes: 800 },
]) {
  test(`a layer that can’t be made ${when} costs no other, not even one that follows it`, async ({
    page,
  }) => {
    const player = playerOf(page);
    const { layers, ...animation } = square();
    const [layer] = layers;
    const lost = { ...lostImage, ind: 9, ip };
    const follower = { ...layer, ind: 8, ip, parent: 9, shapes: Array(shapes).fill(layer?.shapes[0]) };
    for (const order of [
      [lost, follower, ...layers],
      [...layers, lost],
    ]) {
      const src = JSON.stringify({ ...animation, layers: order });
      expect(await player.load({ src })).toBe('stopped');
      const paths = order.includes(follower) ? shapes + 1 : 1;
      await expect
        .poll(async () => {
          await page.evaluate(() => window.harness.handle('player').seek(40));
          return player.box.locator('path[fill]').count();
        })
        .toBe(paths);
      await player.unmount();
    }
  });
}

const DOT = [
  { ty: 'el', d: 1, p: still([0, 0]), s: still([9, 9]) },
  { ty: 'fl', c: still([0, 0, 0, 1]), o: still(100), r: 1 },
];

const repeater = (copies: number) => ({
  ty: 'rp',
  c: still(copies),
  o: still(0),
  m: 1,
  tr: { ...UNMOVED, so: still(100), eo: still(100) },
});

for (const [what, shape] of Object.entries({
  'a trim by what is no number': {
    ty: 'tm',
    s: still(0),
    e: still(50),
    o: { a: 1, k: [3, { t: 60, s: [] }] },
    m: 1,
  },
  'a repeater of a million copies': repeater(1_000_000),
  'a group of 300 copies of 300': {
    ty: 'gr',
    it: [{ ty: 'gr', it: [...DOT, repeater(300), UNMOVED] }, repeater(300), UNMOVED],
  },
  'a star of a billion points': {
    ty: 'sr',
    sy: 1,
    d: 1,
    pt: still(1e9),
    p: still([0, 0]),
    r: still(0),
    ir: still(3),
    is: still(0),
    or: still(9),
    os: still(0),
  },
  'a line of a billion ridges': { ty: 'zz', r: still(1e9), s: still(1), pt: still(1) },
})) {
  test(`${what}, which lottie-web does not finish with, is left out`, async ({ page }) => {
    const player = playerOf(page);
    const { layers, ...animation } = square();
    const [layer] = layers;
    const endless = { ...layer, ind: 2, shapes: [...(layer?.shapes ?? []), shape] };
    // As exporters may write it.
    const src = JSON.stringify({ ...animation, layers: [...layers, endless] }).replace('1000000000', '1e9');
    for (const renderer of ['svg', 'canvas', 'html'] as const) {
      expect(await player.load({ ...ON_MAGENTA, src, renderer })).toBe('stopped');
      expect(ink(await player.box.locator('[role=img]').screenshot())).toBeGreaterThan(0);
      const saved = await page.evaluate(() => window.harness.handle('player').snapshot({ format: 'svg' }));
      expect(saved).toBeTruthy();
      await player.unmount();
    }
  });
}

test('a file’s font changes nothing on the page', async ({ page, faults }) => {
  const player = playerOf(page);
  const animation = squareWithText();
  const [font] = animation.fonts.list;
  for (const bad of [
    { fOrigin: 'p', fFamily: 'a}body{display:none', fPath: '/corpus/a.woff2' },
    { fOrigin: 'g', fPath: '/fault/style.css' },
  ]) {
    const fonts = { list: [{ ...font, ...bad }] };
    expect(await player.load({ src: { ...animation, fonts } })).toBe('stopped');
    await expect(player.box.locator('svg style, svg link')).toHaveCount(0);
    await expect(page.locator('link[rel=stylesheet][href="/fault/style.css"]')).toHaveCount(0);
    await expect(page.locator('body')).toBeVisible();
    await player.unmount();
  }
  expect(faults).toEqual([]);
});

/** Of a font that the file does not have. */
const lostText = { ...squareWithText().layers[1], ind: 9 };

for (const [what, layers] of Object.entries({
  'a layer that is never built': [
    { ty: 99, ind: 9, ks: {} },
    { ...square().layers[0], ind: 8, parent: 9 },
  ],
  'two layers that can’t be made, one following the other,': [lostText, { ...lostText, ind: 8, parent: 9 }],
})) {
  test(`${what} does not hold the page`, async ({ page }) => {
    const player = playerOf(page);
    const animation = square();
    for (const order of [layers, layers.toReversed()]) {
      const src = JSON.stringify({ ...animation, layers: [...order, ...animation.layers] });
      expect(await player.load({ ...ON_MAGENTA, src })).toBe('stopped');
      expect(ink(await player.box.locator('[role=img]').screenshot())).toBeGreaterThan(0);
      await player.unmount();
    }
  });
}

for (const [what, words, width] of [
  ['a box narrower than its letters', 'words', 3],
  // A dash of three em.
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

const corner = [
  [0, 0],
  [0, 0],
  [0, 0],
];

for (const [what, size, v] of [
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
    const outline = { v, i: corner, o: corner, c: true };
    const along = {
      ...text,
      hasMask: true,
      masksProperties: [{ mode: 'n', inv: false, pt: still(outline), o: still(100), x: still(0) }],
    };
    const path = { m: 0, f: still(0), l: still(0), a: still(0), p: still(0), r: still(0) };
    const src = JSON.stringify({ ...animation, layers: [shape, along] })
      .replace('"p":{},"m"', `"p":${JSON.stringify(path)},"m"`)
      .replace('"s":12,"f"', `"s":${JSON.stringify(size)},"f"`);
    expect(await player.load({ ...ON_MAGENTA, src })).toBe('stopped');
    expect(ink(await player.box.locator('[role=img]').screenshot())).toBeGreaterThan(0);
  });
}

test('compositions that show each other without end are refused with what to do', async ({ page }) => {
  const player = playerOf(page);
  const { layers, ...animation } = square();
  const assets = Array.from({ length: 30 }, (_, id) => ({
    id: `c${id}`,
    layers: id < 29 ? [showing(`c${id + 1}`), showing(`c${id + 1}`)] : layers,
  }));
  expect(await player.load({ src: JSON.stringify({ ...animation, assets, layers: [showing('c0')] }) })).toBe(
    'error',
  );
  expect(await player.error()).toMatchObject({
    code: 'invalid',
    message:
      'The compositions of this animation show 1610612735 layers; they must show 20000 or fewer. Simplify it in its editor.',
  });
});

test('a composition that shows itself twice is refused with what to do', async ({ page }) => {
  const player = playerOf(page);
  const { layers, ...animation } = square();
  const assets = [{ id: 'c0', layers: [...layers, showing('c0'), showing('c0')] }];
  expect(await player.load({ src: JSON.stringify({ ...animation, assets, layers: [showing('c0')] }) })).toBe(
    'error',
  );
  expect(await player.error()).toMatchObject({
    code: 'invalid',
    message: 'The compositions of this animation show each other without end. Take that out in its editor.',
  });
});

test('a trim by lists of one number is drawn as one by the numbers', async ({ page }) => {
  const player = playerOf(page);
  const { layers, ...animation } = square();
  const [layer] = layers;
  const pictures = [];
  for (const value of [still, (k: number) => still([k])]) {
    const trim = { ty: 'tm', s: value(20), e: value(50), o: value(90), m: 1 };
    const dot = { ...layer, shapes: [{ ty: 'gr', it: [...DOT, trim, UNMOVED] }] };
    expect(await player.load({ ...ON_MAGENTA, src: JSON.stringify({ ...animation, layers: [dot] }) })).toBe(
      'stopped',
    );
    pictures.push(await player.box.locator('[role=img]').screenshot());
    await player.unmount();
  }
  expect(ink(pictures[0] as Buffer)).toBeGreaterThan(0);
  expect(pictures[1]).toEqual(pictures[0]);
});

for (const [what, rotation] of Object.entries({
  'one keyframe': { a: 1, k: [{ t: 10, s: [45] }] },
  'keyframes without easing': {
    a: 1,
    k: [
      { t: 0, s: [0] },
      { t: 60, s: [90] },
    ],
  },
})) {
  test(`${what}, which lottie-web draws at its second attempt only, is drawn`, async ({ page }) => {
    const player = playerOf(page);
    const { layers, ...animation } = square();
    const turned = layers.map((layer) => ({ ...layer, ks: { ...layer.ks, r: rotation } }));
    expect(await player.load({ ...ON_MAGENTA, src: { ...animation, layers: turned } })).toBe('stopped');
    expect(ink(await player.box.locator('[role=img]').screenshot())).toBeGreaterThan(0);
  });
}

for (const [what, animation] of Object.entries({
  'many layers': manyLayers(),
  'one composition': composed(),
})) {
  test(`a large animation of ${what} is built over several tasks`, async ({ page }) => {
    const player = playerOf(page);
    await page.evaluate(() => {
      globalThis.tasks = 0;
      // Hears once what a task added to a picture.
      new MutationObserver((records) => {
        if (records.some(({ target }) => target.nodeName === 'g')) globalThis.tasks += 1;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    expect(await player.load({ src: animation })).toBe('stopped');
    expect(await page.evaluate(() => globalThis.tasks)).toBeGreaterThan(3);
  });
}

for (const [what, animation] of Object.entries({
  'many layers': manyLayers(30),
  'one composition': composed(30),
})) {
  test(`what a large animation of ${what} shows later is built before its time`, async ({ page, faults }) => {
    const player = playerOf(page);
    expect(await player.load({ src: animation })).toBe('stopped');
    await expect(player.box.locator('g path')).toHaveCount(800);
    await player.unmount();
    // Taken away while it is built.
    expect(await player.load({ src: animation })).toBe('stopped');
    await player.unmount();
    expect(faults).toEqual([]);
  });
}

async function expectAlike(page: Page, animations: readonly object[], renderer: PlayerRenderer) {
  const rows = [];
  for (const src of animations) rows.push(await picturesOf(page, src, renderer));
  for (const [index, picture] of rows[0]?.entries() ?? []) {
    expect(ink(picture)).toBeGreaterThan(0);
    expect(picture.equals(rows[1]?.[index] ?? Buffer.of())).toBe(true);
  }
}

async function picturesOf(page: Page, src: object, renderer: PlayerRenderer) {
  const player = playerOf(page);
  expect(await player.load({ ...ON_MAGENTA, src, renderer })).toBe('stopped');
  const pictures = [];
  for (const frame of [0, 20, 40, 41, 10]) {
    await page.evaluate((frame) => window.harness.handle('player').seek(frame), frame);
    // A layer is left out in a task of its own, after the frame that it failed.
    await aFrame(page);
    pictures.push(await player.box.locator('[role=img]').screenshot());
  }
  expect(await player.state()).toBe('paused');
  await player.unmount();
  return pictures;
}

/** @param later the frame from which on all but the first layer show */
function manyLayers(later = 0) {
  const animation = square();
  const [layer] = animation.layers;
  const shapes = Array.from({ length: 20 }, () => layer?.shapes[0]);
  const layers = Array.from({ length: 40 }, (_, index) => ({
    ...layer,
    ind: index + 1,
    ip: index ? later : 0,
    shapes,
  }));
  return { ...animation, layers };
}

/** The same, as a composition that the only layer shows. */
function composed(later?: number) {
  const { layers, ...animation } = manyLayers(later);
  return { ...animation, assets: [{ id: 'squares', layers }], layers: [showing('squares')] };
}

/** Pixels of the picture that stand off its background. */
function ink(screenshot: Buffer): number {
  const { data } = PNG.sync.read(screenshot);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (MAGENTA.some((channel, index) => Math.abs((data[at + index] ?? 0) - channel) > 8)) count += 1;
  }
  return count;
}

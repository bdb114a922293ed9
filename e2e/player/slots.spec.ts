import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square, staticValue } from './harness/square';
import { RENDERERS } from './renderers';
import { countRequests } from './requests';

const { layers, ...animation } = square({ colour: [1, 0, 0] });
const [layer] = layers;

/** A square of 60 pixels in the middle, its colour and its size in slots, over a smaller one whose colour is a gradient's. */
const src = {
  ...animation,
  slots: { ink: { p: staticValue([0, 0, 1, 1]) } },
  layers: [
    {
      ...layer,
      ks: { ...layer?.ks, p: staticValue([50, 25, 0]) },
      shapes: [
        {
          ty: 'rc',
          d: 1,
          s: { ...staticValue([100, 50]), sid: 'size' },
          p: staticValue([0, 0]),
          r: staticValue(0),
        },
        { ty: 'fl', c: { ...staticValue([1, 0, 0, 1]), sid: 'ink' }, o: staticValue(100), r: 1 },
      ],
    },
    {
      ...layer,
      ind: 2,
      ks: { ...layer?.ks, p: staticValue([50, 75, 0]) },
      shapes: [
        { ty: 'rc', d: 1, s: staticValue([100, 50]), p: staticValue([0, 0]), r: staticValue(0) },
        {
          ty: 'gf',
          t: 1,
          o: { ...staticValue(100), sid: 'opacity' },
          s: staticValue([-50, 0]),
          e: staticValue([50, 0]),
          g: { p: 2, k: staticValue([0, 0, 1, 0, 1, 0, 1, 0]), sid: 'sky' },
        },
      ],
    },
  ],
};

/** Of the upper half's middle, and of the lower half's left and right end. */
type Colours = [upper: string, left: string, right: string];

const OWN: Colours = ['0,0,255', '0,255,0', '0,255,0'];
const SLOTS = {
  ink: '#ff8000',
  sky: [
    { offset: 0, color: '#ff0000' },
    { offset: 1, color: [0, 0, 1] },
  ],
};
const CHANGED: Colours = ['255,128,0', '255,0,0', '0,0,255'];

const WAYS = [...RENDERERS.map((renderer) => [renderer, true] as const), ['canvas', false] as const];

for (const [renderer, hasWorker] of WAYS) {
  const where = hasWorker ? renderer : `${renderer} on the page`;

  test(`${where}: slots are drawn with the host's values, from the first frame on and when they change`, async ({
    page,
  }) => {
    if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
    const player = playerOf(page);
    await player.load({ src, renderer, slots: SLOTS });
    await expect.poll(() => coloursOf(page)).toEqual(CHANGED);
    await player.seek(30);
    for (const [slots, colours] of [
      [{}, OWN],
      [SLOTS, CHANGED],
      [{ ink: [0, 1, 1] }, ['0,255,255', '0,255,0', '0,255,0']],
      [undefined, OWN],
    ] as const) {
      await player.update({ slots });
      await expect.poll(() => coloursOf(page)).toEqual(colours);
      expect(await player.frame()).toBe(30);
    }
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
  });
}

for (const renderer of ['svg', 'canvas'] as const) {
  test(`${renderer}: another value while it plays is seen at the same frame, without a gap`, async ({
    page,
  }) => {
    const moving = JSON.parse(JSON.stringify(square({ frames: 600 })));
    moving.layers[0].shapes[0].it[1].c.sid = 'ink';
    const player = playerOf(page);
    await player.load(
      { src: moving, renderer, speed: 0.2, loop: true, slots: { ink: '#0000ff' } },
      { height: 400 },
    );
    await player.seek(300);
    await player.play();
    const seen = await page.evaluate(watchPicture);
    expect(await player.state()).toBe('playing');
    expect(seen.colours).toEqual(['blue', 'green']);
    expect(seen.empty).toBe(0);
    expect(seen.leap).toBeLessThan(8);
  });
}

for (const renderer of ['svg', 'canvas'] as const) {
  test(`${renderer}: values that change while the file is on its way are in its first frame`, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('/late.json', async (route) => {
      await released;
      await route.fulfill({ json: src });
    });
    const player = playerOf(page);
    const requested = page.waitForRequest('**/late.json');
    await player.mount({ src: '/late.json', renderer });
    await requested;
    await player.update({ slots: SLOTS });
    release();
    expect(await player.settled()).toBe('stopped');
    await expect.poll(() => coloursOf(page)).toEqual(CHANGED);
    expect(await player.eventsAndFrames()).toEqual(['load', 'ready']);
  });
}

test('a value that changes all the time is seen while it does', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src, renderer: 'canvas', slots: SLOTS });
  const drawn = await page.evaluate(async () => {
    for (let red = 0; red <= 200; red += 1) {
      window.harness.update('player', { slots: { ink: [red / 200, 0, 0] } });
      await new Promise((resolve) => setTimeout(resolve));
    }
    return window.harness.details('player', 'frame').length;
  });
  expect(drawn).toBeGreaterThan(20);
  await expect.poll(async () => (await coloursOf(page))[0]).toBe('255,0,0');
});

test('a snapshot has the values too', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src, slots: SLOTS });
  const text = await page.evaluate(async () => {
    const blob = await window.harness.handle('player').snapshot({ format: 'svg' });
    return blob.text();
  });
  expect(text).toContain('rgb(255,128,0)');
});

test('a text and an image are taken in the place of the file’s', async ({ page }) => {
  const text = await page.evaluate(async () => {
    const file = JSON.parse(JSON.stringify(window.harness.square()));
    const still = (k: unknown) => ({ a: 0, k });
    const ks = {
      o: still(100),
      r: still(0),
      a: still([0, 0, 0]),
      s: still([100, 100, 100]),
      p: still([10, 90, 0]),
    };
    file.fonts = { list: [{ fName: 'sans', fFamily: 'sans-serif', fStyle: 'Regular', ascent: 75 }] };
    const words = { s: 12, f: 'sans', t: 'words', j: 0, tr: 0, lh: 14, ls: 0, fc: [0, 0, 0] };
    file.layers.push({
      ...{ ty: 5, ind: 2, ip: 0, op: 60, st: 0, ks },
      t: { d: { k: [{ t: 0, s: words }], sid: 'greeting' }, p: {}, m: { g: 1, a: still([0, 0]) }, a: [] },
    });
    file.assets = [{ id: 'picture', w: 20, h: 20, u: '', p: 'data:,', e: 1, sid: 'logo' }];
    file.layers.push({ ty: 2, refId: 'picture', ind: 3, ip: 0, op: 60, st: 0, ks });
    const logo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    await window.harness.load('player', { src: file, slots: { greeting: 'hello', logo } });
    const [picture] = window.harness.pictures('player');
    return [
      picture?.querySelector('g[aria-label]')?.getAttribute('aria-label'),
      picture?.querySelector('image')?.getAttribute('href') === logo,
    ];
  });
  expect(text).toEqual(['hello', true]);
});

test('a wrong value is named on the console, and the picture stays', async ({ page }) => {
  for (const renderer of ['svg', 'canvas'] as const) {
    const player = playerOf(page);
    const warning = page.waitForEvent('console', (message) => message.text().includes('slots.size'));
    await player.load({ src, renderer, slots: { ...SLOTS, size: 'large' } });
    expect((await warning).text()).toBe('slots.size is "large"; it must be a list of two or three numbers.');
    await expect.poll(() => coloursOf(page)).toEqual(CHANGED);
    expect(await player.events()).toEqual(['load', 'ready']);
    await player.unmount();
  }
});

for (const renderer of ['svg', 'canvas'] as const) {
  test(`${renderer}: a value that JSON can’t hold is named on the console, and the picture stays`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith('slots.')) warnings.push(message.text());
    });
    const state = await page.evaluate(
      ({ src, renderer, slots }) => {
        const circular: unknown[] = [];
        circular.push(circular);
        const wrong = { size: 5n, opacity: Number.NaN, ink: circular } as unknown as typeof slots;
        return window.harness.load('player', { src, renderer, slots: { ...slots, ...wrong } });
      },
      { src, renderer, slots: SLOTS as NonNullable<SerialisableProps['slots']> },
    );
    expect(state).toBe('stopped');
    await expect
      .poll(() => warnings.sort())
      .toEqual([
        'slots.ink is an object; it must be a color: #rgb, #rrggbb, a computed CSS color, or a list of red, green and blue from 0 to 1.',
        'slots.opacity is NaN; it must be a number.',
        'slots.size is 5; it must be a list of two or three numbers.',
      ]);
    await expect.poll(() => coloursOf(page)).toEqual([OWN[0], CHANGED[1], CHANGED[2]]);
  });
}

for (const [renderer, color, drawn] of [
  ['svg', 'oklch(0.7 0.1 200)', '64,177,183'],
  ['canvas', 'oklch(0.7 0.1 200)', '64,177,183'],
  ['svg', 'rgb(30 20 200 / 90%)', '30,20,200'],
] as const) {
  test(`${renderer}: the computed colour of an element may be ${color}`, async ({ page }) => {
    const ink = await page.evaluate((color) => {
      document.body.style.color = color;
      return getComputedStyle(document.body).color;
    }, color);
    const player = playerOf(page);
    await player.load({ src, renderer, slots: { ink } });
    await expect.poll(async () => (await coloursOf(page))[0]).toBe(drawn);
  });
}

for (const logo of ['', 'javascript:0']) {
  test(`“${logo}” is no address of an image: the file’s is seen, and the page is not asked for`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const requests = countRequests(page, '/');
    const own = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const file = {
      ...src,
      assets: [{ id: 'picture', w: 20, h: 20, u: '', p: own, e: 1, sid: 'logo' }],
      layers: [...src.layers, { ...layer, ty: 2, refId: 'picture', ind: 3, shapes: undefined }],
    };
    const player = playerOf(page);
    await player.load({ src: file, slots: { logo } });
    await expect(player.box.locator('image')).toHaveAttribute('href', own);
    await expect.poll(() => warnings).toEqual([`slots.logo is "${logo}"; it must be the URL of an image.`]);
    expect(requests()).toBe(0);
  });
}

test('a slot that no file has is named, also where it has none at all', async ({ page }) => {
  const warning = page.waitForEvent('console', (message) => message.text().includes('slots.inc'));
  await playerOf(page).load({ src: square(), slots: { inc: 5 } });
  expect((await warning).text()).toBe('slots.inc is set, but the file has no such slot (it has: none).');
});

/** Changes the colour half a second in. @returns the colours seen, and how often there was nothing, and how far it leapt */
async function watchPicture() {
  const colours: string[] = [];
  let empty = 0;
  let leap = 0;
  let before = 0;
  const sample = new OffscreenCanvas(100, 100).getContext('2d', { willReadFrequently: true });
  for (let frame = 0; frame < 60; frame += 1) {
    if (frame === 20) window.harness.update('player', { slots: { ink: '#00ff00' } });
    await new Promise(requestAnimationFrame);
    const picture = window.harness
      .pictures('player')
      .find(({ host }) => getComputedStyle(host).visibility !== 'hidden');
    const canvas = picture?.querySelector('canvas');
    const path = picture?.querySelector('path');
    let colour = path?.getAttribute('fill') ?? '';
    let x = path?.getBoundingClientRect().x ?? 0;
    if (canvas && sample) {
      sample.clearRect(0, 0, 100, 100);
      sample.drawImage(canvas, 0, 0, 100, 100);
      const { data } = sample.getImageData(0, 50, 100, 1);
      x = [...Array(100).keys()].findIndex((at) => (data[at * 4 + 3] ?? 0) > 128) * 4;
      const inside = (x / 4 + 5) * 4;
      colour = x < 0 ? '' : `rgb(${[...data.subarray(inside, inside + 3)]})`;
    }
    const name = { 'rgb(0,0,255)': 'blue', 'rgb(0,255,0)': 'green' }[colour.replaceAll(' ', '')];
    if (!name) empty += 1;
    else if (colours.at(-1) !== name) colours.push(name);
    if (before && x > 0) leap = Math.max(leap, Math.abs(x - before));
    before = x;
  }
  return { colours, empty, leap };
}

async function coloursOf(page: Page): Promise<string[]> {
  const { data, width, height } = PNG.sync.read(await playerOf(page).box.getByRole('img').screenshot());
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    // Near the end a gradient is all but its last colour.
    return [...data.subarray(start, start + 3)].map((channel) =>
      channel > 240 ? 255 : channel < 15 ? 0 : channel,
    );
  };
  return [at(0.5, 0.25), at(0.01, 0.75), at(0.99, 0.75)].map(String);
}

import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { deferred } from '../hold-requests';
import { expect, playerOf, test } from './fixtures';
import { readCase } from './harness/cases';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

/**
 * A file with slots for the color and size of its upper half, and for the gradient and opacity of its lower
 * half.
 */
const src: object = JSON.parse(readCase('slotted.json'));

/** The colors at the center of the upper half, and at both ends of the lower half. */
type Colors = [upper: string, left: string, right: string];

/** The colors of the file. */
const OWN: Colors = ['0,0,255', '0,255,0', '0,255,0'];

const SLOTS = {
  ink: '#ff8000',
  sky: [
    { offset: 0, color: '#ff0000' },
    { offset: 1, color: [0, 0, 1] },
  ],
};

/** The colors with `SLOTS`. */
const CHANGED: Colors = ['255,128,0', '255,0,0', '0,0,255'];

/** Reads the colors of `slotted.json` on screen. */
async function colorsOf(page: Page): Promise<string[]> {
  const { data, width, height } = PNG.sync.read(await playerOf(page).box.getByRole('img').screenshot());
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    // Close to its end, a gradient has almost its last color.
    return [...data.subarray(start, start + 3)].map((channel) =>
      channel > 240 ? 255 : channel < 15 ? 0 : channel,
    );
  };
  return [at(0.5, 0.25), at(0.01, 0.75), at(0.99, 0.75)].map(String);
}

/**
 * Changes the slot `ink` to green after 20 frames. Runs in the page.
 * @returns the colors on screen, the number of blank frames, and the largest distance between two frames
 */
async function watchSlotChange() {
  const colors: string[] = [];
  let empty = 0;
  let leap = 0;
  let before = 0;
  const sample = new OffscreenCanvas(100, 100).getContext('2d', { willReadFrequently: true });
  for (let frame = 0; frame < 60; frame += 1) {
    if (frame === 20) window.harness.update('player', { slots: { ink: '#00ff00' } });
    await new Promise(requestAnimationFrame);
    const visible = window.harness
      .pictures('player')
      .find(({ host }) => getComputedStyle(host).visibility !== 'hidden');
    const canvas = visible?.querySelector('canvas');
    const path = visible?.querySelector('path');
    let color = path?.getAttribute('fill') ?? '';
    let x = path?.getBoundingClientRect().x ?? 0;
    if (canvas && sample) {
      sample.clearRect(0, 0, 100, 100);
      sample.drawImage(canvas, 0, 0, 100, 100);
      const { data } = sample.getImageData(0, 50, 100, 1);
      x = [...Array(100).keys()].findIndex((at) => (data[at * 4 + 3] ?? 0) > 128) * 4;
      const inside = (x / 4 + 5) * 4;
      color = x < 0 ? '' : `rgb(${[...data.subarray(inside, inside + 3)]})`;
    }
    const name = { 'rgb(0,0,255)': 'blue', 'rgb(0,255,0)': 'green' }[color.replaceAll(' ', '')];
    if (!name) empty += 1;
    else if (colors.at(-1) !== name) colors.push(name);
    if (before && x > 0) leap = Math.max(leap, Math.abs(x - before));
    before = x;
  }
  return { colors, empty, leap };
}

const WAYS = [...RENDERERS.map((renderer) => [renderer, true] as const), ['canvas', false] as const];

for (const [renderer, hasWorker] of WAYS) {
  test(`applies slots from the first frame and when they change, in ${renderer}${hasWorker ? '' : ' on the page'}`, async ({
    page,
  }) => {
    if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
    const player = playerOf(page);
    await player.load({ src, renderer, slots: SLOTS });
    await expect.poll(() => colorsOf(page)).toEqual(CHANGED);
    await player.seek(30);
    for (const [slots, colors] of [
      [{}, OWN],
      [SLOTS, CHANGED],
      [{ ink: [0, 1, 1] }, ['0,255,255', '0,255,0', '0,255,0']],
      [undefined, OWN],
    ] as const) {
      await player.update({ slots });
      await expect.poll(() => colorsOf(page)).toEqual(colors);
      expect(await player.frame()).toBe(30);
    }
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
  });
}

for (const renderer of ['svg', 'canvas'] as const) {
  test(`applies a slot that changes during playback at the same frame, without a blank frame, in ${renderer}`, async ({
    page,
  }) => {
    const moving = JSON.parse(JSON.stringify(square({ frames: 600 })));
    moving.layers[0].shapes[0].it[1].c.sid = 'ink';
    const player = playerOf(page);
    await player.load({ src: moving, renderer, speed: 0.2, loop: true, slots: { ink: '#0000ff' } });
    await player.seek(300);
    await player.play();
    const { colors, empty, leap } = await page.evaluate(watchSlotChange);
    expect(await player.state()).toBe('playing');
    expect({ colors, empty }).toEqual({ colors: ['blue', 'green'], empty: 0 });
    expect(leap).toBeLessThan(8);
  });

  test(`applies a slot that changes during loading in the first frame, in ${renderer}`, async ({ page }) => {
    const answer = deferred();
    await page.route('/late.json', async (route) => {
      await answer.promise;
      await route.fulfill({ json: src });
    });
    const player = playerOf(page);
    const requested = page.waitForRequest('**/late.json');
    await player.mount({ src: '/late.json', renderer });
    await requested;
    await player.update({ slots: SLOTS });
    answer.resolve();
    expect(await player.settled()).toBe('stopped');
    await expect.poll(() => colorsOf(page)).toEqual(CHANGED);
    expect(await player.eventsAndFrames()).toEqual(['load', 'ready']);
  });
}

test('warns about slots that are invalid or can’t be sent to a worker, and applies the others', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('slots.')) warnings.push(message.text());
  });
  const state = await page.evaluate(
    ({ src, slots }) => {
      const circular: unknown[] = [];
      circular.push(circular);
      const invalid = { size: 5n, opacity: 'much', ink: circular, inc: 5 } as unknown as typeof slots;
      return window.harness.load('player', { src, renderer: 'canvas', slots: { ...slots, ...invalid } });
    },
    { src, slots: SLOTS as NonNullable<SerialisableProps['slots']> },
  );
  expect(state).toBe('stopped');
  await expect
    .poll(() => warnings.map((warning) => warning.split(' ')[0]).sort())
    .toEqual(['slots.inc', 'slots.ink', 'slots.opacity', 'slots.size']);
  await expect.poll(() => colorsOf(page)).toEqual([OWN[0], CHANGED[1], CHANGED[2]]);
});

test('renders while a slot changes continuously', async ({ page }) => {
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
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('255,0,0');
});

test('applies the computed color of an element, also in a snapshot', async ({ page }) => {
  const player = playerOf(page);
  for (const [renderer, color, rgb] of [
    ['svg', 'oklch(0.7 0.1 200)', '64,177,183'],
    ['canvas', 'oklch(0.7 0.1 200)', '64,177,183'],
    ['svg', 'rgb(30 20 200 / 90%)', '30,20,200'],
  ] as const) {
    const ink = await page.evaluate((color) => {
      document.body.style.color = color;
      return getComputedStyle(document.body).color;
    }, color);
    await player.load({ src, renderer, slots: { ink } });
    await expect.poll(async () => (await colorsOf(page))[0], `${renderer}, ${color}`).toBe(rgb);
    const snapshot = await page.evaluate(async () =>
      (await window.harness.handle('player').snapshot({ format: 'svg' })).text(),
    );
    expect(snapshot).toContain(`rgb(${rgb})`);
    await player.unmount();
  }
});

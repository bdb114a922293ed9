import type { Page } from '@playwright/test';
import { readTestFile } from '@/testing/cases';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, recordRequests, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';
import { colorAt, decode } from './pixels';
import { RENDERERS_AND_PAGE } from './renderers';

/**
 * An animation with slots for the color and size of its upper half, and for the gradient and opacity of its
 * lower half.
 */
const src: object = JSON.parse(readTestFile('slotted.json'));

/** The colors at the center of the upper half, and at the left and right ends of the lower half. */
type Colors = [upper: string, left: string, right: string];

const OWN: Colors = ['0,0,255', '0,255,0', '0,255,0'];

const SLOTS: NonNullable<SerialisableProps['slots']> = {
  ink: '#ff8000',
  sky: [
    { offset: 0, color: '#ff0000' },
    { offset: 1, color: [0, 0, 1] },
  ],
};

const CHANGED: Colors = ['255,128,0', '255,0,0', '0,0,255'];

/** Waits until `slotted.json` shows these colors on screen. */
const expectColors = (page: Page, colors: Partial<Colors>) =>
  expect
    .poll(async () => {
      const png = decode(await playerOf(page).box.getByRole('img').screenshot());
      const at = (x: number, y: number) =>
        // Round channels close to 0 or 255, because the color near the end of a gradient is not exactly the
        // gradient's last color.
        colorAt(png, Math.floor(x * png.width), Math.floor(y * png.height)).map((channel) =>
          channel > 240 ? 255 : channel < 15 ? 0 : channel,
        );
      return [at(0.5, 0.25), at(0.01, 0.75), at(0.99, 0.75)].map(String);
    })
    .toMatchObject(colors);

for (const { renderer, hasWorker, where } of RENDERERS_AND_PAGE) {
  const sample = exhaustiveUnless(renderer === 'svg');
  test(`changed slots apply without reloading the file in ${where}`, sample, async ({ page }) => {
    if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
    const player = playerOf(page);
    await player.load({ src, renderer, slots: SLOTS });
    await expectColors(page, CHANGED);
    await player.seek(30);
    for (const [slots, colors] of [
      [{}, OWN],
      [SLOTS, CHANGED],
      [{ ink: [0, 1, 1] }, ['0,255,255', OWN[1], OWN[2]]],
      [undefined, OWN],
    ] satisfies [SerialisableProps['slots'], Colors][]) {
      await player.update({ slots });
      await expectColors(page, colors);
      expect(await player.frame()).toBe(30);
    }
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
  });
}

for (const renderer of ['svg', 'canvas'] as const) {
  const sample = exhaustiveUnless(renderer === 'canvas');
  test(`a slot that changes during loading or playback applies in ${renderer}`, sample, async ({ page }) => {
    const player = playerOf(page);
    await page.route('/late.json', async (route) => {
      await player.update({ slots: SLOTS });
      await route.fulfill({ json: src });
    });
    expect(await player.load({ src: '/late.json', renderer })).toBe('stopped');
    await expectColors(page, CHANGED);
    expect(await player.allEvents()).toEqual(['load', 'ready']);
    await player.unmount();

    const moving = JSON.parse(JSON.stringify(square({ frames: 600 })));
    moving.layers[0].shapes[0].it[1].c.sid = 'ink';
    await player.load({ src: moving, renderer, speed: 0.2, loop: true, slots: { ink: '#0000ff' } });
    await player.seek(300);
    await player.play();
    const { leap, ...seen } = await page.evaluate(watchSlotChange);
    expect(await player.state()).toBe('playing');
    expect(seen).toEqual({ colors: ['0,0,255', '0,255,0'], empty: 0 });
    expect(leap).toBeLessThan(8);
  });
}

/**
 * Changes the slot `ink` to green after 20 frames. Runs in the page.
 * @returns the colors on screen, the number of blank frames, and the largest distance that the shape moved
 *   from one frame to the next
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
    let color = path?.getAttribute('fill')?.replace(/rgb\((.*)\)/, '$1') ?? '';
    let x = path?.getBoundingClientRect().x ?? 0;
    if (canvas && sample) {
      sample.clearRect(0, 0, 100, 100);
      sample.drawImage(canvas, 0, 0, 100, 100);
      const { data } = sample.getImageData(0, 50, 100, 1);
      const edge = [...Array(100).keys()].findIndex((at) => (data[at * 4 + 3] ?? 0) > 128);
      color = edge < 0 ? '' : String([...data.subarray((edge + 5) * 4).subarray(0, 3)]);
      x = edge * 4;
    }
    if (!color) empty += 1;
    else if (colors.at(-1) !== color) colors.push(color);
    if (before && x > 0) leap = Math.max(leap, Math.abs(x - before));
    before = x;
  }
  return { colors, empty, leap };
}

test('a slot accepts a CSS color in any notation, on screen and in a snapshot', async ({ page }) => {
  const player = playerOf(page);
  for (const [renderer, color, rgb] of [
    ['svg', 'oklch(0.7 0.1 200)', '64,177,183'],
    ['canvas', 'oklch(0.7 0.1 200)', '64,177,183'],
    ['svg', 'rgb(30 20 200 / 100%)', '30,20,200'],
    ['canvas', 'rebeccapurple', '102,51,153'],
  ] as const) {
    await player.load({ src, renderer, slots: { ink: color } });
    await expectColors(page, [rgb, OWN[1], OWN[2]]);
    expect((await player.snapshot('svg')).toString()).toContain(`rgb(${rgb})`);
    await player.unmount();
  }
});

for (const renderer of ['svg', 'canvas'] as const) {
  const sample = exhaustiveUnless(renderer === 'canvas');
  test(`a new theme or animation requests no archive again, in ${renderer}`, sample, async ({ page }) => {
    // The archive has two animations, with 60 and 30 frames. In the first one, a square moves from the left
    // edge to the right edge. The square is red without a theme, and blue with the active theme.
    const src = '/files/themed.lottie';
    const requests = recordRequests(page, /themed/);
    const player = playerOf(page);
    const expectColor = async (x: number, color: number[]) =>
      expect.poll(async () => colorAt(decode(await player.picture.screenshot()), x, 200)).toEqual(color);
    await player.load({ src, renderer });
    await expectColor(80, [0, 0, 255]);
    await player.seek(30);
    for (const [props, color] of [
      [{ themeId: '' }, [255, 0, 0]],
      [{ themeId: 'Wood', slots: { ink: '#ffff00' } }, [255, 255, 0]],
      [{ themeId: undefined, slots: undefined }, [0, 0, 255]],
      [{ themeId: 'Wood' }, [0, 255, 0]],
    ] satisfies [object, number[]][]) {
      await player.update(props);
      await expectColor(200, color);
      expect(await player.frame()).toBe(30);
    }
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
    expect((await player.snapshot('svg')).toString()).toContain('rgb(0,255,0)');
    await player.update({ animationId: 'short' });
    await expect.poll(() => player.events()).toEqual(['load', 'ready', 'pause', 'load', 'ready']);
    expect(await player.totalFrames()).toBe(30);
    // The theme's rule targets only the first animation.
    await expectColor(80, [255, 0, 0]);
    expect(requests).toEqual([src]);
  });
}

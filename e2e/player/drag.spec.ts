import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { boundingBox } from './bounding-box';
import { loadWithControls } from './controls';
import { expect, nextFrame, playerOf, setStyles, test, touchTest } from './fixtures';
import { square } from './harness/square';
import { fingerOn } from './scrolling';

/** An animation with 101 frames, so that each percent of the area is one frame. */
const HUNDRED = square({ frames: 101 });
const DRAG = { src: HUNDRED, scrub: 'drag', label: 'Square', width: 400, height: 400 } as const;
/** The area from 40 to 360 px, and from 240 to 400 px, in a picture of 400 × 400 px. */
const AREA = { left: 10, right: 90, top: 60 };

const area = (page: Page) => page.locator('.player-scrub');

/** Returns a point of the picture, in percent of the area's width and at its middle height. */
async function pointAt(page: Page, percent: number) {
  await expect(area(page)).toBeVisible();
  const { x, y, width, height } = await boundingBox(area(page));
  return { x: x + (width * percent) / 100, y: y + height / 2 };
}

for (const renderer of ['svg', 'canvas'] as const)
  test(`a pressed mouse moves an animation in ${renderer}, and playback goes on after the release`, async ({
    page,
  }) => {
    const player = await loadWithControls(page, {
      ...DRAG,
      renderer,
      scrubArea: AREA,
      loop: true,
      speed: 0.001,
    });
    const from = await pointAt(page, 20);
    expect(await boundingBox(area(page))).toMatchObject({ x: from.x - 64, width: 320, height: 160 });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await expect.poll(() => player.frame()).toBe(20);
    expect(await player.state()).toBe('paused');
    for (const percent of [30, 75]) {
      const { x, y } = await pointAt(page, percent);
      await page.mouse.move(x, y);
      await expect.poll(() => player.frame()).toBe(percent);
    }
    // The pointer leaves the area.
    await page.mouse.move(from.x + 700, 10);
    await expect.poll(() => player.frame()).toBe(100);
    await page.mouse.up();
    await page.mouse.move(from.x, from.y);
    await nextFrame(page);
    expect(await player.frame()).toBe(100);
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
    await player.button('Play').click();
    await page.mouse.click(from.x, from.y);
    await expect(player.button('Pause')).toBeVisible();
    await expect.poll(() => player.frame()).toBe(20);
  });

test('a press outside of the area plays, and the area ends with the option', async ({ page }) => {
  const player = await loadWithControls(page, { ...DRAG, scrubArea: AREA });
  await pointAt(page, 0);
  await page.mouse.click(30, 30);
  await expect(player.button('Pause')).toBeVisible();
  await player.update({ scrubArea: { ...AREA, top: 80 } });
  await expect.poll(async () => (await boundingBox(area(page))).height).toBe(80);
  await player.update({ scrub: undefined });
  await expect(area(page)).toHaveCount(0);
});

test('an animation with an area plays by itself with autoplay, and once in view', async ({ page }) => {
  const player = playerOf(page);
  for (const autoplay of [true, 'in-view'] as const) {
    await player.load({ ...DRAG, autoplay, loop: true }, { width: 400, height: 400 });
    await expect.poll(() => player.state()).toBe('playing');
    await player.unmount();
  }
});

test('a press focuses the seek slider, whose keys then move', async ({ page }) => {
  const player = await loadWithControls(page, DRAG);
  const { x, y } = await pointAt(page, 50);
  await page.mouse.click(x, y);
  await expect(player.slider).toBeFocused();
  // The focus ring would cover the picture.
  await expect(player.bar.locator(':focus-visible')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  expect(await player.frame()).toBe(51);
  await expect(area(page)).not.toHaveAttribute('role');
  expect(await axeFindings(page, '#box-player')).toEqual([]);
});

test('without controls, the area is a slider with keys, unless the animation is a decoration', async ({
  page,
}) => {
  const player = playerOf(page);
  await player.load(DRAG, { width: 400, height: 400 });
  const slider = page.getByRole('slider', { name: 'Square' });
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  for (const [key, frame] of [
    ['ArrowRight', 1],
    ['Shift+ArrowUp', 11],
    ['ArrowLeft', 10],
    ['PageUp', 20],
    ['PageDown', 10],
    ['End', 100],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await player.frame(), key).toBe(frame);
    await expect(slider).toHaveAttribute('aria-valuenow', String(frame));
  }
  expect(await axeFindings(page, '#box-player')).toEqual([]);
  await player.unmount();
  await player.load({ ...DRAG, label: '' }, { width: 400, height: 400 });
  await expect(area(page)).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});

touchTest(
  'a finger moves the animation horizontally, taps seek, and vertical moves scroll the page',
  async ({ page }) => {
    const touch = await fingerOn(page);
    const player = await loadWithControls(page, { ...DRAG, speed: 0.001 }, 300);
    await setStyles(page, 'body { height: 300vh }');
    const { x, y } = await pointAt(page, 40);
    await touch('touchStart', { x, y });
    for (const percent of [50, 60, 80]) await touch('touchMove', await pointAt(page, percent));
    await expect.poll(() => player.frame()).toBe(80);
    await touch('touchEnd');
    await page.touchscreen.tap(x, y);
    await expect.poll(() => player.frame()).toBe(40);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const start = await pointAt(page, 10);
    await touch('touchStart', start);
    for (const up of [10, 30, 60, 100]) await touch('touchMove', { x: start.x, y: start.y - up });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await player.frame()).toBe(40);
    expect(await player.events()).toEqual(['load', 'ready', 'pause']);
  },
);

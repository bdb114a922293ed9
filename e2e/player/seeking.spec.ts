import type { Page } from '@playwright/test';
import { boundingBox } from './bounding-box';
import { loadWithControls } from './controls';
import { expect, test, touchTest } from './fixtures';
import { square } from './harness/square';
import { fingerOn } from './scrolling';

test.use({ viewport: { width: 800, height: 800 } });

test('the player holds the frame while the user drags the slider, and continues from there', async ({
  page,
}) => {
  const player = await loadWithControls(page);
  await page.evaluate(() => window.harness.installFakeClock());
  await player.button('Play').click();
  /**
   * Advances the clock by ten frames. Then expects that the animation has played or, if `isPlaying` is
   * `false`, that it is still at the same frame.
   */
  const expectPlaying = async (isPlaying: boolean) => {
    const before = await player.frame();
    await page.evaluate(() => window.harness.advanceFrames(1000 / 60, 10));
    if (isPlaying) expect(await player.frame()).toBeGreaterThan(before + 8);
    else expect(await player.frame()).toBe(before);
  };
  await expectPlaying(true);
  const box = await boundingBox(player.slider);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  const value = await player.slider.inputValue();
  expect(await player.frame()).toBeGreaterThan(20);
  await expectPlaying(false);
  expect(await player.slider.inputValue()).toBe(value);
  await page.mouse.move(box.x + box.width + 50, box.y + box.height / 2, { steps: 5 });
  await expectPlaying(false);
  expect(await player.frame()).toBe(59);
  await page.mouse.move(box.x + box.width / 2, box.y - 100, { steps: 5 });
  await page.mouse.up();
  await expectPlaying(true);
  expect(Number(await player.slider.inputValue())).toBeGreaterThan(Number(value));
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
});

// With 1,440 frames, the slider's steps skip most frames.
const MARKERS = [
  { tm: 301, dr: 10, cm: 'Doors open' },
  { tm: 907, dr: 10, cm: 'Doors shut' },
];

async function loadWithMarkers(page: Page, width?: number) {
  const player = await loadWithControls(page, { src: square({ frames: 1440, markers: MARKERS }) }, width);
  const tickAt = async (index: number) => {
    const tick = await boundingBox(player.bar.locator('ul[aria-hidden] li').nth(index));
    return { x: tick.x + tick.width / 2, y: tick.y + tick.height / 2 };
  };
  return { ...player, tickAt };
}

test('a press on a tick seeks to the marker’s first frame and moves the slider', async ({ page }) => {
  const player = await loadWithMarkers(page, 272);
  const slider = await boundingBox(player.slider);
  for (const [index, { tm, cm }] of MARKERS.entries()) {
    const { x, y } = await player.tickAt(index);
    expect(x).toBeCloseTo(slider.x + 8 + ((slider.width - 16) * tm) / 1439, 0);
    await page.mouse.move(x + 2, y);
    await expect(player.bar.getByText(`${tm} · ${cm}`, { exact: true })).toBeVisible();
    await expect(player.bar.locator('[data-pointed]')).toHaveCount(1);
    await page.mouse.down();
    await page.mouse.up();
    expect(await player.frame()).toBe(tm);
    expect(Number(await player.slider.inputValue())).toBeCloseTo((tm / 1439) * 100, 0);
  }
  await page.mouse.move(1, 1);
  await expect(player.bar.locator('[data-pointed]')).toHaveCount(0);
});

test('a press 5 px next to a tick, with Shift, or a drag from a tick seeks to the pointer', async ({
  page,
}) => {
  const player = await loadWithMarkers(page, 640);
  const { x, y } = await player.tickAt(0);
  await page.mouse.click(x + 5, y);
  expect(await player.frame()).toBeGreaterThan(305);
  await page.keyboard.down('Shift');
  await page.mouse.click(x + 2, y);
  await page.keyboard.up('Shift');
  expect(await player.frame()).not.toBe(301);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  const frame = await player.frame();
  expect(frame).toBeGreaterThan(350);
  await page.mouse.up();
  await page.keyboard.press('ArrowRight');
  expect(await player.frame()).toBe(frame + 1);
});

touchTest('a tap on a tick seeks to the marker’s first frame', async ({ page }) => {
  const player = await loadWithMarkers(page, 320);
  const { x, y } = await player.tickAt(1);
  await page.touchscreen.tap(x + 5, y);
  expect(await player.frame()).toBe(907);
});

touchTest('a touch drags the thumb from every height of the slider’s touch target', async ({ page }) => {
  const touch = await fingerOn(page);
  // With 24 markers, every touch is close to a tick.
  const markers = Array.from({ length: 24 }, (_, hour) => ({ tm: hour * 60, dr: 0, cm: `${hour}:00` }));
  const player = await loadWithControls(page, { src: square({ frames: 1440, markers }) }, 300);
  const slider = await boundingBox(player.slider);
  expect(slider.height).toBe(44);
  const at = (percent: number) => slider.x + 8 + ((slider.width - 16) * percent) / 100;
  const thumbPercent = () => player.slider.inputValue().then(Number);
  for (const below of [1, 12, 22, 32, 43]) {
    const y = slider.y + below;
    await touch('touchStart', { x: at(20), y });
    expect(Math.abs((await thumbPercent()) - 20)).toBeLessThan(3);
    for (const percent of [30, 45, 60]) await touch('touchMove', { x: at(percent), y });
    expect(Math.abs((await thumbPercent()) - 60)).toBeLessThan(2);
    expect(Math.abs((await player.frame()) / 14.4 - (await thumbPercent()))).toBeLessThan(0.2);
    await touch('touchEnd');
  }
});

touchTest('the thumb moves to touches that the browser’s own slider ignores', async ({ page }) => {
  const player = await loadWithControls(page);
  const slider = await boundingBox(player.slider);
  const dispatch = (type: string, part: number) =>
    player.slider.dispatchEvent(type, {
      pointerType: 'touch',
      pointerId: 7,
      clientX: slider.x + 8 + (slider.width - 16) * part,
    });
  // Browsers don't move the slider in response to events that scripts dispatch.
  await dispatch('pointerdown', 0.25);
  expect(await player.slider.inputValue()).toBe('25');
  await dispatch('pointermove', 0.5);
  expect(await player.slider.inputValue()).toBe('50');
  expect(await player.frame()).toBe(30);
  await dispatch('pointerup', 0.5);
  await dispatch('pointermove', 0.75);
  expect(await player.frame()).toBe(30);
});

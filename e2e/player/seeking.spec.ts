import type { Page } from '@playwright/test';
import { boundingBox } from './bounding-box';
import { loadWithControls } from './controls';
import { expect, test } from './fixtures';
import { memoryProbe } from './harness/memory';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';

test.use({ viewport: { width: 800, height: 800 } });

/** Loads a player with controls and starts playback with a fake clock. */
async function loadPlaying(page: Page, props?: SerialisableProps) {
  const player = await loadWithControls(page, props);
  await page.evaluate(() => window.harness.installFakeClock());
  await player.button('Play').click();
  /** Expects that the animation plays for ten frames, or that it stays at its frame. */
  const expectPlaying = async (isPlaying: boolean) => {
    const before = await player.frame();
    await page.evaluate(() => window.harness.advanceFrames(1000 / 60, 10));
    if (isPlaying) expect(await player.frame()).toBeGreaterThan(before + 8);
    else expect(await player.frame()).toBe(before);
  };
  return { ...player, expectPlaying };
}

test('holds the frame while the user drags the slider, and continues playback from there', async ({
  page,
}) => {
  const player = await loadPlaying(page);
  await player.expectPlaying(true);
  const box = await boundingBox(player.slider);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  const value = await player.slider.inputValue();
  expect(await player.frame()).toBeGreaterThan(20);
  await player.expectPlaying(false);
  expect(await player.slider.inputValue()).toBe(value);
  await page.mouse.move(box.x + box.width + 50, box.y + box.height / 2, { steps: 5 });
  await player.expectPlaying(false);
  expect(await player.frame()).toBe(59);
  await page.mouse.move(box.x + box.width / 2, box.y - 100, { steps: 5 });
  await page.mouse.up();
  await player.expectPlaying(true);
  expect(Number(await player.slider.inputValue())).toBeGreaterThan(Number(value));
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
});

test('is released on pointercancel, when the window loses the focus, and if the host stops pointerup', async ({
  page,
}) => {
  const player = await loadPlaying(page);
  await player.box.evaluate((box) => box.addEventListener('pointerup', (event) => event.stopPropagation()));
  await player.slider.click({ position: { x: 40, y: 8 } });
  await player.expectPlaying(true);
  for (const event of ['pointercancel', 'blur']) {
    await player.slider.hover({ position: { x: 40, y: 8 } });
    await page.mouse.down();
    await player.expectPlaying(false);
    // The mouse has the pointer id 1.
    await page.evaluate((event) => window.dispatchEvent(new PointerEvent(event, { pointerId: 1 })), event);
    await player.expectPlaying(true);
    await page.mouse.up();
  }
});

test('ignores other fingers while the user holds it, even on a marker’s tick', async ({ page }) => {
  const player = await loadPlaying(page, { src: square({ markers: [{ tm: 50, dr: 1, cm: 'Late' }] }) });
  await player.slider.hover();
  await page.mouse.down();
  const tick = await boundingBox(player.bar.locator('ul[aria-hidden] li'));
  const finger = { pointerId: 2, pointerType: 'touch', clientX: tick.x, clientY: tick.y };
  for (const target of [player.slider, player.picture]) {
    for (const event of ['pointerdown', 'pointerup', 'pointerdown', 'pointercancel']) {
      await target.dispatchEvent(event, finger);
      await player.expectPlaying(false);
    }
  }
  await page.mouse.up();
  await player.expectPlaying(true);
});

test('leaves no listener when the player unmounts while the user holds it', async ({ page }) => {
  const measure = await memoryProbe(page);
  const listeners: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const player = await loadWithControls(page);
    await player.slider.hover();
    await page.mouse.down();
    await player.unmount();
    if (time > 0) listeners.push((await measure()).listeners);
    await page.mouse.up();
  }
  expect(listeners[1]).toBeLessThanOrEqual(listeners[0] ?? 0);
});

// With 1,440 frames, the slider's steps skip most frames.
const MARKERS = [
  { tm: 301, dr: 10, cm: 'Doors open' },
  { tm: 907, dr: 10, cm: 'Doors shut' },
];

async function loadWithMarkers(page: Page, width?: number) {
  const player = await loadWithControls(page, { src: square({ frames: 1440, markers: MARKERS }) }, width);
  /** Returns the center of a marker's tick. */
  const tickAt = async (index: number) => {
    const tick = await boundingBox(player.bar.locator('ul[aria-hidden] li').nth(index));
    return { x: tick.x + tick.width / 2, y: tick.y + tick.height / 2 };
  };
  return { ...player, tickAt };
}

test('a press on a marker’s tick seeks to its first frame and moves the slider', async ({ page }) => {
  for (const width of [272, 640]) {
    const player = await loadWithMarkers(page, width);
    const slider = await boundingBox(player.slider);
    for (const [index, { tm, cm }] of MARKERS.entries()) {
      const { x, y } = await player.tickAt(index);
      expect(x).toBeCloseTo(slider.x + 8 + ((slider.width - 16) * tm) / 1439, 0);
      await page.mouse.move(x + 3, y);
      await expect(player.bar.getByText(`${tm} · ${cm}`, { exact: true })).toBeVisible();
      await expect(player.bar.locator('[data-pointed]')).toHaveCount(1);
      await page.mouse.down();
      await page.mouse.up();
      expect(await player.frame()).toBe(tm);
      expect(Number(await player.slider.inputValue())).toBeCloseTo((tm / 1439) * 100, 0);
    }
    await page.mouse.move(1, 1);
    await expect(player.bar.locator('[data-pointed]')).toHaveCount(0);
    await player.unmount();
  }
});

test('a press next to a tick, and a drag from a tick, seek to the pointer', async ({ page }) => {
  const player = await loadWithMarkers(page, 640);
  const { x, y } = await player.tickAt(0);
  await page.mouse.click(x + 20, y);
  expect(await player.frame()).toBeGreaterThan(320);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  const frame = await player.frame();
  expect(frame).toBeGreaterThan(350);
  await page.mouse.up();
  await page.keyboard.press('ArrowRight');
  expect(await player.frame()).toBe(frame + 1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on a tick seeks to its first frame', async ({ page }) => {
    const player = await loadWithMarkers(page, 320);
    const { x, y } = await player.tickAt(1);
    await page.touchscreen.tap(x + 5, y);
    expect(await player.frame()).toBe(907);
  });
});

import type { Page } from '@playwright/test';
import { boundingBox } from './bounding-box';
import { loadWithControls } from './controls';
import { expect, test } from './fixtures';
import { square } from './harness/square';

// With 1,440 frames, the slider's steps skip most frames.
const MARKERS = [
  { tm: 301, dr: 10, cm: 'Doors open' },
  { tm: 907, dr: 10, cm: 'Doors shut' },
];

test.use({ viewport: { width: 800, height: 800 } });

async function load(page: Page, width = 640) {
  const player = await loadWithControls(page, { src: square({ frames: 1440, markers: MARKERS }) }, width);
  const ticks = player.bar.locator('ul[aria-hidden] li');
  /** Returns the center of a marker's tick. */
  const tickAt = async (index: number) => {
    const tick = await boundingBox(ticks.nth(index));
    return { x: tick.x + tick.width / 2, y: tick.y + tick.height / 2 };
  };
  return { ...player, ticks, tickAt };
}

for (const width of [272, 640]) {
  test(`a press on a marker’s tick seeks to its first frame and moves the slider, ${width} px wide`, async ({
    page,
  }) => {
    const player = await load(page, width);
    await expect(player.ticks).toHaveCount(2);
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
  });
}

test('a press next to a tick, and a drag from a tick, seek to the pointer', async ({ page }) => {
  const player = await load(page);
  const { x, y } = await player.tickAt(0);
  await page.mouse.click(x + 20, y);
  expect(await player.frame()).toBeGreaterThan(320);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  expect(await player.frame()).toBeGreaterThan(350);
  await page.mouse.up();
  const frame = await player.frame();
  await page.keyboard.press('ArrowRight');
  expect(await player.frame()).toBe(frame + 1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on a tick seeks to its first frame', async ({ page }) => {
    const player = await load(page, 320);
    const { x, y } = await player.tickAt(1);
    await page.touchscreen.tap(x + 5, y);
    expect(await player.frame()).toBe(907);
  });
});

import type { Page } from '@playwright/test';
import { boundingBox } from './bounding-box';
import { loadWithControls } from './controls';
import { expect, test } from './fixtures';
import { square } from './harness/square';

test('the slider shows the markers of the file, from the first frame of the segment', async ({ page }) => {
  const markers = [
    { tm: 0, dr: 5, cm: 'Before' },
    { tm: 20, dr: 10, cm: 'Open' },
    { tm: 30, dr: 1, cm: '{"name": "Closed"}' },
  ];
  const player = await loadWithControls(page, { src: square({ markers }), segment: [10, 60] });
  const ticks = player.bar.locator('ul[aria-hidden] li');
  await expect(ticks).toHaveCount(2);
  const slider = await boundingBox(player.slider);
  const open = await boundingBox(ticks.first());
  expect(open.x).toBeCloseTo(slider.x + 8 + ((slider.width - 16) * 10) / 49 - 1, 0);
  await page.mouse.move(open.x + 2, slider.y + slider.height / 2);
  await expect(player.bar.getByText('10 · Open', { exact: true })).toBeVisible();
  for (const [frame, text] of [
    [10, 'Open, frame 10 of 49'],
    [20, 'Closed, frame 20 of 49'],
  ] as const) {
    await player.seek(frame);
    await expect(player.slider).toHaveAttribute('aria-valuetext', text);
  }
});

test.describe('a press on a marker’s tick', () => {
  // The steps of the slider skip most of 1,440 frames.
  const MARKERS = [
    { tm: 301, dr: 10, cm: 'Doors open' },
    { tm: 907, dr: 10, cm: 'Doors shut' },
  ];
  test.use({ viewport: { width: 800, height: 800 } });

  const load = (page: Page, width = 640) =>
    loadWithControls(page, { src: square({ frames: 1440, markers: MARKERS }) }, width);
  const tickOf = async (player: Awaited<ReturnType<typeof load>>, index: number) => {
    const tick = await boundingBox(player.bar.locator('ul[aria-hidden] li').nth(index));
    return { x: tick.x + tick.width / 2, y: tick.y + tick.height / 2 };
  };

  for (const width of [272, 640]) {
    test(`seeks to its first frame and moves the slider there, ${width} px wide`, async ({ page }) => {
      const player = await load(page, width);
      for (const [index, { tm, cm }] of MARKERS.entries()) {
        const { x, y } = await tickOf(player, index);
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

  test('that continues as a drag moves the slider', async ({ page }) => {
    const player = await load(page);
    const { x, y } = await tickOf(player, 0);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 6 });
    expect(await player.frame()).toBeGreaterThan(350);
    await page.mouse.up();
    await page.keyboard.press('ArrowRight');
    const frame = await player.frame();
    await page.keyboard.press('ArrowRight');
    expect(await player.frame()).toBe(frame + 1);
  });

  test('seeks to the position next to it when the press is outside', async ({ page }) => {
    const player = await load(page);
    const { x, y } = await tickOf(player, 0);
    await page.mouse.click(x + 20, y);
    expect(await player.frame()).toBeGreaterThan(320);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('seeks to its first frame', async ({ page }) => {
      const player = await load(page, 320);
      const { x, y } = await tickOf(player, 1);
      await page.touchscreen.tap(x + 5, y);
      expect(await player.frame()).toBe(907);
    });
  });
});

import type { Page } from '@playwright/test';
import { EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { hebrew } from '@/testing/hebrew-labels';
import { boundingBox } from './bounding-box';
import { loadWithControls, setHebrew } from './controls';
import { expect, test } from './fixtures';

/** Loads the player in Hebrew, on a page with `dir="rtl"`. */
async function loadHebrew(page: Page, width = 686) {
  await setHebrew(page);
  await page.setViewportSize({ width: width + 16, height: 800 });
  return loadWithControls(page, { labels: hebrew, buttons: EVERY_BUTTON }, width);
}

test('the bar and its arrow keys are mirrored on a right-to-left page', async ({ page }) => {
  const player = await loadHebrew(page);
  const play = await boundingBox(player.button(hebrew.play));
  const slider = await boundingBox(player.slider);
  const last = await boundingBox(player.button(hebrew.fullscreen));
  expect(play.x).toBeGreaterThan(slider.x);
  expect(slider.x).toBeGreaterThan(last.x);
  await player.slider.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await player.frame()).toBe(1);
  await page.mouse.click(slider.x + 8, slider.y + slider.height / 2);
  expect(await player.frame()).toBe(59);
});

test('every popover and tooltip stays inside the viewport on a right-to-left page', async ({ page }) => {
  for (const [width, names] of [
    [272, [hebrew.more]],
    [686, [hebrew.background, hebrew.snapshot, 'מהירות: ×1']],
  ] as const) {
    const player = await loadHebrew(page, width);
    for (const name of names) {
      await player.button(name).click();
      const popover = page.getByRole('dialog', { name: name.split(':')[0], exact: true });
      await expect(popover).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
    await player.button(hebrew.play).hover();
    const tooltip = await boundingBox(player.bar.getByRole('tooltip'));
    const bar = await boundingBox(player.bar);
    expect(tooltip.x + tooltip.width).toBeLessThanOrEqual(bar.x + bar.width + 0.5);
    await player.unmount();
  }
});

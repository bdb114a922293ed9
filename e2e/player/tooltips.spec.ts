import { boundingBox } from './bounding-box';
import { loadWithControls } from './controls';
import { expect, isolatedTest as test } from './fixtures';
import { square } from './harness/square';

test.use({ viewport: { width: 800, height: 800 } });

test('appears with a delay, stays while the pointer is over it, and disappears with a delay', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const player = await loadWithControls(page, {}, 640);
  // Later than any time in the test.
  await page.clock.pauseAt(3_600_000);
  const tooltip = player.bar.getByRole('tooltip');
  await player.button('Play').hover();
  await page.clock.runFor(400);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(200);
  await expect(tooltip).toHaveText('PlaySpaceK');
  await expect(tooltip.locator('kbd')).toHaveText(['Space', 'K']);
  // The next tooltip appears immediately.
  await player.button('Repeat').hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('RepeatL');
  await expect(player.bar.locator('[title]')).toHaveCount(0);
  await tooltip.hover();
  await page.clock.runFor(5000);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(400);
  await expect(tooltip).toBeHidden();
});

test('appears on keyboard focus without covering the bar, and disappears on Escape, a press or an open popover', async ({
  page,
}) => {
  const player = await loadWithControls(page, { speed: 0.05 });
  const tooltip = player.bar.getByRole('tooltip');
  for (const name of ['Play', 'Stop', 'Repeat', 'Background', 'Snapshot', 'Keyboard shortcuts']) {
    await player.button(name).focus();
    if (name === 'Play') await page.keyboard.press('Shift');
    await expect(tooltip).toContainText(name);
    const over = await boundingBox(tooltip);
    const button = await boundingBox(player.button(name));
    const bar = await boundingBox(player.bar);
    expect(over.y + over.height).toBeLessThanOrEqual(button.y);
    expect(over.x).toBeGreaterThanOrEqual(bar.x - 0.5);
    expect(over.x + over.width).toBeLessThanOrEqual(bar.x + bar.width + 0.5);
  }
  await page.keyboard.press('k');
  await player.button('Pause').focus();
  await expect(tooltip).toContainText('Pause');
  await page.keyboard.press('k');
  await expect(tooltip).toContainText('Play');
  await player.slider.focus();
  await expect(tooltip).toBeHidden();

  await player.button('Background').hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await player.button('Snapshot').hover();
  await expect(tooltip).toHaveText('Snapshot');
  await player.button('Snapshot').click();
  await expect(player.popover('Snapshot')).toBeVisible();
  await expect(tooltip).toBeHidden();
  await player.popover('Snapshot').getByRole('button', { name: 'Copy PNG' }).hover();
  await expect(tooltip).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('does not appear: a tap activates the button', async ({ page }) => {
    await page.clock.install();
    const player = await loadWithControls(page, { speed: 0.05 });
    await player.button('Play').tap();
    await page.clock.runFor(1000);
    await expect(player.button('Pause')).toBeVisible();
    await expect(player.bar.getByRole('tooltip')).toBeHidden();
  });
});

test('the slider’s tooltip shows frame, marker and time, and stays while the pointer is over it', async ({
  page,
}) => {
  const markers = [{ tm: 30, dr: 10, cm: 'Doors open' }];
  const player = await loadWithControls(page, { src: square({ markers }) }, 640);
  const slider = await boundingBox(player.slider);
  const x = slider.x + 8 + ((slider.width - 16) * 30) / 59;
  await page.mouse.move(x, slider.y + slider.height / 2);
  const place = player.bar.getByText('30 · Doors open', { exact: true });
  await expect(place).toBeVisible();
  await expect(player.bar.getByText('0.5 s', { exact: true })).toBeVisible();
  const tooltip = await boundingBox(place);
  await page.mouse.move(x, tooltip.y + tooltip.height / 2, { steps: 8 });
  await expect(place).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place).toBeHidden();
});

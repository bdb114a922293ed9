import { boundingBox } from './bounding-box';
import { loadWithControls } from './controls';
import { expect, isolatedTest as test, touchTest } from './fixtures';
import { square } from './harness/square';

test.use({ viewport: { width: 800, height: 800 } });

test('a button’s tooltip shows above the button, within the width of the bar', async ({ page }) => {
  const player = await loadWithControls(page);
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
});

test('the slider’s tooltip shows time, frame and marker, and stays while hovered', async ({ page }) => {
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

touchTest('a tap activates a button without showing its tooltip', async ({ page }) => {
  await page.clock.install();
  const player = await loadWithControls(page, { speed: 0.05 });
  await player.button('Play').tap();
  await page.clock.runFor(1000);
  await expect(player.button('Pause')).toBeVisible();
  await expect(player.bar.getByRole('tooltip')).toBeHidden();
});

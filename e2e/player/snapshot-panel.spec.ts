import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest, test } from './fixtures';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the browser's own
  interface Window {
    /** Whether each wheel event was canceled, so that the page does not scroll. */
    preventedWheels: boolean[];
  }
}

test('steps one frame per wheel notch in the snapshot panel, forwards when up, without scrolling the page', async ({
  page,
}) => {
  const player = await loadWithControls(page);
  await page.evaluate(() => {
    document.body.style.height = '5000px';
    scrollTo(0, 40);
    // With a passive listener, the player could not cancel the event, and the page would scroll.
    addEventListener('wheel', (event) => window.preventedWheels.push(event.defaultPrevented));
    window.preventedWheels = [];
  });
  const popover = await openPopover(page, 'Snapshot');
  await popover.hover();
  const scrollBefore = await page.evaluate(() => scrollY);
  // Scrolls more notches down than up. With equal numbers, a page that scrolls would end where it started.
  for (const [delta, frame] of [
    [-100, 1],
    [100, 0],
    [100, 0],
    [100, 0],
  ] as const) {
    await page.mouse.wheel(0, delta);
    await expect(popover.getByText(`Frame ${frame}`, { exact: true })).toBeVisible();
    expect(await player.frame()).toBe(frame);
  }
  expect((await page.evaluate(() => window.preventedWheels)).every(Boolean)).toBe(true);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
});

isolatedTest('copies a PNG from the snapshot panel to the clipboard', async ({ page, context }) => {
  await loadWithControls(page);
  const popover = await openPopover(page, 'Snapshot');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await popover.getByRole('button', { name: 'Copy PNG' }).click();
  await expect(popover.getByRole('status')).toHaveText('Copied.');
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(types).toContain('image/png');
});

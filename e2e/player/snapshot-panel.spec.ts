import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest, test } from './fixtures';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own
  interface Window {
    /** Of each wheel event, whether its default action was prevented: the page then does not scroll. */
    preventedWheels: boolean[];
  }
}

test('a wheel notch in the snapshot panel steps one frame, up forward, and the page stays', async ({
  page,
}) => {
  const player = await loadWithControls(page);
  await page.evaluate(() => {
    document.body.style.height = '5000px';
    scrollTo(0, 40);
    // A passive listener of the player can't prevent the default action, and the page scrolls.
    addEventListener('wheel', (event) => window.preventedWheels.push(event.defaultPrevented));
    window.preventedWheels = [];
  });
  const popover = await openPopover(page, 'Snapshot');
  await popover.hover();
  const scrollBefore = await page.evaluate(() => scrollY);
  // More notches back than forward, which would otherwise scroll the page back to where it was.
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

isolatedTest('the snapshot panel copies a PNG to the clipboard', async ({ page, context }) => {
  await loadWithControls(page);
  const popover = await openPopover(page, 'Snapshot');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await popover.getByRole('button', { name: 'Copy PNG' }).click();
  await expect(popover.getByRole('status')).toHaveText('Copied.');
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(types).toContain('image/png');
});

import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest as test } from './fixtures';

test('the Tab key reaches every control, and Enter saves and copies snapshots', async ({ page, context }) => {
  const player = await loadWithControls(page);
  const names: string[] = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? ''));
  }
  expect(names).toEqual([
    'Play',
    'Stop',
    'Repeat',
    'Seek',
    'Frame',
    'Background',
    'Snapshot',
    'Keyboard shortcuts',
  ]);
  const snapshot = await openPopover(page, 'Snapshot');
  for (const format of ['svg', 'png']) {
    const download = page.waitForEvent('download');
    await snapshot.getByRole('button', { name: `Download ${format}` }).press('Enter');
    expect((await download).suggestedFilename()).toBe(`snapshot.${format}`);
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await snapshot.getByRole('button', { name: 'Copy PNG' }).press('Enter');
  await expect(snapshot.getByRole('status')).toHaveText('Copied.');
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(types).toContain('image/png');
  await page.keyboard.press('Escape');
  // The frame field is a native number input, which steps on ArrowUp.
  await player.field.press('ArrowUp');
  expect(await player.frame()).toBe(1);
});

import type { Page } from '@playwright/test';
import { loadWithControls, openPopover } from './controls';
import { expect, isolatedTest as test } from './fixtures';
import { square } from './harness/square';
import { hideTab } from './hide-tab';
import { announcementsAfter, startScreenReaderLog } from './screen-reader-log';

const MARKERS = [
  { tm: 20, dr: 10, cm: 'Doors open' },
  { tm: 40, dr: 10, cm: 'Doors shut' },
];

test.describe('announcements', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  const load = async (page: Page) => {
    const player = await loadWithControls(page, { loop: true, src: square({ markers: MARKERS }) });
    await startScreenReaderLog(page);
    return player;
  };

  test('of buttons are their own name or state, and a status for Stop', async ({ page }) => {
    const { button } = await load(page);
    const press = (name: string) =>
      announcementsAfter(page, async () => {
        await button(name).focus();
        await page.keyboard.press('Enter');
      });
    expect(await press('Play')).toEqual(['label: Pause']);
    expect(await press('Pause')).toEqual(['label: Play']);
    expect(await press('Stop')).toEqual(['status: Stopped']);
    expect(await press('Stop')).toEqual(['status: Stopped']);
    expect(await press('Repeat')).toEqual(['pressed: false']);
    expect(await press('Repeat')).toEqual(['pressed: true']);
  });

  test('of a button end with a change that is reverted before it rests', async ({ page }) => {
    const player = await load(page);
    await player.button('Play').focus();
    const log = await announcementsAfter(page, async () => {
      await page.keyboard.press('Enter');
      await player.freeze();
    });
    expect(log).toEqual(['label: Pause', 'label: Play']);
  });

  test('of a key on another button come once, when the state rests', async ({ page }) => {
    const { button } = await load(page);
    await button('Background').focus();
    const press = (...keys: string[]) =>
      announcementsAfter(page, async () => {
        for (const key of keys) await page.keyboard.press(key);
      });
    expect(await press('k')).toEqual(['status: Playing']);
    expect(await press('k')).toEqual(['status: Paused']);
    expect(await press('l')).toEqual(['status: Repeat off']);
    expect(await press('s')).toEqual(['status: Stopped']);
    expect(await press('End')).toEqual(['status: 1.0 seconds, frame 59 of 59']);
    expect(await press('Home')).toEqual(['status: 0.0 seconds, frame 0 of 59']);
    expect(await press(...Array(22).fill('ArrowRight'))).toEqual(['status: Doors open, frame 22 of 59']);
  });

  test('of the slider are its position when it moves or playback ends, and nothing during playback', async ({
    page,
  }) => {
    const { slider } = await load(page);
    await slider.focus();
    const press = (key: string) => announcementsAfter(page, () => page.keyboard.press(key));
    expect(await press('Shift+ArrowRight')).toEqual(['valuetext: 0.2 seconds, frame 10 of 59']);
    expect(await press('Shift+ArrowRight')).toEqual(['valuetext: Doors open, frame 20 of 59']);
    expect(await press('k')).toEqual(['status: Playing']);
    expect(await announcementsAfter(page, () => page.clock.runFor(3000))).toEqual([]);
    expect(await press('Home')).toHaveLength(1);
    expect(await press('k')).toEqual([expect.stringMatching(/^valuetext: .*, frame \d+ of 59$/)]);
  });

  test('of the snapshot popover are the frame that a key or the wheel leads to', async ({ page }) => {
    await load(page);
    await openPopover(page, 'Snapshot');
    const found = await announcementsAfter(page, async () => {
      await page.keyboard.press('Shift+ArrowUp');
      await page.keyboard.press('ArrowDown');
    });
    expect(found).toEqual(['status: 0.1 seconds, frame 9 of 59']);
    await page.getByRole('dialog', { name: 'Snapshot' }).hover();
    expect(await announcementsAfter(page, () => page.mouse.wheel(0, -100))).toEqual([
      'status: 0.2 seconds, frame 10 of 59',
    ]);
  });

  test('do not exist for a hidden tab, where the button still pauses', async ({ page }) => {
    const player = await load(page);
    await player.button('Play').focus();
    const log = await announcementsAfter(page, async () => {
      await page.keyboard.press('Enter');
      await hideTab(page, true);
    });
    expect(log).toEqual(['label: Pause']);
    await expect.poll(player.state).toBe('frozen');
    await expect(player.button('Pause')).toBeFocused();
    expect(await announcementsAfter(page, () => hideTab(page, false))).toEqual([]);
    await hideTab(page, true);
    expect(await announcementsAfter(page, () => page.keyboard.press('Enter'))).toEqual(['label: Play']);
    expect(await player.state()).toBe('paused');
  });

  test('do not exist for calls of the host', async ({ page }) => {
    const player = await load(page);
    expect(await announcementsAfter(page, () => player.play())).toEqual([]);
    expect(await announcementsAfter(page, () => player.freeze())).toEqual([]);
    expect(await announcementsAfter(page, () => player.play())).toEqual([]);
    expect(await announcementsAfter(page, () => player.update({ loop: false }))).toEqual([]);
    await expect.poll(player.state).toBe('paused');
    expect(await page.evaluate(() => window.screenReaderLog)).toEqual([]);
  });
});

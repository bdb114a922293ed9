import type { Page } from '@playwright/test';
import type { PlayerState } from '@/player/types';
import { EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { hebrew } from '@/testing/hebrew-labels';
import { axeColorFindings, axeFindings } from '../axe';
import { loadWithControls, openPopover, setHebrew, setWidth } from './controls';
import { expect, playerOf, setStyles, test } from './fixtures';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

/** Calls these methods of the player's handle, in order. */
const call = (page: Page, ...names: ('play' | 'pause' | 'freeze')[]) =>
  page.evaluate((names) => {
    for (const name of names) window.harness.handle('player')[name]();
  }, names);

/** For each state, a function that puts a loaded player in that state. */
const STATES: Record<PlayerState, (page: Page) => Promise<unknown>> = {
  loading: (page) => playerOf(page).update({ src: '/fault/hang' }),
  playing: (page) => call(page, 'play'),
  paused: (page) => call(page, 'play', 'pause'),
  stopped: (page) => call(page),
  frozen: (page) => call(page, 'play', 'freeze'),
  error: (page) => playerOf(page).update({ src: '{"no": "animation"}' }),
};

/** For each state and each part of the player, a function that makes a loaded player show it. */
const SHOWN: Record<string, (page: Page) => Promise<unknown>> = {
  ...STATES,
  'an invalid color': async (page) => {
    const popover = await openPopover(page, 'Background');
    await popover.getByRole('textbox', { name: 'Color', exact: true }).fill('#1');
  },
  snapshots: (page) => openPopover(page, 'Snapshot'),
  shortcuts: (page) => openPopover(page, 'Keyboard shortcuts'),
  'a tooltip': async (page) => {
    await page.getByRole('button', { name: 'Play' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
  'the tooltip of a marker': (page) => page.getByRole('slider', { name: 'Seek' }).focus(),
  'the speeds': (page) => openPopover(page, 'Speed: 1×', 'Speed'),
  'more controls': async (page) => {
    await setWidth(page, 272);
    await openPopover(page, 'More controls');
  },
  'a popover of more controls': async (page) => {
    await setWidth(page, 272);
    await openPopover(page, 'More controls');
    await openPopover(page, 'Speed: 1×', 'Speed');
  },
  'full screen': async (page) => {
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  },
  'a decorative animation': (page) => playerOf(page).update({ label: '' }),
  'a decorative animation that failed': (page) =>
    playerOf(page).update({ label: '', controls: false, src: '/fault/lottie?status=500' }),
  'a failure that a retry might fix': async (page) => {
    await playerOf(page).update({ src: '/fault/lottie?status=500' });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'the loading indicator': async (page) => {
    await playerOf(page).unmount();
    await playerOf(page).mount({ src: '/fault/hang' });
  },
  'a right-to-left language': async (page) => {
    await setHebrew(page);
    await playerOf(page).update({ labels: hebrew });
    await page.getByRole('button', { name: hebrew.play }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
};

for (const renderer of RENDERERS) {
  const sample = exhaustiveUnless(renderer === 'svg');
  test(
    `the player passes axe in every state, with every control shown, in ${renderer}`,
    sample,
    async ({ page }) => {
      test.setTimeout(180_000);
      await setStyles(page, ':root { color-scheme: light dark }');
      for (const [shown, show] of Object.entries(SHOWN)) {
        await test.step(shown, async () => {
          const src = square({ markers: [{ tm: 0, dr: 10, cm: 'Doors open' }] });
          const props = { src, renderer, loop: true, debug: true, buttons: EVERY_BUTTON };
          const player = await loadWithControls(page, props, 686);
          await show(page);
          if (shown in STATES) await expect.poll(() => player.state()).toBe(shown);
          if (shown === 'error') await expect(player.box.getByRole('alert')).not.toBeEmpty();
          await page.emulateMedia({ colorScheme: 'light' });
          expect.soft(await axeFindings(page, '#box-player'), shown).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await axeColorFindings(page, '#box-player'), `${shown}, dark`).toEqual([]);
          await player.unmount();
          await page.mouse.move(0, 0);
        });
      }
    },
  );
}

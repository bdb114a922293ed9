import type { Page } from '@playwright/test';
import type { PlayerState } from '@/player/types';
import { EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { hebrew } from '@/player/ui/labels/test-hebrew';
import { axeFindings } from '../axe';
import { exhaustiveUnless } from '../exhaustive';
import { loadWithControls, openPopover, POPOVERS } from './controls';
import { expect, openHarness, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { RENDERERS } from './renderers';

/** Calls functions of the player's handle. */
const call = (page: Page, ...names: ('play' | 'pause' | 'freeze')[]) =>
  page.evaluate((names) => {
    for (const name of names) window.harness.handle('player')[name]();
  }, names);

/** How a test brings a loaded player into each state. */
const STATES: Record<PlayerState, (page: Page) => Promise<unknown>> = {
  loading: (page) => playerOf(page).update({ src: '/fault/hang' }),
  playing: (page) => call(page, 'play'),
  paused: (page) => call(page, 'play', 'pause'),
  stopped: (page) => call(page),
  frozen: (page) => call(page, 'play', 'freeze'),
  error: (page) => playerOf(page).update({ src: '{"no": "animation"}' }),
};

const allowDark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.colorScheme = 'light dark';
  });

for (const renderer of RENDERERS) {
  test(
    `axe finds no problem in any state or popover in ${renderer}, light and dark`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      test.setTimeout(180_000);
      await allowDark(page);
      for (const [state, enter] of Object.entries(STATES)) {
        // The bar is disabled after an error. To save time, the SVG test opens popovers only in state
        // `stopped`.
        const popovers = state === 'error' || (renderer === 'svg' && state !== 'stopped') ? [] : POPOVERS;
        for (const popover of [null, ...popovers]) {
          await test.step(`${state}, ${popover ?? 'no popover'}`, async () => {
            const player = await loadWithControls(page, { debug: true, speed: 0.01, renderer });
            const opened = popover && (await openPopover(page, popover));
            // An invalid color also shows its error message.
            if (popover === 'Background') await opened?.getByLabel('Colour', { exact: true }).fill('#1');
            await enter(page);
            await expect.poll(() => player.state()).toBe(state);
            if (state === 'error') await expect(player.box.getByRole('alert')).not.toBeEmpty();
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme });
              const findings = await axeFindings(page, '#box-player');
              expect.soft(findings, `${state}, ${popover}, ${colorScheme}`).toEqual([]);
            }
            await player.unmount();
          });
        }
      }
    },
  );
}

const resize = (page: Page, width: number) =>
  page.evaluate((width) => {
    window.harness.box('player').style.width = `${width}px`;
  }, width);

/** How a test shows the remaining parts of the player. */
const SHOWN: Record<string, (page: Page) => Promise<unknown>> = {
  'a tooltip': async (page) => {
    await page.getByRole('button', { name: 'Play' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
  'the tooltip of a marker': (page) => page.getByRole('slider', { name: 'Seek' }).focus(),
  'the speeds': (page) => openPopover(page, 'Speed: 1×', 'Speed'),
  'more controls': async (page) => {
    await resize(page, 272);
    await openPopover(page, 'More controls');
  },
  'a popover of more controls': async (page) => {
    await resize(page, 272);
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
  'a failure that a retry may fix': async (page) => {
    await playerOf(page).update({ src: '/fault/lottie?status=500' });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'the loading indicator': async (page) => {
    await playerOf(page).unmount();
    await playerOf(page).mount({ src: '/fault/hang' });
  },
  'a right-to-left language': async (page) => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      document.documentElement.lang = 'he';
    });
    await playerOf(page).update({ labels: hebrew });
    await page.getByRole('button', { name: hebrew.play }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe finds no problem in the remaining parts, ${colorScheme}`,
    exhaustiveUnless(colorScheme === 'light'),
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      for (const [shown, show] of Object.entries(SHOWN)) {
        await test.step(shown, async () => {
          await openHarness(page);
          await allowDark(page);
          const markers = [{ tm: 0, dr: 10, cm: 'Doors open' }];
          await loadWithControls(page, { src: square({ markers }), buttons: EVERY_BUTTON }, 640);
          await show(page);
          expect.soft(await axeFindings(page, '#box-player'), shown).toEqual([]);
        });
      }
    },
  );
}

/** The roles of the player's parts in the browser's accessibility tree. */
const ROLES = ['image', 'group', 'button', 'slider', 'spinbutton', 'status'];

test('exposes every part with its name and value in the accessibility tree', async ({ page }) => {
  const player = await loadWithControls(page, { speed: 0.01 });
  const session = await page.context().newCDPSession(page);
  /** Returns the role, name, value and state of each part, as the browser exposes them to screen readers. */
  const readTree = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored, role }) => !ignored && ROLES.includes(role?.value))
      .map(({ role, name, value, properties = [] }) => {
        const states = properties.filter((state) => ['pressed', 'expanded'].includes(state.name));
        const values = states.map((state) => `${state.name}: ${state.value.value}`);
        return [role?.value, name?.value, value?.value ?? '', ...values].join(' | ');
      })
      .toSorted();
  };
  expect(await readTree()).toEqual([
    'button | Background |  | expanded: false',
    'button | Keyboard shortcuts |  | expanded: false',
    'button | Play | ',
    'button | Repeat |  | pressed: false',
    'button | Snapshot |  | expanded: false',
    'button | Stop | ',
    'group | Square: controls | ',
    'image | Square | ',
    'slider | Seek | 0',
    'spinbutton | Frame | 0',
    'status |  | ',
  ]);
  await player.play();
  await player.button('Repeat').click();
  expect(await readTree()).toEqual(
    expect.arrayContaining(['button | Pause | ', 'button | Repeat |  | pressed: true']),
  );
});

import type { Page } from '@playwright/test';
import type { PlayerState } from '@/player/types';
import { axeFindings } from '../axe';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';

const NAME = 'Square';

/** What brings a player into each state. */
const STATES: Record<PlayerState, (page: Page) => Promise<unknown>> = {
  loading: (page) => update(page, '/fault/hang'),
  playing: (page) => command(page, 'play'),
  paused: async (page) => {
    await command(page, 'play');
    await command(page, 'pause');
  },
  stopped: async () => undefined,
  frozen: async (page) => {
    await command(page, 'play');
    await command(page, 'freeze');
  },
  error: (page) => update(page, '{"no": "animation"}'),
};

const POPOVERS = [null, 'Background', 'Snapshot', 'Keyboard shortcuts'] as const;

const update = (page: Page, src: string) => playerOf(page).update({ src });

const command = (page: Page, name: 'play' | 'pause' | 'freeze') =>
  page.evaluate((name) => window.harness.handle('player')[name](), name);

for (const renderer of ['svg', 'canvas', 'html'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in any state and popover, ${renderer}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => {
        document.documentElement.style.colorScheme = 'light dark';
      });
      for (const [state, enter] of Object.entries(STATES)) {
        for (const popover of POPOVERS) {
          // The bar is disabled where nothing can be played.
          if (popover && state === 'error') continue;
          await test.step(`${state}, ${popover ?? 'no popover'}`, async () => {
            const player = playerOf(page);
            const props = { src: square(), label: NAME, controls: true, debug: true, speed: 0.01, renderer };
            await player.load(props, { width: 400, height: 460 });
            await expect(player.box.getByRole('group', { name: `${NAME}: controls` })).toBeVisible();
            if (popover) await open(page, popover);
            await enter(page);
            await expect.poll(() => player.state()).toBe(state);
            if (state === 'error') await expect(player.box.getByRole('alert')).not.toBeEmpty();
            expect.soft(await axeFindings(page, '#box-player'), `${state}, ${popover}`).toEqual([]);
            await player.unmount();
          });
        }
      }
    });
  }
}

test("Chromium's accessibility tree has every part with its name and value, and says changes of state", async ({
  page,
}) => {
  const player = playerOf(page);
  await player.load({ src: square(), label: NAME, controls: true, speed: 0.01 }, { width: 400, height: 460 });
  await expect(player.box.getByRole('group', { name: `${NAME}: controls` })).toBeVisible();
  const parts = [
    ['image', NAME],
    ['group', `${NAME}: controls`],
    ['button', 'Play'],
    ['button', 'Stop'],
    ['slider', 'Seek', '0'],
    ['spinbutton', 'Frame', '0'],
    ['button', 'Repeat', 'not pressed'],
    ['button', 'Background', 'collapsed'],
    ['button', 'Snapshot', 'collapsed'],
    ['button', 'Keyboard shortcuts', 'collapsed'],
    ['status', ''],
  ];
  // It comes level by level, not in the order of reading.
  expect((await readTree(page)).sort()).toEqual(parts.sort());
  await command(page, 'play');
  await page.getByRole('button', { name: 'Repeat' }).click();
  await expect(player.box.getByRole('status').first()).toHaveText('Playing');
  expect(await readTree(page)).toEqual(
    expect.arrayContaining([
      ['button', 'Pause'],
      ['button', 'Repeat', 'pressed'],
    ]),
  );
});

const ROLES = ['image', 'group', 'button', 'slider', 'spinbutton', 'status'];

/** Role, name and value of each part, as the browser hands them to a screen reader. */
async function readTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && ROLES.includes(role?.value))
    .map(({ role, name, value, properties }) => {
      const property = (wanted: string) =>
        properties?.find((property) => (property.name as string) === wanted)?.value.value;
      const pressed = { true: 'pressed', false: 'not pressed' }[String(property('pressed'))];
      const expanded = { true: 'expanded', false: 'collapsed' }[String(property('expanded'))];
      const said = value?.value ?? pressed ?? expanded;
      return [role?.value, name?.value ?? '', ...(said === undefined ? [] : [String(said)])];
    });
}

async function open(page: Page, name: string) {
  const { box } = playerOf(page);
  if (name === 'Keyboard shortcuts') {
    await box.getByRole('button', { name: 'Play', exact: true }).focus();
    await page.keyboard.press('?');
  } else {
    await box.getByRole('button', { name, exact: true }).click();
  }
  const popover = page.getByRole('dialog', { name });
  await expect(popover).toBeVisible();
  // Its error sentence too.
  if (name === 'Background') await popover.getByRole('textbox', { name: 'Colour', exact: true }).fill('#1');
}

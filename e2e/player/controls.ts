import type { Page } from '@playwright/test';
import type { PlayerButton } from '@/player/types';
import { expect, playerOf } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';

/** Dialogs that the controls bar opens. */
export const POPOVERS = ['Background', 'Snapshot', 'Keyboard shortcuts'] as const;

/** The accessible names of the buttons in their initial state. */
export const BUTTON_NAMES = {
  play: 'Play',
  stop: 'Stop',
  repeat: 'Repeat',
  frame: 'Frame',
  background: 'Background',
  snapshot: 'Snapshot',
  speed: 'Speed: 1×',
  fullscreen: 'Full screen',
} satisfies Record<PlayerButton, string>;

/**
 * Loads a square with controls.
 * @returns the player, with locators for the parts of its bar
 */
export async function loadWithControls(page: Page, props: SerialisableProps = {}, width = 400) {
  const player = playerOf(page);
  await player.load(
    { src: square(), controls: true, label: 'Square', ...props },
    { width, height: width + 60 },
  );
  const bar = player.box.getByRole('group', { name: 'Square: controls' });
  await expect(bar).toBeVisible();
  return {
    ...player,
    bar,
    button: (name: string) => bar.getByRole('button', { name, exact: true }),
    popover: (name: string) => page.getByRole('dialog', { name }),
    slider: bar.getByRole('slider', { name: 'Seek' }),
    field: bar.getByRole('spinbutton', { name: 'Frame' }),
    picture: player.box.getByRole('img', { name: 'Square' }),
    status: bar.getByRole('status').first(),
    background: () => player.box.locator('svg rect').first().getAttribute('fill'),
  };
}

/**
 * Opens a dialog of the bar like a user.
 * @param name the accessible name of its button
 * @param dialog the accessible name of the dialog, if it differs
 */
export async function openPopover(page: Page, name: string, dialog = name) {
  const { box } = playerOf(page);
  const button = (name: string) => box.getByRole('button', { name, exact: true });
  if (name === 'Keyboard shortcuts') {
    await button('Play').focus();
    await page.keyboard.press('?');
  } else {
    await button(name).click();
  }
  const popover = page.getByRole('dialog', { name: dialog });
  await expect(popover).toBeVisible();
  return popover;
}

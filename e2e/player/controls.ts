import type { Page } from '@playwright/test';
import { expect, playerOf } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';

export const setWidth = (page: Page, width: number) =>
  page.evaluate((width) => {
    window.harness.box('player').style.width = `${width}px`;
  }, width);

/** Makes the page a Hebrew one, which runs from right to left. */
export const setHebrew = (page: Page) =>
  page.evaluate(() => {
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'he' });
  });

export const POPOVERS = ['Background', 'Snapshot', 'Keyboard shortcuts'] as const;

/** Loads a square with controls. Returns the player, with locators for the parts of its bar. */
export async function loadWithControls(page: Page, props: SerialisableProps = {}, width = 400) {
  const player = playerOf(page);
  await player.load(
    { src: square(), controls: true, label: 'Square', ...props },
    { width, height: width + 60 },
  );
  const { controls = 'controls', seek = 'Seek' } = props.labels ?? {};
  const bar = player.box.getByRole('group', { name: `Square: ${controls}` });
  await expect(bar).toBeVisible();
  return {
    ...player,
    bar,
    button: (name: string) => bar.getByRole('button', { name, exact: true }),
    popover: (name: string) => page.getByRole('dialog', { name }),
    slider: bar.getByRole('slider', { name: seek }),
    field: bar.getByRole('spinbutton', { name: 'Frame' }),
    picture: player.box.getByRole('img', { name: 'Square' }),
    background: () => player.box.locator('svg rect').first().getAttribute('fill'),
  };
}

/**
 * Opens a popover as a user does: with the button that has this accessible name or, for the shortcuts, with a
 * key.
 * @param dialog the accessible name of the popover
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

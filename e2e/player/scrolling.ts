import type { Page } from '@playwright/test';
import { expect, nextFrame, playerOf, setStyles } from './fixtures';
import type { MountOptions, SerialisableProps } from './harness/page';

/** Scrolls an element, by default the page, and waits until the player has updated. */
export async function scrollTo(page: Page, top: number, selector = 'html', left = 0) {
  await page.locator(selector).evaluate((element, to) => element.scrollTo(to), { top, left });
  await nextFrame(page, 3);
}

/** Returns a function that moves a finger in the page. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Scrolls the page by moving a finger up, from 200, 300 to 200, 160. */
export async function scrollByTouch(page: Page) {
  const touch = await fingerOn(page);
  await touch('touchStart', { x: 200, y: 300 });
  for (const y of [280, 240, 200, 160]) await touch('touchMove', { x: 200, y });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

/** Loads a player 2000 pixels down the page. The viewport is 720 pixels high. */
export async function loadBelow(page: Page, props: SerialisableProps, options?: MountOptions) {
  await setStyles(page, 'body { padding: 2000px 0 }');
  const player = playerOf(page);
  await player.load(props, options);
  return player;
}

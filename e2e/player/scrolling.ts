import type { Page } from '@playwright/test';
import { nextFrame, playerOf } from './fixtures';
import type { MountOptions, SerialisableProps } from './harness/page';

/** Waits until the player has updated to the scroll position. */
export async function settleScroll(page: Page) {
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
}

/** Scrolls an element, by default the page. */
export async function scrollTo(page: Page, top: number, selector = 'html') {
  await page.evaluate(([top, selector]) => document.querySelector(selector)?.scrollTo(0, top), [
    top,
    selector,
  ] as const);
  await settleScroll(page);
}

/** Loads a player 2000 pixels down the page. The viewport is 720 pixels high. */
export async function loadBelow(page: Page, props: SerialisableProps, options?: MountOptions) {
  await page.evaluate(() => {
    document.body.style.cssText = 'margin: 0; padding: 2000px 0';
  });
  const player = playerOf(page);
  await player.load(props, options);
  return player;
}

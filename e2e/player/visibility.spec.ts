import type { Page } from '@playwright/test';
import { advanceFrames, installFakeClock } from './clock';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { ANIMATION_URL } from './harness/server';
import { TEN_FRAMES } from './harness/square';

/** Loads a player at the top of a scrolling page, and plays to frame 4. */
async function loadAtTop(page: Page) {
  await installFakeClock(page);
  await page.evaluate(() => {
    document.body.style.paddingBottom = '3000px';
  });
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: true, loop: true });
  await advanceFrames(page, 450);
  return player;
}

const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo(0, top), top);

/** Sets the width or height of the stage or of the box around the player. */
const setSide = (page: Page, selector: string, side: 'width' | 'height', value: string) =>
  page.locator(`#box-player${selector}`).evaluate(
    (element: HTMLElement, [side, value]) => {
      element.style.overflow = 'hidden';
      element.style[side] = value;
    },
    [side, value] as const,
  );

/** Simulates that the tab is hidden or shown. */
const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Ways to hide and show a player. */
const WAYS: Record<string, (page: Page, isHidden: boolean) => Promise<unknown>> = {
  'scrolled out of view': (page, isHidden) => scrollTo(page, isHidden ? 2000 : 0),
  'in a hidden tab': hideTab,
  'in a box without width': (page, isHidden) => setSide(page, ' [role=img]', 'width', isHidden ? '0' : ''),
  'in a box without height': (page, isHidden) => setSide(page, ' [role=img]', 'height', isHidden ? '0' : ''),
  'in a collapsed box': (page, isHidden) => setSide(page, '', 'height', isHidden ? '0' : '400px'),
};

for (const [how, setHidden] of Object.entries(WAYS)) {
  test(`freezes without animation frames when it is ${how}, and resumes at the same frame`, async ({
    page,
  }) => {
    const player = await loadAtTop(page);
    await setHidden(page, true);
    await expect.poll(() => player.state()).toBe('frozen');
    expect(await advanceFrames(page, 5000), 'requested animation frames').toBe(0);
    await setHidden(page, false);
    await expect.poll(() => player.state()).toBe('playing');
    expect(await player.frame()).toBe(4);
    await advanceFrames(page, 100);
    expect(await player.frame()).toBe(5);
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze', 'play']);
  });
}

test('a lazy player loads nothing until it is 200 px from the viewport', async ({ page }) => {
  const { height } = page.viewportSize() ?? { height: 0 };
  const scrollWithin = (distance: number) => scrollTo(page, 3000 - height - distance);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const player = playerOf(page);
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px';
  });
  await player.mount({ src: ANIMATION_URL, loading: 'lazy' });
  await scrollWithin(250);
  await nextFrame(page);
  expect(requested).toEqual([]);
  expect(await player.state()).toBe('loading');
  await scrollWithin(150);
  expect(await player.settled()).toBe('stopped');
  expect(requested).toContain(ANIMATION_URL);
});

test('a lazy player in a box without width loads once the box has a width', async ({ page }) => {
  const player = playerOf(page);
  await player.mount({ src: TEN_FRAMES, loading: 'lazy' }, { width: 0 });
  // A player in view would have started loading by now.
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
  expect(await player.events()).toEqual([]);
  await page.evaluate(() => {
    window.harness.box('player').style.width = '200px';
  });
  expect(await player.settled()).toBe('stopped');
});

import type { Page } from '@playwright/test';
import type { PlayerMarker } from '@/player/types';
import { readTestFile } from '@/testing/cases';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, nextFrame, playerOf, recordRequests, setStyles, test } from './fixtures';
import { square } from './harness/square';
import { loadBelow, scrollTo } from './scrolling';

/** An animation with 101 frames, so that each percent of scrolling is one frame. */
const HUNDRED = square({
  frames: 101,
  markers: [
    { tm: 25, dr: 25, cm: 'first quarter' },
    { tm: 75, dr: 25, cm: 'last quarter' },
  ],
});

const SCRUB = { src: HUNDRED, scrub: 'scroll' } as const;
const SIZE = { width: 280, height: 280 };

async function framesAt(page: Page, tops: readonly number[]): Promise<number[]> {
  const frames: number[] = [];
  for (const top of tops) {
    await scrollTo(page, top);
    frames.push(await playerOf(page).frame());
  }
  return frames;
}

const markersCrossed = async (page: Page) =>
  (await playerOf(page).details<PlayerMarker>('marker')).map(({ name }) => name);

for (const renderer of ['svg', 'canvas'] as const) {
  const details = exhaustiveUnless(renderer === 'svg');
  test(`scrolling moves the animation, in the same state, in ${renderer}`, details, async ({ page }) => {
    const player = await loadBelow(page, { ...SCRUB, renderer, autoplay: true }, SIZE);
    expect(await framesAt(page, [1280, 1530, 1780, 2280, 1780])).toEqual([0, 25, 50, 100, 50]);
    expect(await player.state()).toBe('stopped');
    expect(await player.events()).toEqual(['load', 'ready']);
    await expect.poll(() => player.allEvents()).toContain('frame');
    expect(await markersCrossed(page)).toEqual(['first quarter', 'last quarter', 'last quarter']);
    // The page scrolls past the player, which then renders nothing.
    expect(await framesAt(page, [2500])).toEqual([100]);
    const before = await player.allEvents();
    for (const top of [2600, 2700, 2800]) await scrollTo(page, top);
    expect(await player.allEvents()).toEqual(before);
  });
}

test('markers above the scroll position emit no event when the page opens', async ({ page }) => {
  await setStyles(page, 'body { padding: 2000px 0 }');
  await page.evaluate(() => window.scrollTo(0, 1880));
  const player = await loadBelow(page, SCRUB, SIZE);
  await expect.poll(() => player.frame()).toBeGreaterThan(50);
  expect(await markersCrossed(page)).toEqual([]);
});

/** Styles of the elements around the player, and the expected frame at each scroll position. */
type Container = {
  what: string;
  /** The styles of the player's ancestors, from the outermost to the innermost. */
  ancestors: string[];
  /** The style of the elements before and after the player. */
  space?: string;
  player?: string;
  body?: string;
  /** A selector for the element that scrolls, by default the outermost ancestor. */
  scroller?: string;
  scrolls: [left: number, top: number, frame: number][];
};

const CONTAINERS: Container[] = JSON.parse(readTestFile('scroll-containers.json'));

test('the animation follows the nearest scroll container', async ({ page }) => {
  const player = playerOf(page);
  for (const { what, body, scroller = '#outer', scrolls, ...styles } of CONTAINERS) {
    await test.step(what, async () => {
      const root = scroller === 'body' ? ':root { overflow: hidden }' : '';
      await setStyles(page, `${root} body { ${body ?? 'padding-bottom: 3000px'} }`);
      await page.evaluate(() => window.scrollTo(0, 0));
      await player.load({ src: HUNDRED }, SIZE);
      await page.evaluate(({ ancestors, space, player }) => {
        const box = window.harness.box('player');
        box.style.cssText += `;flex-shrink: 0; ${player}`;
        const element = (css = '') => {
          const div = document.createElement('div');
          div.style.cssText = css;
          return div;
        };
        let parent: Element = document.body;
        for (const css of ancestors) parent = parent.appendChild(element(css));
        parent.append(element(space), box, element(space));
        document.body.lastElementChild?.setAttribute('id', 'outer');
        for (const empty of parent.querySelectorAll<HTMLElement>(':scope > :empty')) empty.hidden = true;
      }, styles);
      await player.update({ scrub: 'scroll' });
      await nextFrame(page, 2);
      // The container becomes scrollable only now.
      await page.evaluate(() => {
        for (const empty of document.querySelectorAll<HTMLElement>('#outer :empty')) empty.hidden = false;
      });
      for (const [left, top, frame] of scrolls) {
        await scrollTo(page, top, scroller, left);
        expect.soft(await player.frame(), `${what} at ${left}, ${top}`).toBe(frame);
      }
      await player.unmount();
      await page.evaluate(() => document.querySelector('#outer')?.remove());
    });
  }
});

test('scrub does nothing under reduced motion, and its module loads only when needed', async ({ page }) => {
  const modules = recordRequests(page, /view-tracking/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await loadBelow(page, { src: HUNDRED }, SIZE);
  expect(modules).toEqual([]);
  await player.update({ scrub: 'scroll' });
  expect(await framesAt(page, [1780])).toEqual([0]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => player.frame()).toBe(50);
  expect(modules).toHaveLength(1);
});

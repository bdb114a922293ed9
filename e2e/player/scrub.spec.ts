import type { Page } from '@playwright/test';
import type { PlayerMarker } from '@/player/types';
import { expect, playerOf, recordRequests, test } from './fixtures';
import { square } from './harness/square';
import { loadBelow, scrollTo } from './scrolling';

/** Has 101 frames, so that each percent of scrolling is one frame. */
const HUNDRED = square({
  frames: 101,
  markers: [
    { tm: 25, dr: 25, cm: 'first quarter' },
    { tm: 75, dr: 25, cm: 'last quarter' },
  ],
});

const SCRUB = { src: HUNDRED, scrub: 'scroll' } as const;
const SIZE = { width: 280, height: 280 };

/** Returns the player's frame at each scroll position. */
async function framesAt(page: Page, tops: readonly number[]): Promise<number[]> {
  const frames: number[] = [];
  for (const top of tops) {
    await scrollTo(page, top);
    frames.push(await playerOf(page).frame());
  }
  return frames;
}

const setBodyStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    document.body.style.cssText = css;
  }, css);

const markersCrossed = async (page: Page) =>
  (await playerOf(page).details<PlayerMarker>('marker')).map(({ name }) => name);

for (const renderer of ['svg', 'canvas'] as const) {
  test(`moves the animation with the page without changing its state in ${renderer}`, async ({ page }) => {
    const player = await loadBelow(page, { ...SCRUB, renderer, autoplay: true }, SIZE);
    expect(await framesAt(page, [1280, 1530, 1780, 2280, 1780])).toEqual([0, 25, 50, 100, 50]);
    expect(await player.state()).toBe('stopped');
    expect(await player.events()).toEqual(['load', 'ready']);
    await expect.poll(() => player.allEvents()).toContain('frame');
    expect(await markersCrossed(page)).toEqual(['first quarter', 'last quarter', 'last quarter']);
  });
}

test('shows the scroll position of a page that opens far down, without emitting earlier markers', async ({
  page,
}) => {
  await setBodyStyle(page, 'margin: 0; padding: 2280px 0 2000px');
  await page.evaluate(() => window.scrollTo(0, 1880));
  const player = await loadBelow(page, SCRUB, SIZE);
  await expect.poll(() => player.frame()).toBeGreaterThan(50);
  expect(await markersCrossed(page)).toEqual([]);
});

test('renders nothing out of view, and ends at the last frame below the player', async ({ page }) => {
  const player = await loadBelow(page, SCRUB, SIZE);
  expect(await framesAt(page, [1780, 2500])).toEqual([50, 100]);
  const before = await player.allEvents();
  for (const top of [2600, 2700, 2800]) await scrollTo(page, top);
  expect(await player.allEvents()).toEqual(before);
});

test('reaches the first and last frame at the ends of the page when the player is in view there', async ({
  page,
}) => {
  await setBodyStyle(page, 'margin: 0; padding: 220px 0 3000px');
  await playerOf(page).load(SCRUB, SIZE);
  expect(await framesAt(page, [0, 125, 500])).toEqual([0, 25, 100]);
  await setBodyStyle(page, 'margin: 0; padding: 3000px 0 220px');
  // Together with the space below it, the player is 500 pixels high. It enters at 2280, and the page ends at
  // 2780.
  expect(await framesAt(page, [2280, 2405, 2780])).toEqual([0, 25, 100]);
});

/** Styles of the elements around the player, and the frame at each scroll position. */
type Container = {
  what: string;
  body?: string;
  /** The ancestors of the player, from the outermost to the innermost. */
  ancestors: string[];
  /** Elements before and after the player. */
  space?: string;
  player?: string;
  /** The element that scrolls, by default the outermost ancestor. */
  scroller?: string;
  scrolls: [left: number, top: number, frame: number][];
};

const STICKY = 'position: sticky; top: 0';
const SIDEWAYS = 'display: flex; width: 720px; overflow: auto';
const STORY = { scrolls: [0, 25, 50, 100].map((frame): [number, number, number] => [0, frame * 10, frame]) };

const CONTAINERS: Container[] = [
  {
    what: 'a container that scrolls sideways',
    ancestors: [SIDEWAYS],
    space: 'flex: 0 0 1000px',
    scrolls: [[530, 0, 25]],
  },
  {
    what: 'a container that scrolls sideways from right to left',
    ancestors: [`${SIDEWAYS}; direction: rtl`],
    space: 'flex: 0 0 1000px',
    scrolls: [[-530, 0, 25]],
  },
  {
    what: 'a container with vertical writing from right to left',
    ancestors: ['width: 720px; height: 400px; overflow: auto; writing-mode: vertical-rl'],
    space: 'width: 1000px; height: 10px',
    scrolls: [[-530, 0, 25]],
  },
  {
    what: 'a container inside a page that scrolls too',
    ancestors: ['height: 720px; overflow: auto'],
    space: 'height: 1000px',
    scrolls: [[0, 530, 25]],
  },
  ...[[], ['height: auto']].map((section) => ({
    what: `a container that a sticky player fills, ${section.length} levels deeper`,
    ancestors: ['height: 600px; overflow: auto', ...section],
    space: 'height: 660px',
    player: STICKY,
    ...STORY,
  })),
  {
    what: 'the section of a page that contains a sticky player',
    body: 'margin: 0; padding: 1000px 0',
    ancestors: ['height: 3280px'],
    player: STICKY,
    scroller: 'html',
    scrolls: [280, 1280, 2280, 4280].map((top, index) => [0, top, [0, 25, 50, 100][index] ?? 0]),
  },
  {
    what: 'a body that is a scroll container',
    body: 'margin: 0; height: 720px; overflow: auto',
    ancestors: ['overflow: visible'],
    space: 'height: 720px',
    scroller: 'body',
    scrolls: [[0, 500, 50]],
  },
];

test('follows the nearest scroll container', async ({ page }) => {
  const player = playerOf(page);
  for (const { what, body, scroller = '#outer', scrolls, ...styles } of CONTAINERS) {
    await test.step(what, async () => {
      await setBodyStyle(page, body ?? 'margin: 0; padding-bottom: 3000px');
      await page.evaluate((isBody) => {
        document.documentElement.style.overflow = isBody ? 'hidden' : '';
        window.scrollTo(0, 0);
      }, scroller === 'body');
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
      }, styles);
      await player.update({ scrub: 'scroll' });
      for (const [left, top, frame] of scrolls) {
        await scrollTo(page, top, scroller, left);
        expect.soft(await player.frame(), `${what} at ${left}, ${top}`).toBe(frame);
      }
      await player.unmount();
      await page.evaluate(() => document.querySelector('#outer')?.remove());
    });
  }
});

test('stays still under reduced motion, and loads its module only when a player needs it', async ({
  page,
}) => {
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

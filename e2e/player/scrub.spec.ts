import type { Page } from '@playwright/test';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { loadBelow, scrollTo, settleScroll } from './scrolling';

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

const markersCrossed = (page: Page) =>
  page.evaluate(() =>
    window.harness.details('player', 'marker').map((marker) => (marker as { name: string }).name),
  );

for (const renderer of ['svg', 'canvas'] as const) {
  test(`moves the animation with the page without changing its state in ${renderer}`, async ({ page }) => {
    const player = await loadBelow(page, { ...SCRUB, renderer, autoplay: true }, SIZE);
    expect(await framesAt(page, [1280, 1530, 1780, 2280, 1780])).toEqual([0, 25, 50, 100, 50]);
    expect(await player.state()).toBe('stopped');
    expect(await player.events()).toEqual(['load', 'ready']);
    await expect.poll(() => player.eventsAndFrames()).toContain('frame');
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
  const before = (await player.eventsAndFrames())?.length;
  for (const top of [2600, 2700, 2800]) await scrollTo(page, top);
  expect((await player.eventsAndFrames())?.length).toBe(before);
});

/** Styles of the elements around the player, and the frame at each scroll position of `#scroller`. */
type Container = {
  what: string;
  body?: string;
  scroller?: string;
  /** Space before and after the player. */
  space?: string;
  /** An element between the scroller and the player. */
  section?: string;
  /** Text after the player. */
  text?: string;
  player?: string;
  scrolls: [left: number, top: number, frame: number][];
};

const SIDEWAYS = { scroller: 'display: flex; width: 720px; overflow: auto;', space: 'flex: 0 0 1000px' };
const STICKY = 'position: sticky; top: 0';
const STORY: Omit<Container, 'what'> = {
  body: 'padding-bottom: 3000px',
  scroller: 'height: 600px; overflow: auto',
  text: 'height: 1320px',
  player: STICKY,
  scrolls: [0, 25, 50, 100].map((frame) => [0, frame * 10, frame]),
};

const CONTAINERS: Container[] = [
  { what: 'which scrolls sideways', ...SIDEWAYS, scrolls: [[530, 0, 25]] },
  {
    what: 'which scrolls sideways from right to left',
    ...SIDEWAYS,
    scroller: `${SIDEWAYS.scroller} direction: rtl`,
    scrolls: [[-530, 0, 25]],
  },
  {
    what: 'with vertical writing from right to left',
    scroller: 'width: 720px; height: 400px; overflow: auto; writing-mode: vertical-rl',
    space: 'width: 1000px; height: 10px',
    scrolls: [[-530, 0, 25]],
  },
  {
    what: 'inside a page that scrolls too',
    scroller: 'height: 720px; overflow: auto',
    space: 'height: 1000px',
    scrolls: [[0, 530, 25]],
  },
  { what: 'filled by a story', ...STORY },
  { what: 'filled by a story in a section', ...STORY, section: 'height: auto' },
];

for (const { what, scrolls, ...styles } of CONTAINERS) {
  test(`follows the nearest scroll container, ${what}`, async ({ page }) => {
    await setBodyStyle(page, styles.body ?? 'margin: 0; padding-bottom: 3000px');
    const player = playerOf(page);
    await player.load({ src: HUNDRED }, SIZE);
    await page.evaluate(({ scroller, section, space, text, player }) => {
      const element = (css = '') => {
        const div = document.createElement('div');
        div.style.cssText = css;
        return div;
      };
      const box = window.harness.box('player');
      box.style.cssText += `;flex-shrink: 0; ${player}`;
      const outer = element(scroller);
      outer.id = 'scroller';
      box.before(outer);
      const inner = section ? outer.appendChild(element(section)) : outer;
      if (space) inner.append(element(space), box, element(space));
      else inner.append(box, element(text));
      // The container scrolls only once its text has a height.
      if (text) inner.lastElementChild?.toggleAttribute('hidden', true);
    }, styles);
    await player.update({ scrub: 'scroll' });
    await settleScroll(page);
    await page.evaluate(() => document.querySelector('#scroller [hidden]')?.removeAttribute('hidden'));
    for (const [left, top, frame] of scrolls) {
      await page.evaluate(([left, top]) => document.querySelector('#scroller')?.scrollTo(left, top), [
        left,
        top,
      ] as const);
      await settleScroll(page);
      expect(await player.frame()).toBe(frame);
    }
    if (styles.space) expect(await framesAt(page, [100])).toEqual(scrolls.map(([, , frame]) => frame));
  });
}

test('follows the section that contains a sticky player', async ({ page }) => {
  await setBodyStyle(page, 'margin: 0; padding: 1000px 0');
  await playerOf(page).load({ src: HUNDRED }, SIZE);
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.style.height = '3280px';
    const box = window.harness.box('player');
    box.before(section);
    section.append(box);
    box.style.cssText += ';position: sticky; top: 0';
  });
  await playerOf(page).update({ scrub: 'scroll' });
  await settleScroll(page);
  expect(await framesAt(page, [280, 1280, 2280, 4280])).toEqual([0, 25, 50, 100]);
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

test('follows a body that is a scroll container', async ({ page }) => {
  await setBodyStyle(page, 'margin: 0; height: 100%; overflow: auto');
  await page.evaluate(() => {
    document.documentElement.style.cssText = 'height: 100%; overflow: hidden';
  });
  const player = playerOf(page);
  await player.load({ src: HUNDRED }, SIZE);
  await player.box.evaluate((box) => {
    box.style.margin = '720px 0';
  });
  await player.update({ scrub: 'scroll' });
  await settleScroll(page);
  await page.evaluate(() => document.body.scrollTo(0, 500));
  await settleScroll(page);
  expect(await player.frame()).toBe(50);
});

test('stays still under reduced motion, and loads its module only when a player needs it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => url.includes('view-tracking'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await loadBelow(page, { src: HUNDRED }, SIZE);
  expect(isLoaded()).toBe(false);
  await player.update({ scrub: 'scroll' });
  expect(await framesAt(page, [1780])).toEqual([0]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => player.frame()).toBe(50);
  expect(isLoaded()).toBe(true);
});

import type { Page } from '@playwright/test';
import { expect, nextFrame, playerOf, test } from './fixtures';
import type { MountOptions, SerialisableProps } from './harness/page';
import { square } from './harness/square';

/** 101 frames, so that a percentage of the scrolling is a frame. */
const HUNDRED = square({
  frames: 101,
  markers: [
    { tm: 25, dr: 25, cm: 'first quarter' },
    { tm: 75, dr: 25, cm: 'last quarter' },
  ],
});

/** Waits until the player has followed the scroll position. */
async function settle(page: Page) {
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo(0, top), top);
  await settle(page);
}

/** Returns the player's frame at each scroll position. @param scroll scrolls the page, or an element in it */
async function framesAt(page: Page, tops: readonly number[], scroll = scrollTo): Promise<number[]> {
  const frames: number[] = [];
  for (const top of tops) {
    await scroll(page, top);
    frames.push(await playerOf(page).frame());
  }
  return frames;
}

const setBodyStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    document.body.style.cssText = css;
  }, css);

/** Loads a player 2000 pixels down the page; the viewport is 720 high. */
async function loadBelow(page: Page, props: SerialisableProps, options?: MountOptions) {
  await setBodyStyle(page, 'margin: 0; padding: 2000px 0');
  const player = playerOf(page);
  await player.load(props, options);
  return player;
}

const SCRUB = { src: HUNDRED, scrub: 'scroll' } as const;
const SIZE = { width: 280, height: 280 };

async function loadAtTop(page: Page) {
  const player = playerOf(page);
  await player.load({ src: HUNDRED }, SIZE);
  return player;
}

async function startScrubbing(page: Page) {
  await playerOf(page).update({ scrub: 'scroll' });
  await settle(page);
}

const markersCrossed = (page: Page) =>
  page.evaluate(() =>
    window.harness.details('player', 'marker').map((marker) => (marker as { name: string }).name),
  );

/** Moves the player into a scroll container, before and after which the page has these styles. */
const moveIntoScroller = (page: Page, css: string, before: string) =>
  page.evaluate(
    ([css, before]) => {
      const scroller = document.createElement('div');
      scroller.id = 'scroller';
      scroller.style.cssText = css;
      const box = window.harness.box('player');
      box.before(scroller);
      box.style.flex = box.style.margin = '';
      const spaces = [0, 1].map(() => {
        const space = document.createElement('div');
        space.style.cssText = before;
        return space;
      });
      scroller.append(spaces[0] as Element, box, spaces[1] as Element);
      box.style.flexShrink = '0';
    },
    [css, before] as const,
  );

/** Moves the player into a scroll container of 600 pixels, and makes it stick to its top. */
const pinInScroller = (page: Page, wrap: boolean) =>
  page.evaluate((wrap) => {
    const scroller = document.createElement('div');
    scroller.id = 'scroller';
    scroller.style.cssText = 'height: 600px; overflow: auto';
    const story = wrap ? document.createElement('section') : scroller;
    const text = document.createElement('div');
    text.id = 'text';
    text.style.height = '1320px';
    const box = window.harness.box('player');
    box.before(scroller);
    if (wrap) scroller.append(story);
    story.append(box, text);
    box.style.position = 'sticky';
    box.style.top = '0';
  }, wrap);

const scrollIn = async (page: Page, top: number) => {
  await page.evaluate((top) => document.querySelector('#scroller')?.scrollTo(0, top), top);
  await settle(page);
};

for (const renderer of ['svg', 'canvas'] as const) {
  test(`moves the animation with the page, without another state, in ${renderer}`, async ({ page }) => {
    const player = await loadBelow(page, { ...SCRUB, renderer, autoplay: true }, SIZE);
    expect(await framesAt(page, [1280, 1530, 1780, 2280, 1780])).toEqual([0, 25, 50, 100, 50]);
    expect(await player.state()).toBe('stopped');
    expect(await player.events()).toEqual(['load', 'ready']);
    await expect.poll(() => player.eventsAndFrames()).toContain('frame');
  });
}

test('shows the position of a page that opens far down, without the markers before it', async ({ page }) => {
  await setBodyStyle(page, 'margin: 0; padding: 2280px 0 2000px');
  await page.evaluate(() => window.scrollTo(0, 1880));
  const player = await loadBelow(page, SCRUB, SIZE);
  await expect.poll(() => player.frame()).toBeGreaterThan(50);
  expect(await markersCrossed(page)).toEqual([]);
});

test('emits the markers that it crosses in either direction', async ({ page }) => {
  await loadBelow(page, SCRUB, SIZE);
  for (const top of [1380, 2180, 1780]) await scrollTo(page, top);
  expect(await markersCrossed(page)).toEqual(['first quarter', 'last quarter', 'last quarter']);
});

test('renders nothing out of view, and is at its end after the player', async ({ page }) => {
  const player = await loadBelow(page, SCRUB, SIZE);
  expect(await framesAt(page, [1780, 2500])).toEqual([50, 100]);
  const before = (await player.eventsAndFrames())?.length;
  for (const top of [2600, 2700, 2800]) await scrollTo(page, top);
  expect((await player.eventsAndFrames())?.length).toBe(before);
});

test('moves the animation at once when direction or mode change, without crossing markers', async ({
  page,
}) => {
  const player = await loadBelow(page, SCRUB, SIZE);
  await scrollTo(page, 1290);
  // Markers are crossed once the module that follows the scrolling has loaded.
  await expect.poll(() => player.frame()).toBe(1);
  expect(await framesAt(page, [1530])).toEqual([25]);
  await player.update({ direction: -1 });
  await expect.poll(() => player.frame()).toBe(75);
  await player.update({ mode: 'bounce' });
  await expect.poll(() => player.frame()).toBe(50);
  await page.evaluate(() => window.scrollTo(0, 1380));
  await expect.poll(() => player.frame()).toBe(80);
  await page.evaluate(() => window.harness.handle('player').setDirection(1));
  await expect.poll(() => player.frame()).toBe(20);
  expect(await markersCrossed(page)).toEqual(['first quarter', 'last quarter']);
});

for (const [what, css, space, scroll] of [
  ['sideways', 'display: flex; width: 720px; overflow: auto', 'flex: 0 0 1000px; height: 10px', [530, 0]],
  [
    'sideways from right to left',
    'display: flex; width: 720px; overflow: auto; direction: rtl',
    'flex: 0 0 1000px; height: 10px',
    [-530, 0],
  ],
  [
    'in vertical writing from right to left',
    'width: 720px; height: 400px; overflow: auto; writing-mode: vertical-rl',
    'width: 1000px; height: 10px',
    [-530, 0],
  ],
  ['within a page that scrolls too', 'height: 720px; overflow: auto', 'height: 1000px', [0, 530]],
] as const) {
  test(`follows the nearest scroll container, ${what}`, async ({ page }) => {
    await setBodyStyle(page, 'margin: 0; padding-bottom: 3000px');
    const player = await loadAtTop(page);
    await moveIntoScroller(page, css, space);
    await startScrubbing(page);
    await page.evaluate(([left, top]) => document.querySelector('#scroller')?.scrollTo(left, top), scroll);
    await settle(page);
    expect(await player.frame()).toBe(25);
    expect(await framesAt(page, [100])).toEqual([25]);
  });
}

test('follows the section that a sticky player sticks in', async ({ page }) => {
  await setBodyStyle(page, 'margin: 0; padding: 1000px 0');
  await loadAtTop(page);
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.style.height = '3280px';
    const box = window.harness.box('player');
    box.before(section);
    section.append(box);
    box.style.position = 'sticky';
    box.style.top = '0';
  });
  await startScrubbing(page);
  expect(await framesAt(page, [280, 1280, 2280, 4280])).toEqual([0, 25, 50, 100]);
});

for (const wrap of [true, false]) {
  test(`begins and ends with a story that fills ${wrap ? 'a section of' : ''} the scroll container`, async ({
    page,
  }) => {
    await loadAtTop(page);
    await pinInScroller(page, wrap);
    await startScrubbing(page);
    expect(await framesAt(page, [0, 250, 500, 1000], scrollIn)).toEqual([0, 25, 50, 100]);
  });
}

test('begins and ends with the scrolling when the player is in view before or after it', async ({ page }) => {
  await setBodyStyle(page, 'margin: 0; padding: 220px 0 3000px');
  await playerOf(page).load(SCRUB, SIZE);
  expect(await framesAt(page, [0, 125, 500])).toEqual([0, 25, 100]);
  await setBodyStyle(page, 'margin: 0; padding: 3000px 0 220px');
  // With the space below it the player is 500 pixels high: it comes into view at 2280, and the page ends at 2780.
  expect(await framesAt(page, [2280, 2405, 2780])).toEqual([0, 25, 100]);
});

test('finds a scroll container that scrolls only after its content has grown', async ({ page }) => {
  const player = await loadAtTop(page);
  await pinInScroller(page, true);
  const setTextHeight = (height: string) =>
    page.locator('#text').evaluate((text, height) => {
      text.style.height = height;
    }, height);
  await setBodyStyle(page, 'padding-bottom: 3000px');
  await setTextHeight('0');
  await startScrubbing(page);
  await setTextHeight('1320px');
  await scrollIn(page, 250);
  expect(await player.frame()).toBe(25);
});

test('follows a body that is a scroll container', async ({ page }) => {
  await setBodyStyle(page, 'margin: 0; height: 100%; overflow: auto');
  await page.evaluate(() => {
    document.documentElement.style.cssText = 'height: 100%; overflow: hidden';
  });
  const player = await loadAtTop(page);
  await player.box.evaluate((box) => {
    box.style.margin = '720px 0';
  });
  await startScrubbing(page);
  await page.evaluate(() => document.body.scrollTo(0, 500));
  await settle(page);
  expect(await player.frame()).toBe(50);
});

test('keeps a still under reduced motion, and follows again afterwards', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await loadBelow(page, SCRUB, SIZE);
  expect(await framesAt(page, [1780])).toEqual([0]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => player.frame()).toBe(50);
});

test('loads its module only when a player needs it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => url.includes('view-tracking'));
  const player = playerOf(page);
  await player.load({ src: HUNDRED });
  expect(isLoaded()).toBe(false);
  await player.update({ scrub: 'scroll' });
  await expect.poll(isLoaded).toBe(true);
});

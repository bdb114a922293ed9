import type { Page } from '@playwright/test';
import { expect, nextFrame, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';

/** 101 frames, so that a percentage of the way is a frame. */
const HUNDRED = square({
  frames: 101,
  markers: [
    { tm: 25, dr: 25, cm: 'first quarter' },
    { tm: 75, dr: 25, cm: 'last quarter' },
  ],
});

/** Waits until what scrolling leads to is done. */
async function settle(page: Page) {
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo(0, top), top);
  await settle(page);
}

/** The player's frame at each scroll position, in their order. @param scroll scrolls the page, or something in it */
async function framesAt(page: Page, tops: readonly number[], scroll = scrollTo): Promise<number[]> {
  const frames: number[] = [];
  for (const top of tops) {
    await scroll(page, top);
    frames.push(await playerOf(page).frame());
  }
  return frames;
}

const markersCrossed = (page: Page) =>
  page.evaluate(() =>
    window.harness.details('player', 'marker').map((marker) => (marker as { name: string }).name),
  );

/** Loads a player of 280 pixels in a page of 720: it is 1000 pixels on its way, from a scroll position of 1280 on. */
async function loadBelow(page: Page, props: SerialisableProps = {}) {
  await page.evaluate(() => {
    document.body.style.cssText = 'margin: 0; padding: 2000px 0';
  });
  const player = playerOf(page);
  await player.load({ src: HUNDRED, scrub: 'scroll', ...props }, { width: 280, height: 280 });
  return player;
}

/** Puts the box of the player into something that scrolls, in a page that does too. */
const putInto = (page: Page, css: string, before: string) =>
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

test('the position follows the way through the viewport, and no state changes', async ({ page }) => {
  const player = await loadBelow(page);
  const frames = await framesAt(page, [1280, 1530, 1780, 2280, 1780]);
  expect(frames).toEqual([0, 25, 50, 100, 50]);
  expect(await player.state()).toBe('stopped');
  expect(await player.events()).toEqual(['load', 'ready']);
});

test('a page that is opened far down shows where it is, without markers on the way', async ({ page }) => {
  await page.evaluate(() => {
    document.body.style.cssText = 'margin: 0; padding: 2000px 0';
    const space = document.createElement('div');
    space.style.height = '280px';
    document.body.append(space);
    window.scrollTo(0, 1880);
    space.remove();
  });
  const player = await loadBelow(page);
  await expect.poll(() => player.frame()).toBeGreaterThan(50);
  expect((await player.eventsAndFrames())?.filter((name) => name === 'marker')).toEqual([]);
});

test('markers are crossed, either way', async ({ page }) => {
  await loadBelow(page);
  for (const top of [1380, 2180, 1780]) await scrollTo(page, top);
  expect(await markersCrossed(page)).toEqual(['first quarter', 'last quarter', 'last quarter']);
});

test('out of view nothing is drawn or told, and past it is at its end', async ({ page }) => {
  const player = await loadBelow(page);
  await scrollTo(page, 1780);
  await scrollTo(page, 2500);
  expect(await player.frame()).toBe(100);
  const before = (await player.eventsAndFrames())?.length;
  for (const top of [2600, 2700, 2800]) await scrollTo(page, top);
  expect((await player.eventsAndFrames())?.length).toBe(before);
});

test('autoplay does not play it; mode and direction shape the way', async ({ page }) => {
  const player = await loadBelow(page, { autoplay: true, direction: -1 });
  await scrollTo(page, 1530);
  expect([await player.state(), await player.frame()]).toEqual(['stopped', 75]);
  await player.update({ mode: 'bounce', direction: 1 });
  await scrollTo(page, 2030);
  expect(await player.frame()).toBe(50);
});

test('another direction or mode moves the picture at once, and crosses no markers', async ({ page }) => {
  const player = await loadBelow(page);
  await scrollTo(page, 1290);
  // Markers are crossed once what watches the scrolling is there.
  await expect.poll(() => player.frame()).toBe(1);
  await scrollTo(page, 1530);
  expect(await player.frame()).toBe(25);
  await player.update({ direction: -1 });
  await expect.poll(() => player.frame()).toBe(75);
  await player.update({ mode: 'bounce' });
  await expect.poll(() => player.frame()).toBe(50);
  await page.evaluate(() => {
    window.scrollTo(0, 1380);
  });
  await expect.poll(() => player.frame()).toBe(80);
  await page.evaluate(() => window.harness.handle('player').setDirection(1));
  await expect.poll(() => player.frame()).toBe(20);
  expect(await markersCrossed(page)).toEqual(['first quarter', 'last quarter']);
  expect(await player.state()).toBe('stopped');
});

test('another direction turns round what plays, where it is', async ({ page }) => {
  const player = await loadBelow(page, { speed: 0.01 });
  await scrollTo(page, 1530);
  await expect.poll(() => player.frame()).toBe(25);
  await player.play();
  await player.update({ direction: -1 });
  await settle(page);
  expect(await player.state()).toBe('playing');
  expect(await player.frame()).toBeLessThanOrEqual(25);
});

test('what plays goes on from where the page is scrolled to', async ({ page }) => {
  const player = await loadBelow(page, { speed: 0.01 });
  await scrollTo(page, 1530);
  await player.play();
  await scrollTo(page, 1780);
  expect([await player.state(), await player.frame()]).toEqual(['playing', 50]);
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
  test(`the nearest scroll container counts: ${what}`, async ({ page }) => {
    await page.evaluate(() => {
      document.body.style.cssText = 'margin: 0; padding-bottom: 3000px';
    });
    const player = playerOf(page);
    await player.load({ src: HUNDRED }, { width: 280, height: 280 });
    await putInto(page, css, space);
    await player.update({ scrub: 'scroll' });
    await settle(page);
    await page.evaluate(([left, top]) => document.querySelector('#scroller')?.scrollTo(left, top), scroll);
    await settle(page);
    expect(await player.frame()).toBe(25);
    await scrollTo(page, 100);
    expect(await player.frame()).toBe(25);
  });
}

test('a sticky picture follows what it sticks in', async ({ page }) => {
  await page.evaluate(() => {
    document.body.style.cssText = 'margin: 0; padding: 1000px 0';
  });
  const player = playerOf(page);
  await player.load({ src: HUNDRED }, { width: 280, height: 280 });
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.style.height = '3280px';
    const box = window.harness.box('player');
    box.before(section);
    section.append(box);
    box.style.position = 'sticky';
    box.style.top = '0';
  });
  await player.update({ scrub: 'scroll' });
  await settle(page);
  const frames = await framesAt(page, [280, 1280, 2280, 4280]);
  expect(frames).toEqual([0, 25, 50, 100]);
});

/** Puts the player into something that is 600 pixels high and scrolls, and sticks it to its top. */
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

for (const wrap of [true, false]) {
  test(`a story that is all there is to scroll begins and ends with it, in ${wrap ? 'a section' : 'the scroll container itself'}`, async ({
    page,
  }) => {
    const player = playerOf(page);
    await player.load({ src: HUNDRED }, { width: 280, height: 280 });
    await pinInScroller(page, wrap);
    await player.update({ scrub: 'scroll' });
    await settle(page);
    expect(await framesAt(page, [0, 250, 500, 1000], scrollIn)).toEqual([0, 25, 50, 100]);
  });
}

test('what is in view before the page scrolls begins there, and what is at its end ends there', async ({
  page,
}) => {
  await page.evaluate(() => {
    document.body.style.cssText = 'margin: 0; padding: 220px 0 3000px';
  });
  const player = playerOf(page);
  await player.load({ src: HUNDRED, scrub: 'scroll' }, { width: 280, height: 280 });
  expect(await framesAt(page, [0, 125, 500])).toEqual([0, 25, 100]);
  await page.evaluate(() => {
    document.body.style.padding = '3000px 0 220px';
  });
  // It is 500 pixels high with what is below it: from 2280 on it comes in, and the page ends at 2780.
  expect(await framesAt(page, [2280, 2405, 2780])).toEqual([0, 25, 100]);
});

test('what scrolls only once more has come into it is found', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: HUNDRED }, { width: 280, height: 280 });
  await pinInScroller(page, true);
  await page.evaluate(() => {
    document.body.style.paddingBottom = '3000px';
    (document.querySelector('#text') as HTMLElement).style.height = '0';
  });
  await player.update({ scrub: 'scroll' });
  await settle(page);
  await page.evaluate(() => {
    (document.querySelector('#text') as HTMLElement).style.height = '1320px';
  });
  await scrollIn(page, 250);
  expect(await player.frame()).toBe(25);
});

test('a body that scrolls by itself is a scroll container', async ({ page }) => {
  await page.evaluate(() => {
    document.documentElement.style.cssText = 'height: 100%; overflow: hidden';
    document.body.style.cssText = 'margin: 0; height: 100%; overflow: auto';
  });
  const player = playerOf(page);
  await player.load({ src: HUNDRED }, { width: 280, height: 280 });
  await page.evaluate(() => {
    window.harness.box('player').style.margin = '720px 0';
  });
  await player.update({ scrub: 'scroll' });
  await settle(page);
  await page.evaluate(() => document.body.scrollTo(0, 500));
  await settle(page);
  expect(await player.frame()).toBe(50);
});

test('under reduced motion it is a still, and follows again when that ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await loadBelow(page);
  await scrollTo(page, 1780);
  expect(await player.frame()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => player.frame()).toBe(50);
});

test('scrub that is switched off leaves it where it is', async ({ page }) => {
  const player = await loadBelow(page);
  await scrollTo(page, 1780);
  await player.update({ scrub: undefined });
  await scrollTo(page, 1280);
  expect(await player.frame()).toBe(50);
});

test('drawn by a worker it follows too', async ({ page }) => {
  const player = await loadBelow(page, { renderer: 'canvas' });
  await scrollTo(page, 1780);
  expect(await player.frame()).toBe(50);
  await expect.poll(() => player.eventsAndFrames()).toContain('frame');
});

test('what it needs is loaded only where it is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const player = playerOf(page);
  await player.load({ src: HUNDRED });
  expect(scripts.filter((url) => url.includes('view-tracking'))).toEqual([]);
  await player.update({ scrub: 'scroll' });
  await expect.poll(() => scripts.some((url) => url.includes('view-tracking'))).toBe(true);
});

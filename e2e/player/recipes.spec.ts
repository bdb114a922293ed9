import type { Page } from '@playwright/test';
import { expect, playerOf, test } from './fixtures';
import { square, TEN_FRAMES } from './harness/square';
import { scrollTo } from './scrolling';

/** The recipes of player/RECIPES.md that need a page. player/core/recipes.test.ts tests the others. */

const CHAPTERS = square({
  frames: 101,
  markers: [
    { tm: 0, dr: 40, cm: 'bird' },
    { tm: 40, dr: 20, cm: 'explosion' },
    { tm: 60, dr: 41, cm: 'feather' },
  ],
});

/**
 * Loads a story of 1000 pixels in a scroll container with a sticky player. `window.chapter` is the current
 * chapter.
 */
async function loadStory(page: Page, scrub: 'scroll' | undefined) {
  await page.evaluate(
    ([src, scrub]) => {
      const scroller = document.createElement('div');
      scroller.id = 'scroller';
      scroller.style.cssText = 'height: 600px; overflow: auto';
      const text = document.createElement('div');
      text.style.height = '1320px';
      document.body.append(scroller);
      const follow = ({ time }: { time: number }) => {
        const { markers } = window.harness.handle('player');
        const chapter = markers.findLast((marker) => marker.time <= time)?.name;
        Object.assign(window, { chapter });
      };
      window.harness.mount(
        'player',
        {
          src,
          scrub,
          onEvent: (event, detail) => {
            if (event === 'ready' || event === 'frame') follow(detail as { time: number });
          },
        },
        { width: 280, height: 280 },
      );
      const box = window.harness.box('player');
      box.style.cssText += 'position: sticky; top: 0';
      scroller.append(box, text);
      return window.harness.settled('player');
    },
    [CHAPTERS, scrub] as const,
  );
}

const chapter = (page: Page) => page.evaluate(() => (window as unknown as { chapter: string }).chapter);

test('text next to a scrubbed animation follows its chapters in both directions', async ({ page }) => {
  await loadStory(page, 'scroll');
  const found: string[] = [];
  for (const top of [0, 450, 900, 450, 0]) {
    await scrollTo(page, top, '#scroller');
    found.push(await chapter(page));
  }
  expect(found).toEqual(['bird', 'explosion', 'feather', 'explosion', 'bird']);
});

test('a host scrubs with seek, one chapter per third of the scroll distance', async ({ page }) => {
  await loadStory(page, undefined);
  await page.evaluate(() => {
    const scroller = document.querySelector('#scroller') as HTMLElement;
    scroller.onscroll = () => {
      const player = window.harness.handle('player');
      const share = scroller.scrollTop / (scroller.scrollHeight - scroller.clientHeight);
      const part = Math.min(Math.floor(share * 3), 2);
      const { time = 0, duration = 0 } = player.markers[part] ?? {};
      player.seek((time + (share * 3 - part) * duration) * player.frameRate);
    };
  });
  const frames: number[] = [];
  for (const top of [500, 750, 1000]) {
    await scrollTo(page, top, '#scroller');
    frames.push(await playerOf(page).frame());
  }
  expect(frames).toEqual([50, 70, 100]);
});

test('applies the color of the page to a file without slots', async ({ page }) => {
  await page.evaluate((file) => {
    document.body.style.color = 'rgb(0, 128, 0)';
    const src = JSON.parse(JSON.stringify(file), (key, value) =>
      key === 'c' && value?.k ? { ...value, sid: 'ink' } : value,
    );
    return window.harness.load('player', { src, slots: { ink: getComputedStyle(document.body).color } });
  }, CHAPTERS);
  const fills = await page.evaluate(() =>
    window.harness
      .pictures('player')
      .flatMap((tree) => [...tree.querySelectorAll('path[fill]')].map((path) => path.getAttribute('fill'))),
  );
  expect(fills).toEqual(['rgb(0,128,0)']);
});

test('saves every frame as a file', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  const files = await page.evaluate(async () => {
    const player = window.harness.handle('player');
    const files: string[] = [];
    for (let frame = 0; frame < player.totalFrames; frame += 1) {
      player.seek(frame);
      files.push(await (await player.snapshot({ format: 'svg' })).text());
    }
    return files;
  });
  // The square starts at 20 and moves by 6 per frame.
  expect(files.map((file) => Number(/matrix\(1,0,0,1,(\d+),50\)/.exec(file)?.[1]))).toEqual(
    Array.from({ length: 10 }, (_, frame) => 20 + 6 * frame),
  );
});

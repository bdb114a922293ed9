import type { Page } from '@playwright/test';
import { advanceFrames, installFakeClock } from './clock';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { square, TEN_FRAMES } from './harness/square';

/** The recipes of player/RECIPES.md in which the host does something itself. */

const CHAPTERS = square({
  frames: 101,
  markers: [
    { tm: 0, dr: 40, cm: 'bird' },
    { tm: 40, dr: 20, cm: 'explosion' },
    { tm: 60, dr: 41, cm: 'feather' },
  ],
});

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((top) => document.querySelector('#scroller')?.scrollTo(0, top), top);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
};

/** A story of 1000 pixels in a scroll container, with a picture that sticks; `window.chapter` is the one at hand. */
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

test('chapters: what stands beside a scrubbed picture follows it there and back', async ({ page }) => {
  await loadStory(page, 'scroll');
  const found: string[] = [];
  for (const top of [0, 450, 900, 450, 0]) {
    await scrollTo(page, top);
    found.push(await chapter(page));
  }
  expect(found).toEqual(['bird', 'explosion', 'feather', 'explosion', 'bird']);
});

test('a way of one’s own: a third of it for each part, by seek', async ({ page }) => {
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
    await scrollTo(page, top);
    frames.push(await playerOf(page).frame());
  }
  expect(frames).toEqual([50, 70, 100]);
});

/** A button of the page with an icon in it, which is switched by each click. */
async function loadSwitch(page: Page) {
  await installFakeClock(page);
  await page.evaluate((src) => {
    const button = document.createElement('button');
    button.textContent = 'Menu';
    button.ariaPressed = 'false';
    button.onclick = () => {
      const isOn = button.ariaPressed !== 'true';
      button.ariaPressed = String(isOn);
      const player = window.harness.handle('player');
      player.setDirection(isOn ? 1 : -1);
      player.play();
    };
    document.body.append(button);
    window.harness.mount('player', { src, label: '', keepLastFrame: true }, { width: 32, height: 32 });
    button.append(window.harness.box('player'));
    return window.harness.settled('player');
  }, TEN_FRAMES);
  return { ...playerOf(page), button: page.getByRole('button', { name: 'Menu' }) };
}

test('an icon that is switched plays there, back, and turns round midway', async ({ page }) => {
  const { button, frame, events } = await loadSwitch(page);
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const frames: number[] = [];
  for (const milliseconds of [1000, 450, 200, 1000]) {
    await page.keyboard.press('Enter');
    await advanceFrames(page, milliseconds);
    frames.push(await frame());
  }
  expect(frames).toEqual([9, 4, 6, 0]);
  expect(await events()).toEqual(['load', 'ready', 'play', 'complete', 'play', 'complete']);
});

for (const renderer of ['svg', 'canvas'] as const) {
  test(`${renderer}: an intro is played once, and then the rest for ever`, async ({ page }) => {
    const player = playerOf(page);
    await page.evaluate(
      ([src, renderer]) => {
        window.harness.mount('player', {
          src,
          renderer,
          autoplay: true,
          keepLastFrame: true,
          segment: 'bird',
          onComplete: () => window.harness.update('player', { segment: 'explosion', loop: true }),
        });
      },
      [CHAPTERS, renderer] as const,
    );
    await expect
      .poll(async () => (await player.events()).slice(0, 9))
      .toEqual(['load', 'ready', 'play', 'complete', 'load', 'ready', 'play', 'loop', 'loop']);
    expect(await player.totalFrames()).toBe(20);
  });
}

test('between two iterations it rests on the last frame', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await page.evaluate((src) => {
    const onComplete = () => setTimeout(() => window.harness.handle('player').play(), 20);
    window.harness.mount('player', { src, autoplay: true, keepLastFrame: true, onComplete });
    return window.harness.settled('player');
  }, TEN_FRAMES);
  // Looked at in the same task, as it goes on in a moment.
  const rest = await page.evaluate(() => {
    window.harness.advanceFrame(2000);
    const { state, frame } = window.harness.handle('player');
    return { state, frame };
  });
  expect(rest).toEqual({ state: 'paused', frame: 9 });
  await expect.poll(player.state).toBe('playing');
  await advanceFrames(page, 300);
  expect(await player.frame()).toBe(3);
});

test('a loop that is switched off ends with the iteration at hand', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: true, loop: true, keepLastFrame: true });
  await advanceFrames(page, 100, 14);
  await page.evaluate(() => window.harness.handle('player').setLoop(false));
  expect([await player.state(), await player.frame()]).toEqual(['playing', 4]);
  await advanceFrames(page, 100, 10);
  expect([await player.state(), await player.frame()]).toEqual(['paused', 9]);
});

test('an iteration takes as many seconds as the host says', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await page.evaluate((src) => {
    const onLoad = ({ duration }: { duration: number }) =>
      window.harness.handle('player').setSpeed(duration / 2);
    window.harness.mount('player', { src, autoplay: true, onLoad });
    return window.harness.settled('player');
  }, TEN_FRAMES);
  await advanceFrames(page, 1000);
  expect(await player.frame()).toBe(5);
});

test('the colours of a file without slots are that of the page', async ({ page }) => {
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

test('every frame becomes a file of its own', async ({ page }) => {
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
  // The square begins at 20 and moves by 6 with each frame.
  expect(files.map((file) => Number(/matrix\(1,0,0,1,(\d+),50\)/.exec(file)?.[1]))).toEqual(
    Array.from({ length: 10 }, (_, frame) => 20 + 6 * frame),
  );
});

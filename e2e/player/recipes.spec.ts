import type { Page } from '@playwright/test';
import { advanceFrames, installFakeClock } from './clock';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { square, TEN_FRAMES } from './harness/square';

/** What README.md says under Common uses, where a host has to do something itself. */

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

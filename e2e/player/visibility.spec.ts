import type { Page } from '@playwright/test';
import { advanceFrames, installFakeClock } from './clock';
import { expect, nextFrame, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { ANIMATION_URL } from './harness/server';
import { TEN_FRAMES } from './harness/square';
import { hideTab } from './hide-tab';

test.describe('unseen', () => {
  /** Loads a player at the top of a page that scrolls, and plays it to frame 4. */
  async function loadAtTop(page: Page, props: SerialisableProps = {}) {
    await installFakeClock(page);
    await page.evaluate(() => {
      document.body.style.paddingBottom = '3000px';
    });
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, autoplay: true, loop: true, ...props });
    await advanceFrames(page, 450);
    return player;
  }

  const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo(0, top), top);

  const hide = {
    'scrolled away': (page: Page) => scrollTo(page, 2000),
    'in a hidden tab': (page: Page) => hideTab(page, true),
  };
  const show = {
    'scrolled away': (page: Page) => scrollTo(page, 0),
    'in a hidden tab': (page: Page) => hideTab(page, false),
  };

  for (const side of ['width', 'height'] as const) {
    test(`in a box without ${side} it freezes, costs nothing, and goes on when it has one`, async ({
      page,
    }) => {
      const player = await loadAtTop(page);
      const fold = (isFolded: boolean) =>
        page.evaluate(
          ([side, isFolded]) => {
            // The stage, whose height follows its width otherwise.
            const { style } = window.harness.box('player').querySelector('[role=img]') as HTMLElement;
            style.overflow = 'hidden';
            style[side] = isFolded ? '0' : '';
          },
          [side, isFolded] as const,
        );
      await fold(true);
      await expect.poll(() => player.state()).toBe('frozen');
      expect(await advanceFrames(page, 5000), 'requested animation frames').toBe(0);
      await fold(false);
      await expect.poll(() => player.state()).toBe('playing');
      expect(await player.frame()).toBe(4);
    });
  }

  test('in a box without width a lazy player does not load until it has one', async ({ page }) => {
    const player = playerOf(page);
    await player.mount({ src: TEN_FRAMES, loading: 'lazy' }, { width: 0 });
    // By the next frames a player in view has begun.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
    expect(await player.state()).toBe('loading');
    expect(await player.events()).toEqual([]);
    await page.evaluate(() => {
      window.harness.box('player').style.width = '200px';
    });
    expect(await player.settled()).toBe('stopped');
  });

  for (const how of ['scrolled away', 'in a hidden tab'] as const) {
    test(`${how} it freezes, costs nothing, and goes on from where it was`, async ({ page }) => {
      const player = await loadAtTop(page);
      await hide[how](page);
      await expect.poll(() => player.state()).toBe('frozen');
      expect(await advanceFrames(page, 5000), 'requested animation frames').toBe(0);
      expect(await player.frame()).toBe(4);
      await show[how](page);
      await expect.poll(() => player.state()).toBe('playing');
      expect(await player.frame()).toBe(4);
      await advanceFrames(page, 100);
      expect(await player.frame()).toBe(5);
      expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze', 'play']);
    });

    test(`${how} it stays as the host left it`, async ({ page }) => {
      const player = await loadAtTop(page);
      await player.pause();
      await hide[how](page);
      await show[how](page);
      expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause']);
    });

    test(`${how} it goes on once freezeWhenUnseen is off, whatever else changes with it`, async ({
      page,
    }) => {
      const player = await loadAtTop(page);
      await hide[how](page);
      await expect.poll(() => player.state()).toBe('frozen');
      const state = await page.evaluate(() => {
        const { harness } = window;
        harness.update('player', { freezeWhenUnseen: false, rendererSettings: { className: 'other' } });
        return harness.handle('player').state;
      });
      expect(state).toBe('playing');
    });

    test(`${how} it plays on where freezeWhenUnseen is off, until that changes`, async ({ page }) => {
      const player = await loadAtTop(page, { freezeWhenUnseen: false });
      await hide[how](page);
      await advanceFrames(page, 100);
      expect(await player.state()).toBe('playing');
      await expect.poll(() => freezesWhenSwitchedOn(page)).toBe(true);
    });
  }

  test('in a box that is folded away it freezes, and goes on once that is unfolded', async ({ page }) => {
    const player = await loadAtTop(page);
    const setHeight = (height: string) =>
      player.box.evaluate((box, height) => {
        box.style.height = height;
        box.style.overflow = 'hidden';
      }, height);
    await setHeight('0');
    await expect.poll(() => player.state()).toBe('frozen');
    await setHeight('400px');
    await expect.poll(() => player.state()).toBe('playing');
  });

  /** Switches the prop off and on, for `expect.poll`: an observer reports in the browser's own time that the page scrolled. */
  async function freezesWhenSwitchedOn(page: Page) {
    const player = playerOf(page);
    await player.update({ freezeWhenUnseen: false });
    await player.update({ freezeWhenUnseen: true });
    return (await player.state()) === 'frozen';
  }

  test('play is heard and frozen at once where nobody can see it', async ({ page }) => {
    const player = await loadAtTop(page, { autoplay: false });
    await hideTab(page, true);
    await player.play();
    expect(await player.state()).toBe('frozen');
    await hideTab(page, false);
    expect(await player.state()).toBe('playing');
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze', 'play']);
  });

  test('what the host froze stays frozen until the host plays it', async ({ page }) => {
    const player = await loadAtTop(page);
    await player.freeze();
    await hideTab(page, true);
    await hideTab(page, false);
    expect(await player.state()).toBe('frozen');
    await player.play();
    expect(await player.state()).toBe('playing');
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze', 'play']);
  });

  test('a lazy player asks for nothing until it is 200 px from the viewport', async ({ page }) => {
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
});

import type { Page } from '@playwright/test';
import { holdRequests } from '../gate';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { countRenderers } from './harness/memory';
import { ANIMATION_URL } from './harness/server';
import { square } from './harness/square';
import { countRequests } from './requests';

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => window.harness.setHidden('player', isHidden), isHidden);

/** Hides what is around the player, and shows it again. */
async function hideAndShow(page: Page, whileHidden = async () => {}) {
  await setHidden(page, true);
  await expect(playerOf(page).box.locator('[data-state=loading] > div')).toBeHidden();
  await whileHidden();
  await setHidden(page, false);
  await playerOf(page).settled();
}

for (const renderer of ['svg', 'canvas'] as const) {
  test.describe(`${renderer}, hidden by an Activity`, () => {
    const load = async (page: Page) => {
      const player = playerOf(page);
      await player.load({ src: square({ frames: 6000 }), renderer, loop: false }, { within: 'activity' });
      return player;
    };

    test('it is paused where it was', async ({ page }) => {
      const player = await load(page);
      await player.seek(3000);
      const before = await player.picture.screenshot();
      await hideAndShow(page);
      expect(await player.state()).toBe('paused');
      expect(await player.frame()).toBe(3000);
      await expect.poll(async () => (await player.picture.screenshot()).equals(before)).toBe(true);
    });

    test('it plays on from where it was, as fast and as often as the host said', async ({ page }) => {
      const player = await load(page);
      await page.evaluate(() => {
        const handle = window.harness.handle('player');
        handle.setLoop(3);
        handle.setSpeed(0.5);
        handle.setBackground('rgb(1, 2, 3)');
        handle.seek(4000);
        handle.play();
      });
      await expect.poll(() => player.frame()).toBeGreaterThan(4000);
      await hideAndShow(page);
      expect(await player.state()).toBe('playing');
      const frame = await player.frame();
      expect(frame).toBeGreaterThan(4000);
      await expect.poll(() => player.frame()).toBeGreaterThan(frame);
      await expect(player.box.locator('rect[fill="rgb(1, 2, 3)"]')).toHaveCount(1);
      // Half a frame's time for each frame: 6,000 of them at 60 a second take 200 seconds.
      const speed = await page.evaluate(async () => {
        const { handle } = window.harness;
        const [from, since] = [handle('player').frame, performance.now()];
        while (handle('player').frame < from + 30) await new Promise(requestAnimationFrame);
        return ((handle('player').frame - from) / (performance.now() - since)) * 1000;
      });
      expect(speed).toBeLessThan(45);
    });

    test('what the host froze stays frozen', async ({ page }) => {
      const player = await load(page);
      await player.seek(2000);
      await player.play();
      await player.freeze();
      const frame = await player.frame();
      await nextFrame(page);
      const before = await player.picture.screenshot();
      await hideAndShow(page);
      expect(await player.state()).toBe('frozen');
      expect(await player.frame()).toBe(frame);
      await expect.poll(async () => (await player.picture.screenshot()).equals(before)).toBe(true);
    });
  });
}

test('what was asked for before it was hidden is done once its file is there', async ({ page }) => {
  const { release } = await holdRequests(page, `**${ANIMATION_URL}`);
  const player = playerOf(page);
  await player.mount({ src: ANIMATION_URL, loop: true }, { within: 'activity' });
  await player.play();
  expect(await player.state()).toBe('loading');
  await hideAndShow(page);
  release();
  expect(await player.settled()).toBe('playing');
});

test('where less motion is asked for, what the visitor plays or looks at is there again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = playerOf(page);
  await player.load({ src: square({ frames: 6000 }) }, { within: 'activity' });
  await player.play();
  await hideAndShow(page);
  expect(await player.state()).toBe('playing');
  await player.update({ reducedMotion: 'first-frame' });
  await player.seek(20);
  await hideAndShow(page);
  expect([await player.state(), await player.frame()]).toEqual(['paused', 20]);
});

test('what an Activity hides and shows is not fetched again, and leaves nothing while it is hidden', async ({
  page,
}) => {
  const requests = countRequests(page, ANIMATION_URL);
  const player = playerOf(page);
  await player.load({ src: ANIMATION_URL, autoplay: true, loop: true }, { within: 'activity' });
  await setHidden(page, true);
  await expect(player.box.locator('.player-stage > div svg[preserveAspectRatio]')).toHaveCount(0);
  expect(await countRenderers(page)).toBe(0);
  await setHidden(page, false);
  expect(await player.settled()).toBe('playing');
  expect(requests()).toBe(1);
});

test('another file that came while it was hidden begins anew', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: square({ frames: 100 }) }, { within: 'activity' });
  await player.seek(50);
  await setHidden(page, true);
  await player.update({ src: square({ frames: 80 }) });
  await setHidden(page, false);
  await player.settled();
  expect([await player.state(), await player.frame(), await player.totalFrames()]).toEqual([
    'stopped',
    0,
    80,
  ]);
});

test('hidden while another file opens it is shown as that begins', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: square({ frames: 100 }) }, { within: 'activity' });
  await page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        const onLoad = () => {
          window.harness.update('player', { onLoad: undefined });
          window.harness.setHidden('player', true);
          resolve();
        };
        window.harness.update('player', { src, onLoad });
      }),
    square({ frames: 80 }),
  );
  await expect(player.box.locator('.player')).toBeHidden();
  await setHidden(page, false);
  await expect(player.box.locator('[data-state]:not([data-state=loading])')).toBeVisible();
  expect([await player.state(), await player.frame(), await player.totalFrames()]).toEqual([
    'stopped',
    0,
    80,
  ]);
});

test('less motion that is asked for while it is hidden pauses it until that ends', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: square({ frames: 6000 }), autoplay: true }, { within: 'activity' });
  await hideAndShow(page, () => page.emulateMedia({ reducedMotion: 'reduce' }));
  expect(await player.state()).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => player.state()).toBe('playing');
});

test('less motion that is asked for while it is hidden brings the part for it from its beginning', async ({
  page,
}) => {
  const player = playerOf(page);
  const markers = [{ tm: 4, dr: 2, cm: 'reduced motion' }];
  await player.load({ src: square({ frames: 100, markers }), loop: true }, { within: 'activity' });
  await player.seek(50);
  await player.play();
  await hideAndShow(page, () => page.emulateMedia({ reducedMotion: 'reduce' }));
  await player.pause();
  expect(await player.totalFrames()).toBe(2);
  expect((await player.events()).filter((event) => event === 'loop').length).toBeLessThan(20);
});

test('what has played in view does not play again as it is shown', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: square({ frames: 6000 }), autoplay: 'in-view' }, { within: 'activity' });
  await expect.poll(() => player.state()).toBe('playing');
  await page.evaluate(() => window.harness.handle('player').stop());
  await hideAndShow(page);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
  expect(await player.state()).toBe('stopped');
});

test('what was on its way back when it was hidden is at its first frame', async ({ page }) => {
  const player = playerOf(page);
  const src = square({ frames: 6000 });
  await player.load({ src, hover: true, hoverOut: 'reverse', loop: true }, { within: 'activity' });
  await player.box.hover();
  await expect.poll(() => player.frame()).toBeGreaterThan(30);
  await page.mouse.move(600, 600);
  await expect.poll(() => player.box.getByRole('button').getAttribute('aria-pressed')).toBe('false');
  await hideAndShow(page);
  expect([await player.state(), await player.frame()]).toEqual(['stopped', 0]);
});

test('a bounce goes on the way it went', async ({ page }) => {
  const player = playerOf(page);
  const bouncing = { src: square({ frames: 300 }), mode: 'bounce', speed: 4, autoplay: true } as const;
  await player.load(bouncing, { within: 'activity' });
  const isOnItsWayBack = () =>
    page.evaluate(async () => {
      const { handle } = window.harness;
      const before = handle('player').frame;
      while (handle('player').frame === before) await new Promise(requestAnimationFrame);
      return handle('player').frame < before;
    });
  await expect.poll(isOnItsWayBack, { intervals: [10] }).toBe(true);
  await player.update({ speed: 0.2 });
  await hideAndShow(page);
  expect(await isOnItsWayBack()).toBe(true);
});

test.describe('in StrictMode, hidden by Suspense', () => {
  test.use({ reactBuild: 'development' });

  for (const controls of [false, true])
    test(controls ? 'with its controls it goes on' : 'it goes on', async ({ page }) => {
      const player = playerOf(page);
      const options = { within: 'suspense', strict: true } as const;
      await player.load({ src: square({ frames: 6000 }), autoplay: true, controls }, options);
      await expect.poll(() => player.frame()).toBeGreaterThan(20);
      await setHidden(page, true);
      await expect(player.box.locator('[data-state] > div').first()).toBeHidden();
      await expect.poll(() => player.events()).toContain('freeze');
      await setHidden(page, false);
      await expect(player.box.locator('.player')).toBeVisible();
      await expect.poll(() => player.state()).toBe('playing');
      expect(await player.events()).not.toContain('pause');
      expect(await player.frame()).toBeGreaterThan(20);
      expect((await player.events()).filter((event) => event === 'load')).toHaveLength(1);
    });
});

import type { Page } from '@playwright/test';
import { expect, playerOf, test } from './fixtures';
import { countRenderers } from './harness/memory';
import { ANIMATION_URL } from './harness/server';
import { square } from './harness/square';
import { countRequests } from './requests';

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => window.harness.setHidden('player', isHidden), isHidden);

/** Hides what is around the player, and shows it again. */
async function hideAndShow(page: Page) {
  await setHidden(page, true);
  await expect(playerOf(page).box.locator('[data-state=loading] > div')).toBeHidden();
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
      await hideAndShow(page);
      expect(await player.state()).toBe('frozen');
      expect(await player.frame()).toBe(frame);
    });
  });
}

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

test.describe('in StrictMode, hidden by Suspense', () => {
  test.use({ reactBuild: 'development' });

  test('it goes on', async ({ page }) => {
    const player = playerOf(page);
    const options = { within: 'suspense', strict: true } as const;
    await player.load({ src: square({ frames: 6000 }), autoplay: true }, options);
    await expect.poll(() => player.frame()).toBeGreaterThan(20);
    await setHidden(page, true);
    await expect(player.box.locator('[data-state] > div')).toBeHidden();
    await setHidden(page, false);
    await expect.poll(() => player.state()).toBe('playing');
    expect(await player.frame()).toBeGreaterThan(20);
    expect((await player.events()).filter((event) => event === 'load')).toHaveLength(1);
  });
});

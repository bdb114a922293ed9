import type { Page } from '@playwright/test';
import { expect, playerOf, test } from './fixtures';
import { countRenderers } from './harness/memory';
import { ANIMATION_URL } from './harness/server';
import { square } from './harness/square';
import { countRequests } from './requests';

const LONG = square({ frames: 6000 });

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => window.harness.setHidden('player', isHidden), isHidden);

/** Hides the tree around the player, and shows it again. */
async function hideAndShow(page: Page, whileHidden = async () => {}) {
  await setHidden(page, true);
  await expect(playerOf(page).box.locator('[data-state=loading] > div')).toBeHidden();
  await whileHidden();
  await setHidden(page, false);
  await playerOf(page).settled();
}

for (const renderer of ['svg', 'canvas'] as const) {
  test.describe(`an Activity with ${renderer}`, () => {
    test('shows the same frame when it was hidden while the animation was paused', async ({ page }) => {
      const player = playerOf(page);
      await player.load({ src: LONG, renderer }, { within: 'activity' });
      await player.seek(3000);
      const before = await player.picture.screenshot();
      await hideAndShow(page);
      expect([await player.state(), await player.frame()]).toEqual(['paused', 3000]);
      await expect.poll(async () => (await player.picture.screenshot()).equals(before)).toBe(true);
    });

    test('plays on with the speed and the background that the host set', async ({ page }) => {
      const player = playerOf(page);
      await player.load({ src: LONG, renderer }, { within: 'activity' });
      await page.evaluate(() => {
        const handle = window.harness.handle('player');
        handle.setSpeed(0.5);
        handle.setBackground('rgb(1, 2, 3)');
        handle.seek(4000);
        handle.play();
      });
      await expect.poll(() => player.frame()).toBeGreaterThan(4000);
      await hideAndShow(page);
      expect(await player.state()).toBe('playing');
      await expect(player.box.locator('rect[fill="rgb(1, 2, 3)"]')).toHaveCount(1);
      // Of 60 frames per second, 30 are due.
      const speed = await page.evaluate(async () => {
        const { handle } = window.harness;
        const [from, since] = [handle('player').frame, performance.now()];
        while (handle('player').frame < from + 30) await new Promise(requestAnimationFrame);
        return ((handle('player').frame - from) / (performance.now() - since)) * 1000;
      });
      expect(speed).toBeLessThan(45);
      expect(await player.frame()).toBeGreaterThan(4000);
    });
  });
}

test('an Activity fetches the file once, and leaves no renderer while it is hidden', async ({ page }) => {
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

test('an Activity shows another file that came while it was hidden, or was loading before', async ({
  page,
}) => {
  const player = playerOf(page);
  await player.load({ src: square({ frames: 100 }) }, { within: 'activity' });
  await player.seek(50);
  await hideAndShow(page, () => player.update({ src: square({ frames: 80 }) }));
  expect([await player.state(), await player.frame(), await player.totalFrames()]).toEqual([
    'stopped',
    0,
    80,
  ]);
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
    square({ frames: 70 }),
  );
  await expect(player.box.locator('.player')).toBeHidden();
  await setHidden(page, false);
  await expect(player.box.locator('[data-state=stopped]')).toBeVisible();
  expect(await player.totalFrames()).toBe(70);
});

test('an Activity pauses for reduced motion that began while it was hidden', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: LONG, autoplay: true }, { within: 'activity' });
  await hideAndShow(page, () => page.emulateMedia({ reducedMotion: 'reduce' }));
  expect(await player.state()).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => player.state()).toBe('playing');
});

test.describe('Suspense in StrictMode', () => {
  test.use({ reactBuild: 'development' });

  for (const controls of [false, true])
    test(`plays on after its fallback, ${controls ? 'with' : 'without'} controls`, async ({ page }) => {
      const player = playerOf(page);
      const options = { within: 'suspense', strict: true } as const;
      await player.load({ src: LONG, autoplay: true, controls }, options);
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

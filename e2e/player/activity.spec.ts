import type { Page } from '@playwright/test';
import { expect, playerOf, test } from './fixtures';
import { countRenderers } from './harness/memory';
import { ANIMATION_URL } from './harness/server';
import { square } from './harness/square';
import { countRequests } from './requests';

const LONG = square({ frames: 6000 });

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => window.harness.setHidden('player', isHidden), isHidden);

for (const renderer of ['svg', 'canvas'] as const) {
  test(`shows the same frame in ${renderer} when an Activity hides and shows it`, async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: LONG, renderer }, { within: 'activity' });
    await player.seek(3000);
    const before = await player.picture.screenshot();
    await setHidden(page, true);
    await expect(player.box.locator('[data-state=loading] > div')).toBeHidden();
    await setHidden(page, false);
    await player.settled();
    expect([await player.state(), await player.frame()]).toEqual(['paused', 3000]);
    await expect.poll(async () => (await player.picture.screenshot()).equals(before)).toBe(true);
  });
}

test('fetches the file once, and keeps no renderer while an Activity hides the player', async ({ page }) => {
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

test.describe('Suspense in StrictMode', () => {
  test.use({ reactBuild: 'development' });

  test('keeps playing after the fallback, with and without controls', async ({ page }) => {
    const player = playerOf(page);
    for (const controls of [false, true]) {
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
      await player.unmount();
    }
  });
});

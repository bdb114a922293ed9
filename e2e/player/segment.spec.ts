import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';
import { capture } from './pixels';
import { RENDERERS_AND_PAGE } from './renderers';

const SRC = square({ frames: 60, rate: 60, markers: [{ tm: 20, dr: 20, cm: 'part' }] });

/** Loads a player from a URL that works only once, as a blob URL that the app has revoked. */
async function loadOnce(page: Page, props: SerialisableProps) {
  await page.route('/once.json', (route) => route.abort());
  await page.route('/once.json', (route) => route.fulfill({ json: SRC }), { times: 1 });
  return playerOf(page).load({ src: '/once.json', ...props });
}

for (const { renderer, hasWorker, where } of RENDERERS_AND_PAGE) {
  const sample = exhaustiveUnless(renderer === 'svg' || (renderer === 'canvas' && hasWorker));

  test(
    `a new segment keeps the frame and the state, without a request, in ${where}`,
    sample,
    async ({ page }) => {
      const player = playerOf(page);
      if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
      expect(await loadOnce(page, { renderer })).toBe('stopped');
      await page.route('**', (route) => route.abort());
      await player.showFrame(30);
      const whole = await capture(page);
      await player.update({ segment: [25, 50] });
      await expect.poll(() => player.frame()).toBe(5);
      expect(await capture(page)).toBe(whole);
      expect(await player.totalFrames()).toBe(25);
      await page.evaluate(() => window.harness.handle('player').setSegment('part'));
      expect([await player.frame(), await player.totalFrames()]).toEqual([10, 20]);
      expect(await capture(page)).toBe(whole);
      await player.showFrame(19);
      const last = await capture(page);
      await page.evaluate(() => window.harness.handle('player').setSegment(undefined));
      expect(await player.frame()).toBe(39);
      expect(await capture(page)).toBe(last);
      await player.update({ segment: [0, 31] });
      await expect.poll(() => capture(page)).toBe(whole);
      expect([await player.state(), await player.frame()]).toEqual(['paused', 30]);
      expect(await player.events()).toEqual(['load', 'ready', 'pause']);
    },
  );

  test(`60 new segments in 60 animation frames are all drawn in ${where}`, sample, async ({ page }) => {
    const player = playerOf(page);
    if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
    await player.load({ src: SRC, renderer });
    const before = (await player.details('frame')).length;
    await page.evaluate(async () => {
      for (let first = 1; first <= 60; first += 1) {
        window.harness.handle('player').setSegment([first % 30, 60]);
        await new Promise(requestAnimationFrame);
      }
    });
    await expect.poll(async () => (await player.details('frame')).length).toBe(before + 60);
    expect(await player.events()).toEqual(['load', 'ready']);
  });
}

test('a file whose URL has expired is drawn by another renderer, and without expressions', async ({
  page,
}) => {
  const player = playerOf(page);
  expect(await loadOnce(page, { autoplay: true, loop: true, speed: 0.01 })).toBe('playing');
  await player.update({ expressions: false });
  await player.update({ renderer: 'canvas' });
  await expect(player.picture.locator('canvas')).toHaveCount(1);
  await expect(player.picture.locator('> div svg')).toHaveCount(0);
  expect(await player.state()).toBe('playing');
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
});

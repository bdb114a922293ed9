import type { Page } from '@playwright/test';
import { gate } from '../gate';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

/** The first request is answered with this status once the returned gate opens, later ones with the animation. */
async function failOnce(page: Page) {
  const answer = gate();
  await page.route('**/later.json', (route) => route.fulfill({ json: TEN_FRAMES }));
  await page.route(
    '**/later.json',
    async (route) => {
      await answer.opened;
      await route.fulfill({ status: 503 });
    },
    { times: 1 },
  );
  return answer;
}

const retry = (page: Page) => page.evaluate(() => window.harness.handle('player').retry());

test('retry loads the same source, and does what was asked for meanwhile', async ({ page }) => {
  const answer = await failOnce(page);
  const player = playerOf(page);
  await player.mount({ src: '/later.json' });
  await player.seek(4);
  answer.open();
  expect(await player.settled()).toBe('error');
  await player.play();
  await page.evaluate(() => window.harness.handle('player').setSpeed(0.01));
  await player.pause();
  expect(await player.state()).toBe('error');
  await retry(page);
  expect(await player.settled()).toBe('paused');
  expect(await player.frame()).toBe(4);
  expect(await player.events()).toEqual(['error', 'load', 'ready', 'pause', 'play', 'pause']);
});

test('so does the visitor’s button', async ({ page }) => {
  const answer = await failOnce(page);
  const player = playerOf(page);
  await player.mount({ src: '/later.json' });
  answer.open();
  expect(await player.settled()).toBe('error');
  await player.play();
  await player.box.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => player.events()).toEqual(['error', 'load', 'ready', 'play']);
});

test('another source knows nothing of what was asked of the one that failed', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: '{' });
  await player.play();
  await player.update({ src: TEN_FRAMES });
  expect(await player.settled()).toBe('stopped');
});

test('a snapshot that was asked for is refused when loading fails, not later', async ({ page }) => {
  const answer = await failOnce(page);
  await playerOf(page).mount({ src: '/later.json' });
  const refusal = page.evaluate(() =>
    window.harness
      .handle('player')
      .snapshot({ format: 'svg' })
      .catch((error) => error.name),
  );
  answer.open();
  expect(await refusal).toBe('AbortError');
});

test('retry of what did not fail changes nothing', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  await retry(page);
  expect(await player.events()).toEqual(['load', 'ready']);
});

import type { PlayerState } from '@/player/types';
import { exhaustive } from '@/testing/exhaustive';
import { hebrew } from '@/testing/hebrew-labels';
import { axeFindings } from '../axe';
import { setHebrew } from './controls';
import { expect, failOnce, playerOf, playersOf, setStyles, test } from './fixtures';
import { square } from './harness/square';
import { capture } from './pixels';

// Traces would keep every screenshot of these tests.
test.use({ trace: 'off' });

const TILES = 30;
const FAILING = 7;

test('thirty animations play in one worker, and a retry reloads only a failed one', async ({ page }) => {
  await page.route('/tile.json', (route) => route.fulfill({ json: square() }));
  await failOnce(page);
  await setHebrew(page);
  await setStyles(page, 'body { padding-bottom: 3000px } [id^=box-] { margin: 4px }');
  await playersOf(page).loadAll(
    Array.from({ length: TILES }, (_, tile) => ({
      name: `tile ${tile}`,
      props: {
        src: tile === FAILING ? '/later.json' : '/tile.json',
        label: `מדד ${tile}`,
        labels: hebrew,
        renderer: 'canvas',
        autoplay: 'in-view',
        loop: true,
        maxDensity: 1,
      },
      options: { listensToFrames: false, width: 100, height: 100 },
    })),
  );
  const expectTiles = (count: number, state: PlayerState) =>
    expect(page.locator(`[data-state=${state}]`)).toHaveCount(count);
  await expectTiles(TILES - 1, 'playing');
  await expectTiles(1, 'error');
  await expect(page.getByRole('alert')).toHaveText(`„מדד ${FAILING}” לא נטען. נסו שוב מאוחר יותר.`);
  // Landmarks around the players are the page's responsibility.
  expect(await axeFindings(page, 'body', ['region'])).toEqual([]);
  // Players without controls have no tab stop, except for a retry button.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: hebrew.retry })).toBeFocused();
  await page.keyboard.press('Enter');
  const { events } = playerOf(page, `tile ${FAILING}`);
  await expect.poll(() => events()).toEqual(['error', 'load', 'ready', 'play']);
  await expectTiles(TILES, 'playing');
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, 2500));
  await expectTiles(TILES, 'frozen');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectTiles(TILES, 'playing');
});

test('two copies of the player on a page have no ids in common', exhaustive, async ({ page }) => {
  // The viewport has space for two players next to each other.
  await page.setViewportSize({ width: 200, height: 100 });
  const captures: string[] = [];
  for (const hasSecondCopy of [false, true]) {
    await page.reload();
    const states = await page.evaluate(async (hasSecondCopy) => {
      document.body.style.display = 'flex';
      const { harness } = window;
      const size = { width: 100, height: 100 };
      const first = await harness.load('a', { src: '/files/two-copies-a.json' }, size);
      // The development bundle is a second copy of the player with its own modules.
      const other = '/bundle/development/page.js';
      if (hasSecondCopy) await import(other);
      const second = await window.harness.load('b', { src: '/files/two-copies-b.json' }, size);
      window.harness = harness;
      return [first, second];
    }, hasSecondCopy);
    expect(states).toEqual(['stopped', 'stopped']);
    captures.push(await capture(page));
  }
  expect(captures[1]).toBe(captures[0]);
  const ids = await page.locator('svg [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

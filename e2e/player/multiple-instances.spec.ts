import type { Page } from '@playwright/test';
import { hebrew } from '@/player/ui/labels/test-hebrew';
import { axeFindings } from '../axe';
import { expect, playerOf, test } from './fixtures';
import { capture } from './harness/capture';
import { square } from './harness/square';

// Traces would keep every screenshot of these tests.
test.use({ trace: 'off' });

const TILES = 30;
const FAILING = 7;
const GOOD = TILES - 1;

/** A viewport with space for two players next to each other. */
const SIZE = { width: 200, height: 100 };

const nameOf = (tile: number) => `tile ${tile}`;

/** Loads a Hebrew page of small looping animations, all in view. The request of one of them fails. */
async function loadDashboard(page: Page) {
  await page.route('**/tile.json', (route) => route.fulfill({ json: square() }));
  await page.route('**/failing.json', (route) => route.fulfill({ json: square() }));
  await page.route('**/failing.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    document.documentElement.lang = 'he';
    document.body.style.cssText =
      'margin: 0; padding-bottom: 3000px; display: flex; flex-wrap: wrap; align-content: start; gap: 8px';
  });
  await page.evaluate(
    ([count, failing, labels]) =>
      Promise.all(
        Array.from({ length: count }, (_, tile) =>
          window.harness.load(
            `tile ${tile}`,
            {
              src: tile === failing ? '/failing.json' : '/tile.json',
              label: `מדד ${tile}`,
              labels,
              renderer: 'canvas',
              autoplay: 'in-view',
              loop: true,
              maxDensity: 1,
            },
            { listensToFrames: false, width: 100, height: 100 },
          ),
        ),
      ),
    [TILES, FAILING, hebrew] as const,
  );
}

/** Counts the tiles in each state. */
const states = (page: Page) =>
  page.evaluate((count) => {
    const found: Record<string, number> = {};
    for (let tile = 0; tile < count; tile += 1) {
      const { state } = window.harness.handle(`tile ${tile}`);
      found[state] = (found[state] ?? 0) + 1;
    }
    return found;
  }, TILES);

test('thirty loops play in one worker, and a retry with the keyboard loads only the failed one', async ({
  page,
}) => {
  await loadDashboard(page);
  await expect.poll(() => states(page)).toEqual({ playing: GOOD, error: 1 });
  expect(page.workers()).toHaveLength(1);
  const failed = playerOf(page, nameOf(FAILING));
  await expect(page.getByRole('alert')).toHaveText(`„מדד ${FAILING}” לא נטען. נסו שוב מאוחר יותר.`);
  // Landmarks around the players are the page's responsibility.
  expect(await axeFindings(page, 'body', ['region'])).toEqual([]);
  // Players without controls have no tab stop, except for a retry button.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: hebrew.retry })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => failed.events()).toEqual(['error', 'load', 'ready', 'play']);
  expect(await states(page)).toEqual({ playing: TILES });
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, 2500));
  await expect.poll(() => states(page)).toEqual({ frozen: TILES });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => states(page)).toEqual({ playing: TILES });
});

test.describe('two copies of the player', () => {
  test.use({ viewport: SIZE });

  test('share no id on one page', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    /** Loads a player. The second copy comes from React's other build, which has its own modules. */
    const load = (name: string, copy: 'first' | 'second') =>
      page.evaluate(
        async ([name, copy]) => {
          document.body.style.cssText = 'margin:0;display:flex';
          const { harness } = window;
          const other = '/bundle/development/page.js';
          if (copy === 'second') await import(other);
          const size = { width: 100, height: 100 };
          const state = await window.harness.load(name, { src: `/cases/${name}.json` }, size);
          window.harness = harness;
          return state;
        },
        [name, copy] as const,
      );
    expect(await load('two-copies-a', 'first')).toBe('stopped');
    expect(await load('two-copies-b', 'first')).toBe('stopped');
    const expected = await capture(session, SIZE);
    await page.reload();
    await page.waitForFunction(() => 'harness' in window);
    expect(await load('two-copies-a', 'first')).toBe('stopped');
    expect(await load('two-copies-b', 'second')).toBe('stopped');
    const actual = await capture(session, SIZE);
    expect(actual.equals(expected)).toBe(true);
    const ids = await page.locator('svg [id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { hebrew } from './hebrew';

const TILES = 30;
const FAILING = 7;
const GOOD = TILES - 1;

const nameOf = (tile: number) => `tile ${tile}`;

/** A page of small loops in Hebrew, all in view, of which one fails at first. */
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

/** How many of the tiles are in each state. */
const states = (page: Page) =>
  page.evaluate((count) => {
    const found: Record<string, number> = {};
    for (let tile = 0; tile < count; tile += 1) {
      const { state } = window.harness.handle(`tile ${tile}`);
      found[state] = (found[state] ?? 0) + 1;
    }
    return found;
  }, TILES);

const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo(0, top), top);

test('thirty loops play in one worker, and one that fails is tried again alone, by keyboard', async ({
  page,
}) => {
  await loadDashboard(page);
  await expect.poll(() => states(page)).toEqual({ playing: GOOD, error: 1 });
  expect(page.workers()).toHaveLength(1);
  const failed = playerOf(page, nameOf(FAILING));
  await expect(page.getByRole('alert')).toHaveText(`„מדד ${FAILING}” לא נטען. נסו שוב מאוחר יותר.`);
  // What the pictures stand in is the page's.
  expect(await axeFindings(page, 'body', ['region'])).toEqual([]);
  // Of thirty pictures without controls it is the only stop.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: hebrew.retry })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => failed.events()).toEqual(['error', 'load', 'ready', 'play']);
  expect(await states(page)).toEqual({ playing: TILES });
  expect(page.workers()).toHaveLength(1);
});

test('scrolled away all of them freeze, and go on when they are seen again', async ({ page }) => {
  await loadDashboard(page);
  await expect.poll(() => states(page)).toEqual({ playing: GOOD, error: 1 });
  await scrollTo(page, 2500);
  await expect.poll(() => states(page)).toEqual({ frozen: GOOD, error: 1 });
  await scrollTo(page, 0);
  await expect.poll(() => states(page)).toEqual({ playing: GOOD, error: 1 });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('none plays, also not the one that is tried again', async ({ page }) => {
    await loadDashboard(page);
    expect(await states(page)).toEqual({ stopped: GOOD, error: 1 });
    await page.getByRole('button', { name: hebrew.retry }).click();
    await expect.poll(() => states(page)).toEqual({ stopped: TILES });
  });
});

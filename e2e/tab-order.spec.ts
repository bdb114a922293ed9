import type { Page } from '@playwright/test';
import { exhaustiveUnless } from './exhaustive';
import { expect, test, visit } from './fixtures';
import { pages } from './pages';
import { beginWalk, missedControls, noteFocus, problemsOfWalk } from './tab-walk';

/** Windows from a laptop at 400 % to a tall screen; every test run takes the sample. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 390, height: 480 },
  { width: 390, height: 700 },
  { width: 390, height: 844, isOfSample: true },
  { width: 1280, height: 700 },
  { width: 1280, height: 900, isOfSample: true },
  { width: 1280, height: 1200 },
];

type Walk = {
  /** Everything that had the focus, in the order of the page, and what was wrong with it. */
  problems: string[];
  /** Controls that a pointer can reach and the keys came not by. */
  missed: string[];
};

/** Goes through the page by one key until the focus leaves it. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const isBackwards = key === 'Shift+Tab';
  await page.evaluate(beginWalk);
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate(noteFocus, isBackwards)) break;
  }
  return {
    problems: await page.evaluate(problemsOfWalk),
    missed: await page.evaluate(missedControls),
  };
}

for (const { path, isSample } of pages) {
  for (const { isOfSample = false, ...viewport } of WINDOWS) {
    const size = `${viewport.width} × ${viewport.height}`;
    test(
      `${path} at ${size}: Tab alone comes by everything, either way, in sight and in order`,
      exhaustiveUnless(isSample && isOfSample),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        // Before anything else has been done: React is not there yet.
        await visit(page, path);
        expect(await walk(page, 'Tab')).toEqual({ problems: [], missed: [] });
        expect(await walk(page, 'Shift+Tab')).toEqual({ problems: [], missed: [] });
      },
    );
  }
}

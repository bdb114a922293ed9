import type { Page } from '@playwright/test';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, test, visit } from './fixtures';
import { pages } from './page-table';
import { beginWalk, missedControls, noteFocus, problemsOfWalk } from './tab-walk';

/** The viewport size that every test run includes. */
const SAMPLE = { width: 390, height: 844 };

/** Viewport sizes, from a laptop at a zoom of 400 % to a tall screen. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 390, height: 480 },
  { width: 390, height: 700 },
  SAMPLE,
  { width: 1280, height: 700 },
  { width: 1280, height: 900 },
  { width: 1280, height: 1200 },
];

/**
 * Presses a key until the focus leaves the page. Returns the problems of the focused elements, and the
 * controls that never received the focus.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const isBackwards = key === 'Shift+Tab';
  await page.evaluate(beginWalk);
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    // The focus hydrates an island, which can add controls.
    await expect(page.locator('[data-island]:not([data-mounted]):focus-within')).toHaveCount(0);
    if (await page.evaluate(noteFocus, isBackwards)) break;
  }
  return {
    problems: await page.evaluate(problemsOfWalk),
    missed: await page.evaluate(missedControls),
  };
}

for (const path of [...pages.map((page) => page.path), `/#${projects[0]?.id}`, `/profile#${posts[0]?.id}`]) {
  for (const viewport of WINDOWS) {
    const size = `${viewport.width} × ${viewport.height}`;
    const details = exhaustiveUnless(viewport === SAMPLE && (path === '/' || path.startsWith('/profile#')));
    test(`Tab and Shift+Tab reach every control of ${path} at ${size}`, details, async ({ page }) => {
      await page.setViewportSize(viewport);
      // Tab is the first interaction, so the walk begins before React hydrates the page.
      await visit(page, path);
      // Start before the Close button. The heading of a post, which has the focus, comes after it.
      if (path.includes('#')) await page.locator('dialog:modal').focus();
      expect(await walk(page, 'Tab')).toEqual({ problems: [], missed: [] });
      expect(await walk(page, 'Shift+Tab')).toEqual({ problems: [], missed: [] });
    });
  }
}

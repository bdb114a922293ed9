import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';
import { pages } from './pages';

/** Windows from a laptop at 400 % to a tall screen. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 390, height: 480 },
  { width: 390, height: 700 },
  { width: 390, height: 844 },
  { width: 1280, height: 700 },
  { width: 1280, height: 900 },
  { width: 1280, height: 1200 },
];

type Walk = {
  /** Everything that had the focus, in the order of the page, and what was wrong with it. */
  problems: string[];
  /** Controls that a pointer can reach and the keys came not by. */
  missed: string[];
};

declare global {
  var walked: Element[];
  var walkProblems: string[];
}

/** Notes the element that has the focus, and what is wrong with it. @returns whether the focus has come to the end */
function noteFocus(isBackwards: boolean): boolean {
  const { activeElement: focused } = document;
  // Out of the page, or around it.
  if (!focused || focused === document.body || globalThis.walked.includes(focused)) return true;
  const shown = focused.matches('.sr-only') ? (focused.closest('label') ?? focused) : focused;
  const { top, bottom } = shown.getBoundingClientRect();
  const header = document.querySelector('header');
  const comesAfter = header && header.compareDocumentPosition(shown) === Node.DOCUMENT_POSITION_FOLLOWING;
  const covered = comesAfter ? header.getBoundingClientRect().bottom : 0;
  const name = focused.outerHTML.slice(0, 90);
  if (bottom <= covered || top >= innerHeight) globalThis.walkProblems.push(`out of sight: ${name}`);
  const last = globalThis.walked.at(-1);
  const wanted = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (last && !(last.compareDocumentPosition(focused) & wanted))
    globalThis.walkProblems.push(`out of order: ${name}`);
  globalThis.walked.push(focused);
  return false;
}

/** What can be reached and was not walked by. Radio buttons of one name are one stop. */
function missedControls(): string[] {
  const groups = new Set(globalThis.walked.map((element) => element.getAttribute('name')).filter(Boolean));
  return [...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element.matches('[type=radio]') && groups.has(element.getAttribute('name'))))
    .filter((element) => !element.matches(':disabled') && (element as HTMLElement).tabIndex >= 0)
    .filter((element) => !globalThis.walked.includes(element))
    .map((element) => element.outerHTML.slice(0, 90));
}

/** Goes through the page by one key until the focus leaves it. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const isBackwards = key === 'Shift+Tab';
  await page.evaluate(() => {
    const last = globalThis.walked?.at(-1) as HTMLElement | undefined;
    globalThis.walked = last ? [last] : [];
    globalThis.walkProblems = [];
    // Back from there: out of the page the browser would begin somewhere else.
    last?.focus();
  });
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate(noteFocus, isBackwards)) break;
  }
  return {
    problems: await page.evaluate(() => globalThis.walkProblems),
    missed: await page.evaluate(missedControls),
  };
}

for (const { path } of pages) {
  for (const viewport of WINDOWS) {
    const size = `${viewport.width} × ${viewport.height}`;
    test(`${path} at ${size}: Tab alone comes by everything, either way, in sight and in order`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // Before anything else has been done: React is not there yet.
      await visit(page, path);
      expect(await walk(page, 'Tab')).toEqual({ problems: [], missed: [] });
      expect(await walk(page, 'Shift+Tab')).toEqual({ problems: [], missed: [] });
    });
  }
}

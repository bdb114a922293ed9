// These functions run in the page, so they can't call each other or use this module's variables.

declare global {
  var walked: Element[];
  var walkProblems: string[];
}

/** Starts a walk at the last element of the previous walk, if any. */
export function beginWalk() {
  const last = globalThis.walked?.at(-1) as HTMLElement | undefined;
  globalThis.walked = last ? [last] : [];
  globalThis.walkProblems = [];
  // Focus this element, because the previous walk ended outside the page. From there, Tab leads to different
  // elements in different browsers.
  last?.focus();
}

/** Resolves once the browser has scrolled to the focused element. */
export async function scrollEnd(): Promise<void> {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };
  let before: number;
  do {
    before = scrollY;
    await frames(3);
  } while (scrollY !== before);
}

/** Records the focused element and its problems. @returns whether the walk is complete */
export function noteFocus(isBackwards: boolean): boolean {
  const { activeElement: focused } = document;
  // The walk is complete if the focus has left the page or returned to a visited element.
  if (!focused || focused === document.body || globalThis.walked.includes(focused)) return true;
  const shown = focused.matches('.sr-only') ? (focused.closest('label') ?? focused) : focused;
  const { top, bottom } = shown.getBoundingClientRect();
  // The sticky element that could cover the focused element.
  const bar = document.querySelector('dialog:modal > .sticky') ?? document.querySelector('header');
  const comesAfter = bar && bar.compareDocumentPosition(shown) === Node.DOCUMENT_POSITION_FOLLOWING;
  const covered = comesAfter ? bar.getBoundingClientRect().bottom : 0;
  const name = focused.outerHTML.slice(0, 90);
  if (bottom <= covered || top >= innerHeight) globalThis.walkProblems.push(`out of sight: ${name}`);
  if (getComputedStyle(shown).outlineStyle === 'none') globalThis.walkProblems.push(`not marked: ${name}`);
  const last = globalThis.walked.at(-1);
  const wanted = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (last && !(last.compareDocumentPosition(focused) & wanted))
    globalThis.walkProblems.push(`out of order: ${name}`);
  globalThis.walked.push(focused);
  return false;
}

/** Returns the focusable elements of the page or its modal dialog that the walk missed. Radio buttons with the same name count as one. */
export function missedControls(): string[] {
  const groups = new Set(globalThis.walked.map((element) => element.getAttribute('name')).filter(Boolean));
  const root = document.querySelector('dialog:modal') ?? document;
  return [...root.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element.matches('[type=radio]') && groups.has(element.getAttribute('name'))))
    .filter((element) => !element.matches(':disabled') && (element as HTMLElement).tabIndex >= 0)
    .filter((element) => !globalThis.walked.includes(element))
    .map((element) => element.outerHTML.slice(0, 90));
}

export const problemsOfWalk = () => globalThis.walkProblems;

/** Functions that run in a page while somebody goes through it by Tab. Each has access to itself and the page alone. */

declare global {
  var walked: Element[];
  var walkProblems: string[];
}

/** Begins a walk at the last stop of the one before it. */
export function beginWalk() {
  const last = globalThis.walked?.at(-1) as HTMLElement | undefined;
  globalThis.walked = last ? [last] : [];
  globalThis.walkProblems = [];
  // Back from there: out of the page the browser would begin somewhere else.
  last?.focus();
}

/** Resolves once the page has scrolled to what has the focus: browsers scroll there in their own time. */
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

/** Notes the element that has the focus, and what is wrong with it. @returns whether the focus has come to the end */
export function noteFocus(isBackwards: boolean): boolean {
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
  if (getComputedStyle(shown).outlineStyle === 'none') globalThis.walkProblems.push(`not marked: ${name}`);
  const last = globalThis.walked.at(-1);
  const wanted = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (last && !(last.compareDocumentPosition(focused) & wanted))
    globalThis.walkProblems.push(`out of order: ${name}`);
  globalThis.walked.push(focused);
  return false;
}

/** What can be reached and was not walked by. Radio buttons of one name are one stop. */
export function missedControls(): string[] {
  const groups = new Set(globalThis.walked.map((element) => element.getAttribute('name')).filter(Boolean));
  return [...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element.matches('[type=radio]') && groups.has(element.getAttribute('name'))))
    .filter((element) => !element.matches(':disabled') && (element as HTMLElement).tabIndex >= 0)
    .filter((element) => !globalThis.walked.includes(element))
    .map((element) => element.outerHTML.slice(0, 90));
}

/** What was wrong with the stops of the walk. */
export const problemsOfWalk = () => globalThis.walkProblems;

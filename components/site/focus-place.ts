/** An element, told so that it is found again when its page was left and drawn anew. */
export type FocusPlace = { tag: string; name: string; nth: number };

/** By its text only what is a control: that of a part of the page changes. */
const nameOf = (element: Element) =>
  [
    element.getAttribute('href'),
    element.ariaLabel,
    element.matches('a, button, summary') && element.textContent,
  ].join();

const alike = ({ tag, name }: Omit<FocusPlace, 'nth'>) =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name);

/** The place of an element; of what is in a dialog, which closes, that of what opened it. */
export function focusPlace(element: Element): FocusPlace {
  const dialog = element.closest('dialog');
  const opener = dialog && document.querySelector(`[command=show-modal][commandfor="${dialog.id}"]`);
  const target = opener ?? element;
  const same = { tag: target.tagName, name: nameOf(target) };
  return { ...same, nth: alike(same).indexOf(target as HTMLElement) };
}

export function findPlace(place: FocusPlace): HTMLElement | undefined {
  return alike(place)[place.nth];
}

/** Describes an element, so that it can be found again after its page was left and rendered again. */
export type FocusPlace = { tag: string; name: string; nth: number };

/** Includes the text of controls only: the text of other elements changes. */
const nameOf = (element: Element) =>
  [
    element.getAttribute('href'),
    element.ariaLabel,
    element.matches('a, button, summary') && element.textContent,
  ].join();

const alike = ({ tag, name }: Omit<FocusPlace, 'nth'>) =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name);

/** Describes an element, or the button that opens the dialog if the element is in a dialog. */
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

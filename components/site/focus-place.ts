/**
 * A description of an element, which is used to find the element when the user returns to the element's page.
 */
export type FocusPlace = { tag: string; name: string; nth: number };

/**
 * Returns a name that identifies an element. The name consists of the element's link, label and text. The
 * text is used only for links, buttons and summaries, because the text of other elements can change.
 */
const nameOf = (element: Element) =>
  [
    element.getAttribute('href'),
    element.ariaLabel,
    element.matches('a, button, summary') && element.textContent,
  ].join();

const alike = ({ tag, name }: Omit<FocusPlace, 'nth'>) =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name);

/** Describes an element. If the element is in a dialog, describes the button that opens the dialog. */
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

/**
 * Returns the focused element of the document or shadow tree that contains `element`.
 * `document.activeElement` would be the host of that shadow tree. The element stays the active one while
 * another window has the focus.
 */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement;
}

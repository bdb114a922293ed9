/**
 * Returns the focused element in the document or shadow tree of `element`. For an element in a shadow tree,
 * `document.activeElement` would return the host of the tree. An element stays the active element even while
 * a different window has the focus.
 */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement;
}

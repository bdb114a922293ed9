/**
 * Returns the active element of the document or shadow tree that contains `element`. For an element in a
 * shadow tree, `document.activeElement` would return the shadow host. An element stays the active element
 * when the window loses focus.
 */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement;
}

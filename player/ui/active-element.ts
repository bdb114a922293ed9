/**
 * Returns the focused element in the document or shadow tree of `element`. (`document.activeElement` returns
 * the host of the shadow tree.) An element stays the active element while another window has the focus.
 */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement;
}

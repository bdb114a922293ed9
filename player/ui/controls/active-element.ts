/**
 * What has the focus in the page or the shadow tree that an element stands in. The page names only the tree's host. It stays so
 * as another window takes the focus.
 */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement;
}

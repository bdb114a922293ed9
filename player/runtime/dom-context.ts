/**
 * Returns the window that contains `element`. It isn't always the global `window`, because an app can render a
 * player into an iframe or another window. In an iframe that has been removed, returns the global window.
 */
export const windowOf = (element: Element | null) => element?.ownerDocument.defaultView ?? window;

/** Returns the document or the shadow root that contains `element`. */
export function treeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode() as Document | ShadowRoot;
  return 'activeElement' in root ? root : element.ownerDocument;
}

/**
 * Returns the outermost object that receives the events of `element` with their target: the window, or the
 * shadow root. It receives them after React's root. By then, a control or the app that handles an event has
 * called preventDefault.
 */
export function eventRootOf(element: Element): EventTarget {
  const tree = treeOf(element);
  return tree === element.ownerDocument ? windowOf(element) : tree;
}

/**
 * Returns the outer element of the player that contains `element`. Elements of the app inside the player, such as a
 * wrapper around its controls, can have the same class and attributes, but not a stage.
 */
export const playerAround = (element: Element | null) =>
  element?.closest<HTMLElement>('.player:has(> .player-view)');

/**
 * Returns the active element of the document or shadow tree that contains `element`. For an element in a
 * shadow tree, `document.activeElement` would return the shadow host. When the window loses focus, its active
 * element doesn't change.
 */
export function activeElementAround(element: Element): Element | null {
  return treeOf(element).activeElement;
}

/** Returns whether the document of `element` has no focused element, for example because it was removed. */
export function isFocusLost({ ownerDocument }: Element): boolean {
  return !ownerDocument.activeElement || ownerDocument.activeElement === ownerDocument.body;
}

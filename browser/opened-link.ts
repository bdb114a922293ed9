/**
 * Returns the link that a click opens in this tab. Returns `undefined` for other clicks, and for links to files,
 * emails and phone numbers, because the page stays.
 */
export function openedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link?.protocol.startsWith('http') || link.target || link.hasAttribute('download')) return;
  return link;
}

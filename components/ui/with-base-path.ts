const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to the path of a page or file. Returns URLs of other sites unchanged. */
export const withBasePath = (address: string) => (address.startsWith('/') ? basePath + address : address);

/** The fragment of the top of each page. It is the id of the body, so that the focus moves there too. */
export const topId = 'top';

/**
 * Returns the `href` of a link. On the link's own page, it consists only of a fragment, so that the browser scrolls
 * instead of loading the page again, whatever query the page's URL has.
 * @param path the route of the page that contains the link
 * @param target a page, a section of a page, a file, or a URL of another site
 */
export function linkHref(path: string, target: string): string {
  const [page, fragment = topId] = target.split('#');
  return page === path ? `#${fragment}` : withBasePath(target);
}

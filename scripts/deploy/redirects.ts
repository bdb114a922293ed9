/** A permanent redirect (308) from an address to a page or section. */
export type Redirect = { from: string; to: string };

/**
 * Returns all redirects of a site. Their paths include the base path.
 * @param routes the paths of the pages without the base path
 * @param former the redirects of `content/redirects.ts`
 */
export function siteRedirects(routes: readonly string[], basePath: string, former: readonly Redirect[]) {
  const fromFiles = routes.map((route) => ({
    from: route === '/' ? '/index.html' : `${route}.html`,
    to: route,
  }));
  const fromFormer = former.flatMap(({ from, to }) => {
    const path = from.replace(/\/$/, '');
    return (/\.\w+$/.test(path) ? [path] : [path, `${path}/`]).map((spelling) => ({ from: spelling, to }));
  });
  // Crawlers request robots.txt only at the root, and browsers request favicon.ico there if a page has no icon
  // link.
  const toSite = (basePath ? ['/robots.txt', '/favicon.ico'] : []).map((file) => ({
    from: file,
    to: `${basePath}${file}`,
  }));
  const inSite = [...fromFiles, ...fromFormer];
  return [
    ...toSite,
    ...inSite.map(({ from, to }) => ({ from: `${basePath}${from}`, to: `${basePath}${to}` })),
  ];
}

/** Returns the same path with a trailing slash added or removed. Hosting providers redirect it without a rule. */
export const otherSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

/** Returns the text of `_redirects`, the file of Cloudflare and Netlify. */
export const redirectsFile = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('');

/** Parses the text of a `_redirects` file that `redirectsFile` has returned. */
export const parseRedirects = (text: string): Redirect[] =>
  [...text.matchAll(/^(\S+) (\S+) 308$/gm)].map(([, from = '', to = '']) => ({ from, to }));

/** Inserts the query of a request into the target of a redirect, before the fragment. */
export const withQuery = (to: string, query: string) => to.replace(/(?=#|$)/, () => query);

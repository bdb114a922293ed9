import type { ExportedSite } from '../export/read-export';

export type Redirect = { from: string; to: string; status: 308 };

/** An address of an earlier site, and the page or section that replaces it. */
export type ContentRedirect = { from: string; to: string };

/** Redirects the other spellings of a page's address, such as `/profile.html`, to the page. */
export function redirects(site: ExportedSite): Redirect[] {
  return site.pages.flatMap(({ route, file }) => {
    const aliases = route === '/' ? [`/${file}`] : [`/${file}`, `${route}/`];
    return aliases.map((from) => ({ from, to: route, status: 308 as const }));
  });
}

/** Redirects addresses of an earlier site, with and without a trailing slash. */
export function redirectsFromContent(contentRedirects: readonly ContentRedirect[]): Redirect[] {
  return contentRedirects.flatMap(({ from, to }) => {
    const path = from.replace(/\/$/, '');
    const spellings = /\.\w+$/.test(path) ? [path] : [path, `${path}/`];
    return spellings.map((spelling) => ({ from: spelling, to, status: 308 as const }));
  });
}

/**
 * Splits a redirect's target into its path and its fragment, for hosts that insert the query between them.
 */
export function splitFragment(to: string): { path: string; fragment: string } {
  const at = to.indexOf('#');
  return at === -1 ? { path: to, fragment: '' } : { path: to.slice(0, at), fragment: to.slice(at) };
}

/** Whether a redirect only adds or removes the trailing slash, which static hosts do by default. */
export function changesSlashOnly({ from, to }: Redirect): boolean {
  return from.replace(/\/$/, '') === to.replace(/\/$/, '');
}

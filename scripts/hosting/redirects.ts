import type { ExportedSite } from '../export/read-export';

export type Redirect = { from: string; to: string; status: 308 };

/** Redirects the other addresses under which hosts serve a page, `/page.html` and `/page/`, to its one address. */
export function redirects(site: ExportedSite): Redirect[] {
  return site.pages.flatMap(({ route, file }) => {
    const aliases = route === '/' ? [`/${file}`] : [`/${file}`, `${route}/`];
    return aliases.map((from) => ({ from, to: route, status: 308 as const }));
  });
}

/** Whether a redirect only adds or removes a trailing slash, which static hosts do by themselves. */
export function changesSlashOnly({ from, to }: Redirect): boolean {
  return from.replace(/\/$/, '') === to.replace(/\/$/, '');
}

import type { ExportedSite } from '../export/read-export';

export type Redirect = { from: string; to: string; status: 308 };

/** A page has one address. The other spellings that hosts know for its file lead there. */
export function redirects(site: ExportedSite): Redirect[] {
  return site.pages.flatMap(({ route, file }) => {
    const spellings = route === '/' ? [`/${file}`] : [`/${file}`, `${route}/`];
    return spellings.map((from) => ({ from, to: route, status: 308 as const }));
  });
}

/** Whether a redirect only adds or removes the slash at the end, which hosts of static files do by themselves. */
export function changesSlashOnly({ from, to }: Redirect): boolean {
  return from.replace(/\/$/, '') === to.replace(/\/$/, '');
}

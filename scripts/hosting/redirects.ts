import type { ExportedSite } from '../export/read-export';

export type Redirect = { from: string; to: string; status: 308 };

/** An address of an earlier site, and the page or section that it leads to now. */
export type MovedAddress = { from: string; to: string };

/** A page has one address. The other spellings that hosts know for its file lead there. */
export function redirects(site: ExportedSite): Redirect[] {
  return site.pages.flatMap(({ route, file }) => {
    const aliases = route === '/' ? [`/${file}`] : [`/${file}`, `${route}/`];
    return aliases.map((from) => ({ from, to: route, status: 308 as const }));
  });
}

/** Old addresses lead on, with and without a slash at their end. */
export function movedRedirects(moved: readonly MovedAddress[]): Redirect[] {
  return moved.flatMap(({ from, to }) => {
    const path = from.replace(/\/$/, '');
    const spellings = /\.\w+$/.test(path) ? [path] : [path, `${path}/`];
    return spellings.map((spelling) => ({ from: spelling, to, status: 308 as const }));
  });
}

/** Where a redirect leads, for a host that puts the query between: the path, and `#` with the section. */
export function parted(to: string): { path: string; fragment: string } {
  const at = to.indexOf('#');
  return at === -1 ? { path: to, fragment: '' } : { path: to.slice(0, at), fragment: to.slice(at) };
}

/** Whether a redirect only adds or removes the slash at the end, which hosts of static files do by themselves. */
export function changesSlashOnly({ from, to }: Redirect): boolean {
  return from.replace(/\/$/, '') === to.replace(/\/$/, '');
}

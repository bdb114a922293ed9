import type { ExportedSite } from '../export/read-export';
import { redirects } from './redirects';

/** What a path of the site is answered with; `path` is the one whose header rules apply. */
export type ResolvedPath =
  | { status: 200; path: string; file: string }
  | { status: 308; path: string; location: string }
  | { status: 404; path: string };

/** Paths are matched exactly: a page's own, a file's own, or a redirect; anything else is unknown. */
export function resolvePath(site: ExportedSite, path: string): ResolvedPath {
  const page = site.pages.find(({ route }) => route === path);
  if (page) return { status: 200, path, file: page.file };
  const redirect = redirects(site).find(({ from }) => from === path);
  if (redirect) return { status: 308, path, location: redirect.to };
  const asset = site.assets.find((file) => `/${file}` === path);
  if (asset) return { status: 200, path, file: asset };
  return { status: 404, path: `/${site.notFound.file}` };
}

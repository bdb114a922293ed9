import type { HostTable } from './host-table';

/** What a path of the host is answered with; `path` is the one whose header rules apply. */
export type ResolvedPath =
  | { status: 200; path: string; file: string }
  | { status: 308; path: string; location: string }
  | { status: 404; path: string };

/** Paths are matched exactly: a page's own, a file's own, or a redirect; anything else is unknown. */
export function resolvePath({ pages, assets, redirects, notFound }: HostTable, path: string): ResolvedPath {
  const found = [...pages, ...assets].find((each) => each.path === path);
  if (found) return { status: 200, path, file: found.file };
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) return { status: 308, path, location: redirect.to };
  return { status: 404, path: notFound.path };
}

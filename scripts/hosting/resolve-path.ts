import type { HostTable } from './host-table';

/** The response for a path of the host; `path` is the one whose header rules apply. */
export type ResolvedPath =
  | { status: 200; path: string; file: string }
  | { status: 308; path: string; location: string }
  | { status: 404; path: string };

/** Finds the page, file or redirect with exactly this path; anything else is a 404. */
export function resolvePath({ pages, assets, redirects, notFound }: HostTable, path: string): ResolvedPath {
  const found = [...pages, ...assets].find((each) => each.path === path);
  if (found) return { status: 200, path, file: found.file };
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) return { status: 308, path, location: redirect.to };
  return { status: 404, path: notFound.path };
}

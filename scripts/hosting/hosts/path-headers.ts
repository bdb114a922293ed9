import { headersFor, matchesAllPaths } from '../headers';
import type { HostTable } from '../host-table';

type Headers = Readonly<Record<string, string>>;

/** Assets with the same headers: one file, or a whole folder when the path ends in a slash. */
export type AssetGroup = { path: string; headers: Headers };

/** The header rules as servers need them that take one set of headers for each path. */
export type PathHeaders = {
  /** The headers of every response. */
  common: Headers;
  /** The headers that one path has besides the common ones. */
  headersOf: (path: string) => Headers;
  assets: readonly AssetGroup[];
};

export function pathHeaders({ rules, pages, notFound }: HostTable): PathHeaders {
  const everyPath = rules.filter(matchesAllPaths);
  const onePath = rules.filter((rule) => !matchesAllPaths(rule));
  const headersOf = (path: string) => headersFor(onePath, path);
  const pagePaths = [notFound.path, ...pages.map(({ path }) => path)];
  return {
    common: headersFor(everyPath, '/'),
    headersOf,
    assets: onePath
      .filter(({ path }) => !pagePaths.includes(path))
      .map(({ path }) => path.replace(/\*$/, ''))
      // A file before its folder: Caddy takes the first that matches.
      .toSorted((a, b) => b.length - a.length)
      .map((path) => ({ path, headers: headersOf(path) })),
  };
}

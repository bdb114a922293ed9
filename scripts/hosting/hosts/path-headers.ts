import { headersFor, matchesAllPaths } from '../headers';
import type { HostTable } from '../host-table';

type Headers = Readonly<Record<string, string>>;

/** Assets with the same headers: one file, or a whole folder if the path ends in a slash. */
export type AssetGroup = { path: string; headers: Headers };

/** The header rules for servers that apply one set of headers per path. */
export type PathHeaders = {
  /** The headers of every response. */
  common: Headers;
  /** Returns the headers of a path, without the common ones. */
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
      // A file precedes its folder, because Caddy uses the first match.
      .toSorted((a, b) => b.length - a.length)
      .map((path) => ({ path, headers: headersOf(path) })),
  };
}

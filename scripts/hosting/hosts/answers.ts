import { headersFor, isEveryPath } from '../headers';
import type { HostTable } from '../host-table';

type Headers = Readonly<Record<string, string>>;

/** Assets that are answered alike: one file, or everything in a folder when the path ends in a slash. */
export type AssetGroup = { path: string; headers: Headers };

/** The table as servers want it that take one set of headers for each path. */
export type Answers = {
  /** The headers of every answer. */
  common: Headers;
  /** The headers of one path beyond the common ones. */
  headersOf: (path: string) => Headers;
  assets: readonly AssetGroup[];
};

export function answers({ rules, pages, notFound }: HostTable): Answers {
  const [everyPath, onePath] = [rules.filter(isEveryPath), rules.filter((rule) => !isEveryPath(rule))];
  const headersOf = (path: string) => headersFor(onePath, path);
  const pagePaths = [notFound.path, ...pages.map(({ path }) => path)];
  return {
    common: headersFor(everyPath, '/'),
    headersOf,
    assets: onePath
      .filter(({ path }) => !pagePaths.includes(path))
      .map(({ path }) => path.replace(/\*$/, ''))
      .map((path) => ({ path, headers: headersOf(path) })),
  };
}

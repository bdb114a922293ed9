import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltTable, HOST_TABLE } from '../hosting/hosts/write-host-files';
import { buildIdIn } from './compare-body';
import { originProblem } from './compare-status';
import { findingLines } from './findings';
import { findHost } from './known-hosts';
import { allFindings, type Comparison } from './live-findings';
import { mapConcurrently, sendRequest } from './request';

export type LiveCheck = {
  /** One line for each finding. */
  problems: readonly string[];
  /** Facts that are not problems. */
  notes: readonly string[];
};

/**
 * Compares a live site with the build in `out/`. If the comparison is impossible, for example because the
 * site is from a different build, the reason is the only problem.
 * @param hostName the value of the option `--host`. By default, the response headers identify the host.
 * @throws if there is no build, or if the address or the name of the host is invalid
 */
export async function checkLiveSite(address: string | undefined, hostName?: string): Promise<LiveCheck> {
  const table = await readTable();
  const home = homeUrl(address, table);
  const only = (problem: string): LiveCheck => ({ problems: [problem], notes: [] });

  const response = await sendRequest(home).catch((error: Error) => error.message);
  if (typeof response === 'string') return only(`${home.origin} can’t be checked: ${response}.`);
  const host = findHost(hostName, home, response.headers);
  const otherOrigin = originProblem(response);
  if (otherOrigin) return only(otherOrigin);

  const comparison: Comparison = {
    table,
    host,
    origin: home.origin,
    read: (file) => readFile(join('out', file)).catch(failOnMissingBuild),
  };
  const otherSite = await otherSiteProblem(comparison);
  if (otherSite) return only(otherSite);
  const findings = await allFindings(comparison);
  const count = table.pages.length + table.assets.length;
  const [encoding] = response.headers['content-encoding'] ?? [];
  const isCloudflare = response.headers.server?.includes('cloudflare');
  return {
    problems: findingLines(findings, count),
    notes: [
      `Compared ${count} pages and files and ${table.redirects.length} redirects with out/. The host is ${host.title}.`,
      ...(host.isExact && encoding === 'gzip'
        ? ['The site is compressed with gzip. Brotli would make files about 15 % smaller.']
        : []),
      ...(host.isExact && isCloudflare && findings.length > 0
        ? ['If the site is on Cloudflare Pages, add --host cloudflare-pages.']
        : []),
    ],
  };
}

async function readTable(): Promise<BuiltTable> {
  return JSON.parse(await readFile(join('hosting', HOST_TABLE), 'utf8').catch(failOnMissingBuild));
}

function failOnMissingBuild({ message }: Error): never {
  throw new Error(
    `There is no complete build to compare with (${message}). Run "npm run build" with the settings of the live site.`,
  );
}

/** Returns the URL of the home page. @throws if the address is invalid or doesn't match the base path */
function homeUrl(address: string | undefined, { basePath }: BuiltTable): URL {
  const text = address && !/^https?:\/\//.test(address) ? `https://${address}` : address;
  if (!text || !URL.canParse(text))
    throw new Error('Specify the address of the site: npm run check -- live https://www.example.com');
  const { origin, pathname } = new URL(text);
  const path = pathname.replace(/\/$/, '');
  if (path && path !== basePath)
    throw new Error(
      `out/ was built for ${basePath ? `the base path ${basePath}` : 'the root of a domain'}, so the address must be ${origin}${basePath}/`,
    );
  return new URL(`${basePath}/`, origin);
}

/** Returns a problem if all pages of the live site are from a different build or a different site. */
async function otherSiteProblem({ table, origin, read }: Comparison): Promise<string | undefined> {
  const pages = await mapConcurrently(table.pages, async ({ path, file }) => {
    const response = await sendRequest(new URL(path, origin)).catch(() => undefined);
    const live = buildIdIn(String(response?.body ?? ''));
    return { status: response?.status, live, own: buildIdIn(String(await read(file))) };
  });
  const first = pages.find(({ live, own }) => live && own);
  if (first && pages.every(({ live, own }) => live !== own))
    return `${origin} is build ${first.live}, but out/ is build ${first.own}. Deploy out/ and purge caches, or build the deployed commit with the settings of the live site.`;
  return !first && pages.every(({ status }) => status === 200)
    ? `${origin} shows a different site: its pages contain no build ID. Check the address, or deploy out/.`
    : undefined;
}

import { rulesFor } from '../hosting/headers';
import type { HostFile } from '../hosting/host-table';
import type { BuiltTable } from '../hosting/hosts/write-host-files';
import { compareResponse } from './compare-response';
import { redirectFinding } from './compare-status';
import type { Finding } from './findings';
import type { KnownHost } from './known-hosts';
import {
  mapConcurrently,
  type ReceivedResponse,
  RequestError,
  type RequestOptions,
  redirectTarget,
  sendRequest,
} from './request';

/** A build, and the live site to compare with the build. */
export type Comparison = {
  table: BuiltTable;
  host: KnownHost;
  /** The origin of the live site. */
  origin: string;
  /** Returns the content of an exported file. */
  read: (file: string) => Promise<Buffer>;
};

/** Requests everything that a host should serve, and returns the differences from the build. */
export async function allFindings(comparison: Comparison): Promise<Finding[]> {
  const findings = addressFindings(comparison);
  for (const check of [
    fileFindings,
    notFoundFindings,
    redirectFindings,
    validatorFindings,
    plainFindings,
    httpsFindings,
  ])
    findings.push(...(await check(comparison)));
  return findings;
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Checks that the pages contain the origin at which the site is served. */
function addressFindings({ table, origin }: Comparison): Finding[] {
  const isOwn = isLoopback(new URL(origin)) || table.siteUrl === origin;
  const advice = `Build the site with NEXT_PUBLIC_SITE_URL=${origin}, and deploy it again.`;
  const path = `${table.basePath}/sitemap.xml`;
  return isOwn ? [] : [{ path, expected: `the address ${origin}`, found: table.siteUrl, advice }];
}

/** Checks every page and file. */
function fileFindings(comparison: Comparison): Promise<Finding[]> {
  const { table, host, read } = comparison;
  const rules = host.rules(table);
  return findingsOf(comparison, [...table.pages, ...table.assets], async ({ path, file }, response) =>
    compareResponse(
      { path, status: 200, file, body: await read(file), rules: rulesFor(rules, path) },
      response,
      host,
    ),
  );
}

/** Checks that the host responds to unknown paths with the 404 page. */
function notFoundFindings(comparison: Comparison): Promise<Finding[]> {
  const { table, host, read } = comparison;
  const { path: notFoundPath, file } = table.notFound;
  // Other hosts don't document which headers the 404 page has.
  const rules = host.isExact ? rulesFor(host.rules(table), notFoundPath) : [];
  const unknown = ['/nowhere', '/_next/static/chunks/nowhere.js'];
  const items = unknown.map((path) => ({ path: table.basePath + path }));
  return findingsOf(comparison, items, async ({ path }, response) =>
    compareResponse({ path, status: 404, file, body: await read(file), rules }, response, host),
  );
}

/** Checks the redirects from variants of a page's path and from the addresses of a former site. */
export function redirectFindings(comparison: Comparison): Promise<Finding[]> {
  const { table, host, origin } = comparison;
  // Only the generated configurations of servers define what happens to the query.
  const query = host.isExact ? '?from=check' : '';
  const contentPaths = table.contentRedirects.map(({ from }) => from);
  const items = (host.redirects === 'as pages' ? table.contentRedirects : table.redirects).map(
    ({ from, to }) => ({ path: from + query, to, isVariant: !contentPaths.includes(from) }),
  );
  const advice = 'Deploy the host’s configuration again, and let proxies pass redirects on.';
  return findingsOf(comparison, items, async ({ to, isVariant }, response) => {
    if (host.redirects === 'as pages') return [await redirectPageFinding(to, response)];
    if (host.redirects === 'all except variants' && isVariant && response.status === 200) return [];
    const target = new URL(to.replace(/(?=#|$)/, query), origin);
    return [redirectFinding(target, response, advice)];
  });
}

/** Checks a page that is served instead of a redirect, possibly after a redirect that adds a slash. */
async function redirectPageFinding(to: string, response: ReceivedResponse): Promise<Finding | undefined> {
  const next = redirectTarget(response);
  const { status, body } = next ? await sendRequest(next) : response;
  if (status === 200 && String(body).includes(`url=${to}"`)) return undefined;
  return {
    path: response.url.pathname,
    expected: 'a page that redirects to the new address',
    found: status === 200 ? 'a different page' : `status ${status}`,
    advice: 'Copy hosting/github-pages/ into out/, and deploy out/ again.',
    detail: `expected ${to}`,
  };
}

/**
 * Returns a list with only the file whose path is the shortest. An empty list stays empty. Of all pages, the
 * home page has the shortest path.
 */
const shortest = (files: readonly HostFile[]) =>
  files.toSorted((one, other) => one.path.length - other.path.length).slice(0, 1);

/** Checks that browsers can revalidate a cached page and a cached file. */
function validatorFindings(comparison: Comparison): Promise<Finding[]> {
  const { pages, assets } = comparison.table;
  const items = [shortest(pages), shortest(assets.filter(({ file }) => /\.(png|svg)$/.test(file)))].flat();
  return findingsOf(comparison, items, async ({ path }, { url, status, headers }) => {
    const [etag] = headers.etag ?? [];
    const [modified] = headers['last-modified'] ?? [];
    if (status !== 200) return [];
    const condition: Record<string, string> = etag
      ? { 'If-None-Match': etag }
      : { 'If-Modified-Since': modified ?? '' };
    const again = etag || modified ? await sendRequest(url, { headers: condition }) : undefined;
    if (again?.status === 304) return [];
    return [
      {
        path,
        expected: 'status 304 for a page or file that the browser already has',
        found: again ? `status ${again.status}` : 'no ETag',
        advice:
          'Let proxies pass on the headers ETag and If-None-Match: otherwise, browsers load unchanged pages again on every visit.',
      },
    ];
  });
}

/** Checks that programs without support for compression receive an uncompressed page. */
function plainFindings(comparison: Comparison): Promise<Finding[]> {
  const plain = { 'Accept-Encoding': 'identity' };
  const compare = async ({ path }: HostFile, { headers }: ReceivedResponse) => {
    const [encoding] = headers['content-encoding'] ?? [];
    if (!encoding) return [];
    return [
      {
        path,
        expected: 'an uncompressed page for programs that can’t read compressed pages',
        found: `Content-Encoding ${encoding}`,
        advice: 'Let proxies pass on the request header Accept-Encoding.',
      },
    ];
  };
  return findingsOf(comparison, shortest(comparison.table.pages), compare, plain);
}

/** Checks that the site is served over HTTPS, and that HTTP redirects to HTTPS. */
async function httpsFindings({ table, origin }: Comparison): Promise<Finding[]> {
  const target = new URL(table.pages.at(-1)?.path ?? '/', origin);
  if (isLoopback(target)) return [];
  const expected = 'an address that begins with https:';
  if (target.protocol === 'http:')
    return [
      { path: origin, expected, found: 'http:', advice: 'Set up HTTPS, and check the https: address.' },
    ];
  // If the HTTPS port is not the default port, the corresponding HTTP port is unknown.
  if (target.port) return [];
  const url = new URL(target.href.replace('https:', 'http:'));
  return findingsOf({ origin: url.origin }, [{ path: url.pathname }], async (_, response) => [
    redirectFinding(target, response, 'Turn on the redirect from HTTP to HTTPS in the host or proxy.'),
  ]);
}

/** Requests the path of each item, and returns the findings. A failed request is a finding too. */
async function findingsOf<Item extends { path: string }>(
  { origin }: Pick<Comparison, 'origin'>,
  items: readonly Item[],
  compare: (item: Item, response: ReceivedResponse) => Promise<readonly (Finding | undefined)[]>,
  headers?: RequestOptions['headers'],
): Promise<Finding[]> {
  const findings = await mapConcurrently(items, async (item) => {
    try {
      return await compare(item, await sendRequest(new URL(origin + item.path), { headers }));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const advice = 'Check again. If this remains, read the logs of the host and proxies.';
      return [{ path: item.path, expected: 'a response', found: `none, because ${error.message}`, advice }];
    }
  });
  return findings.flat().filter((finding) => finding !== undefined);
}

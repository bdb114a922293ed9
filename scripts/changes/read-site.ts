import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readExport } from '../export/read-export';
import { isFile } from '../is-file';
import { canonicalOf, hashOf, referencesOf, type SiteCopy, siteAddress } from './page-content';

/** A copy of a site, and notes about the parts that could not be read. */
export type ReadSite = SiteCopy & { notes: readonly string[] };

/** The maximum number of pages that are read from a host. */
const MAX_PAGES = 500;

/** The maximum size of a page or file in bytes: the largest file that `public/files/` may contain. */
const MAX_BYTES = 25 * 1024 * 1024;

/** The maximum time for a response in milliseconds. */
const TIMEOUT = 20_000;

/** The maximum number of simultaneous requests. */
const AT_ONCE = 6;

/** Explanations of errors that occur if a host doesn't respond, keyed by error code. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such domain',
  EAI_AGAIN: 'the domain can’t be looked up. Are you online?',
  ECONNREFUSED: 'no server accepts connections there',
  ECONNRESET: 'the server closed the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the server doesn’t respond',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not from a known authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for a different domain',
};

/** Reads a build from a folder. @throws if the folder contains no build */
export async function readFolder(folder: string): Promise<ReadSite> {
  const exported = await readExport(folder).catch((error: Error) => {
    throw new Error(`${folder} is not a build of the site: ${error.message}`);
  });
  const pages = new Map(exported.pages.map(({ route, html }) => [route, html] as const).sort(homeFirst));
  const address = siteAddress(pages.get('/'));
  const paths = [...pages.values()].flatMap((html) => referencesOf(html, address).files);
  const files = new Map<string, string>();
  for (const path of new Set(paths)) {
    const file = join(folder, decodeURIComponent(path.slice(address.basePath.length)));
    if (isFile(file)) files.set(path, hashOf(await readFile(file)));
  }
  return { pages, files, notes: [] };
}

/**
 * Reads a site from a host: the home page, the pages in its sitemap, the pages to which these pages link, and
 * the given routes.
 * @throws if the host doesn't respond, or if a page can't be read
 */
export async function readUrl(url: string, routes: readonly string[] = []): Promise<ReadSite> {
  const home = await request(url);
  if (!home.ok)
    throw new Error(
      `${url} responds with status ${home.status}. Specify the address of the site’s home page.`,
    );
  const root = home.url.replace(/\/$/, '');
  const address = siteAddress(home.text());
  const canonical = canonicalOf(home.text());
  // The canonical path of the home page ends with a slash, unlike the paths of other pages.
  if (canonical && canonical.pathname !== `${trimmed(new URL(home.url).pathname)}/`)
    throw new Error(`${url} is not the site’s home page. Specify the address of the home page.`);
  const pages = new Map([['/', home.text()]]);
  const notes: string[] = [];
  const queue = new Set(['/', ...(await sitemapRoutes(root, address.basePath)), ...routes]);

  async function readPage(route: string): Promise<void> {
    const page = route === '/' ? home : await request(root + route);
    if (page.status === 404 || page.status === 410) return;
    if (!page.ok) throw new Error(`${root}${route} responds with status ${page.status}${hint(page.status)}`);
    if (trimmed(page.url) !== trimmed(root + route)) {
      notes.push(`${route} redirects to ${page.url}, so this page is not compared.`);
      return;
    }
    if (!page.type.includes('text/html')) return;
    pages.set(route, page.text());
    for (const linked of referencesOf(page.text(), address).routes) queue.add(linked);
  }

  // The queue grows while its pages are read.
  for (let done = 0; done < Math.min(queue.size, MAX_PAGES); ) {
    const batch = [...queue].slice(done, done + AT_ONCE);
    done += batch.length;
    await Promise.all(batch.map(readPage));
  }
  if (queue.size > MAX_PAGES)
    notes.push(`${url} has more than ${MAX_PAGES} pages. Only the first ${MAX_PAGES} are compared.`);
  const paths = new Set([...pages.values()].flatMap((html) => referencesOf(html, address).files));
  const origin = new URL(root).origin;
  const files = new Map<string, string>();
  await inBatches([...paths], async (path) => {
    const file = await request(origin + path);
    if (file.ok) files.set(path, hashOf(file.body));
  });
  return { pages: inOrder(pages, [...queue]), files, notes };
}

const homeFirst = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  Number(other === '/') - Number(one === '/');

const trimmed = (url: string) => url.replace(/\/$/, '');

const inOrder = (pages: ReadonlyMap<string, string>, routes: readonly string[]) =>
  new Map(routes.flatMap((route) => (pages.has(route) ? [[route, pages.get(route) ?? ''] as const] : [])));

const hint = (status: number) =>
  status === 401 || status === 403 ? ': pages that need a password can’t be compared' : '';

async function inBatches<T>(items: readonly T[], action: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map(action));
}

/** Returns the routes in the sitemap, or an empty list if there is no sitemap. */
async function sitemapRoutes(root: string, basePath: string): Promise<string[]> {
  const sitemap = await request(`${root}/sitemap.xml`);
  if (!sitemap.ok) return [];
  const $ = load(sitemap.text(), { xml: true });
  return Array.from($('url > loc'), (loc) => $(loc).text().trim())
    .filter((url) => URL.canParse(url))
    .map((url) => trimmed(new URL(url).pathname.slice(basePath.length)) || '/');
}

type Answer = {
  ok: boolean;
  status: number;
  /** The URL after all redirects. */
  url: string;
  type: string;
  body: Uint8Array;
  text: () => string;
};

/** @throws if the host doesn't respond, or if the response is too large */
async function request(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body = await readBody(response, url);
    return {
      ok: response.ok,
      status: response.status,
      url: response.url,
      type: response.headers.get('content-type') ?? '',
      body,
      text: () => body.toString(),
    };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (!cause && name !== 'TimeoutError') throw error;
    const reason =
      name === 'TimeoutError'
        ? `no complete response within ${TIMEOUT / 1000} seconds`
        : (UNREACHABLE[cause?.code ?? ''] ?? cause?.message ?? message);
    throw new Error(`${url} can’t be read: ${reason}`);
  }
}

async function readBody({ body }: Response, url: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`${url} is larger than ${MAX_BYTES / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

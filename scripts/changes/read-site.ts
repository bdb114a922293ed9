import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readExport } from '../export/read-export';
import { isFile } from '../is-file';
import { canonicalOf, hashOf, referencesOf, type SiteCopy, siteAddress } from './page-content';
import { followRedirects, isOk, mapConcurrently, type ReceivedResponse } from './request';

/** A copy of a site, and notes about the parts that could not be read. */
export type ReadSite = SiteCopy & { notes: readonly string[] };

/** The maximum number of pages that are read from a host. */
const MAX_PAGES = 500;

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
  if (!isOk(home.status))
    throw new Error(
      `${url} responds with status ${home.status}. Specify the address of the site’s home page.`,
    );
  const root = withoutQuery(home.url);
  const homeHtml = String(home.body);
  const address = siteAddress(homeHtml);
  const canonical = canonicalOf(homeHtml);
  // The canonical path of the home page ends with a slash, unlike the paths of other pages.
  if (canonical && canonical.pathname !== `${trimmed(home.url.pathname)}/`)
    throw new Error(`${url} is not the site’s home page. Specify the address of the home page.`);
  const pages = new Map([['/', homeHtml]]);
  const notes: string[] = [];
  const queue = new Set(['/', ...(await sitemapRoutes(root, address.basePath)), ...routes]);

  async function readPage(route: string): Promise<void> {
    const page = route === '/' ? home : await request(root + route);
    if (page.status === 404 || page.status === 410) return;
    if (!isOk(page.status))
      throw new Error(`${root}${route} responds with status ${page.status}${hint(page.status)}`);
    if (withoutQuery(page.url) !== trimmed(root + route)) {
      notes.push(`${route} redirects to ${page.url}, so this page is not compared.`);
      return;
    }
    if (!page.headers['content-type']?.[0]?.includes('text/html')) return;
    const html = String(page.body);
    pages.set(route, html);
    for (const linked of referencesOf(html, address).routes) queue.add(linked);
  }

  // The queue grows while its pages are read.
  for (let done = 0; done < Math.min(queue.size, MAX_PAGES); ) {
    const batch = [...queue].slice(done, MAX_PAGES);
    done += batch.length;
    await mapConcurrently(batch, readPage);
  }
  if (queue.size > MAX_PAGES)
    notes.push(`${url} has more than ${MAX_PAGES} pages. Only the first ${MAX_PAGES} are compared.`);
  const paths = new Set([...pages.values()].flatMap((html) => referencesOf(html, address).files));
  const files = new Map<string, string>();
  await mapConcurrently([...paths], async (path) => {
    const file = await request(home.url.origin + path);
    if (isOk(file.status)) files.set(path, hashOf(file.body));
  });
  return { pages: inOrder(pages, [...queue]), files, notes };
}

const homeFirst = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  Number(other === '/') - Number(one === '/');

const trimmed = (url: string) => url.replace(/\/$/, '');

const withoutQuery = ({ origin, pathname }: URL) => origin + trimmed(pathname);

const inOrder = (pages: ReadonlyMap<string, string>, routes: readonly string[]) =>
  new Map(routes.flatMap((route) => (pages.has(route) ? [[route, pages.get(route) ?? ''] as const] : [])));

const hint = (status: number) =>
  status === 401 || status === 403 ? ': pages that need a password can’t be compared' : '';

/** Returns the routes in the sitemap, or an empty list if there is no sitemap. */
async function sitemapRoutes(root: string, basePath: string): Promise<string[]> {
  const sitemap = await request(`${root}/sitemap.xml`);
  if (!isOk(sitemap.status)) return [];
  const $ = load(String(sitemap.body), { xml: true });
  return Array.from($('url > loc'), (loc) => $(loc).text().trim())
    .filter((url) => URL.canParse(url))
    .map((url) => trimmed(new URL(url).pathname.slice(basePath.length)) || '/');
}

/** Requests a page or file. @throws if there is no complete response */
async function request(url: string): Promise<ReceivedResponse> {
  try {
    const responses = await followRedirects(new URL(url), { headers: { 'Cache-Control': 'no-cache' } });
    return responses.at(-1) as ReceivedResponse;
  } catch (error) {
    throw new Error(`${url} can’t be read: ${(error as Error).message}`);
  }
}

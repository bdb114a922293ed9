import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects as formerAddresses } from '@/content/redirects';
import { site } from '@/content/site';
import { isCompressible } from '../scripts/build/compress';
import { readExport } from '../scripts/build/read-export';
import { contentTypeOf } from '../scripts/deploy/content-types';
import { defaultHeaders, headersFile, headersFor, parseHeaders } from '../scripts/deploy/headers';
import { otherSlash, siteRedirects, withQuery } from '../scripts/deploy/redirects';
import { nginxBrotliModule, startNginx } from '../testing/start-nginx';
import type { Server } from '../testing/start-server';
import { missingPackages, programs } from '../testing/system-dependencies.mjs';
import { address, expect, headerLink, playerIsland, test, visitInteractive } from './fixtures';

/** Whether SITE_ORIGIN is the origin of a live site, instead of the preview server of global-setup.ts. */
const isLive = Boolean(process.env.SITE_ORIGIN && !process.env.PREVIEW_SERVER);

const running = {
  name: isLive ? 'the live site' : 'the preview server',
  /** The Debian packages that must be installed first, separated by spaces. */
  missing: '',
  start: async (): Promise<Server> => ({ origin: process.env.SITE_ORIGIN ?? '', close: async () => {} }),
  hasBrotli: () => true,
};

const ownNginx: typeof running = {
  name: 'nginx',
  missing: missingPackages([programs.nginx]),
  start: startNginx,
  hasBrotli: () => nginxBrotliModule() !== undefined,
};

const servers = isLive ? [running] : [running, ownNginx];

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const rules = parseHeaders(headersFile(basePath, process.env.NO_INDEX === 'true'));
const exported = readExport('out');

/** Returns the paths of the pages, with their files. */
const pagePaths = async () =>
  (await exported).pages.map(({ route, file }) => ({ path: `${basePath}${route}`, file }));

/** Returns the headers of the response for a path, with names in lowercase. */
function expectedHeaders(path: string): Record<string, string> {
  // Hosting providers write the default headers with other spaces.
  const headers = { ...(isLive ? {} : defaultHeaders), ...headersFor(rules, path) };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The headers of responses outside the folders that have rules. */
const common = expectedHeaders('/');

/** Returns a line for each property of a response, so that a failed test prints the paths that differ. */
const linesOf = (path: string, response: object) =>
  Object.entries(response)
    .map(([name, value]) => `${path} ${name}: ${value}`)
    .sort();

for (const { name, missing, start, hasBrotli } of servers) {
  test.describe(name, () => {
    test.skip(Boolean(missing), `not installed (Debian, Ubuntu: sudo apt-get install ${missing})`);
    // The tests of a server share it, so they run in one worker.
    test.describe.configure({ mode: 'default' });
    let server: Promise<Server> | undefined;
    test.use({
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
      baseURL: async ({}, use) => {
        server ??= start();
        await use((await server).origin);
      },
    });
    test.afterAll(async () => (await server)?.close());

    test('the server sends every page and file with its headers', async ({ request }) => {
      const assets = (await exported).assets.map((file) => ({ path: address(`/${file}`), file }));
      const found: string[] = [];
      const expected: string[] = [];
      for (const { path, file } of [...(await pagePaths()), ...assets]) {
        const response = await request.get(path, { maxRedirects: 0 });
        const isBuilt = (await response.body()).equals(await readFile(join('out', file)));
        const wanted = expectedHeaders(path);
        // Hosting providers choose the types and the compression of files themselves.
        if (!isLive) wanted['content-type'] = contentTypeOf(file);
        if (!isLive && isCompressible(file)) wanted['content-encoding'] = hasBrotli() ? 'br' : 'gzip';
        // Search engines must index all files. The privacy text says that the site sets no cookies.
        const names = new Set([...Object.keys(wanted), 'x-robots-tag', 'set-cookie']);
        const headers = Object.entries(response.headers()).filter(([name]) => names.has(name));
        expected.push(...linesOf(path, { status: 200, isBuilt: true, ...wanted }));
        found.push(...linesOf(path, { status: response.status(), isBuilt, ...Object.fromEntries(headers) }));
      }
      expect(found).toEqual(expected);
    });

    test('the server redirects other addresses of a page', async ({ request }) => {
      const paths = (await pagePaths()).map(({ path }) => path);
      const routes = (await exported).pages.map(({ route }) => route);
      const slashes = paths
        .filter((path) => path !== '/')
        .map((path) => ({ from: otherSlash(path), to: path }));
      const all = [...siteRedirects(routes, basePath, formerAddresses), ...slashes];
      expect(all.map(({ from }) => from)).toEqual(
        expect.arrayContaining(['/index.html', '/profile.html', '/profile/'].map(address)),
      );
      // Hosting providers choose what happens to a query, and to variants of a path such as /profile.html.
      const query = isLive ? '' : '?from=mail';
      for (const { from, to } of isLive ? siteRedirects([], basePath, formerAddresses) : all) {
        const response = await request.get(`${from}${query}`, { maxRedirects: 0 });
        expect(response.status(), from).toBe(308);
        expect(response.headers().location, from).toBe(withQuery(to, query));
        expect(response.headers(), from).toMatchObject(common);
      }
    });

    test('the server responds to an unknown path with the 404 page and status 404', async ({
      request,
      baseURL,
    }) => {
      const unknown = [
        '/nowhere',
        '/profile/nowhere',
        '/_next/static/chunks/nowhere.js',
        '/icons/nowhere.svg',
      ];
      const variants = [
        '/404',
        '/404.html',
        '/index',
        '/_not-found',
        '/_not-found.html',
        '/PROFILE',
        '/profile//',
        '/_next/static',
        '/_next//static/chunks',
        '/index.html.br',
        '/nowhere.txt',
        '/_headers',
        '/_redirects',
        '/animations/day-on-campus.json.gz',
      ];
      const doubled = ['/', '/profile', '/icon.svg'].map((path) => address(path).replace('/', '//'));
      // Hosting providers choose what these addresses show, and the headers of the 404 page. They apply the rule for
      // `/_next/static/*` to missing files too.
      const others = isLive ? [] : [...variants.map(address), ...doubled, '/outside'];
      const headers = isLive ? {} : { ...common, 'content-type': contentTypeOf('404.html') };
      for (const path of [...unknown.map(address), ...others]) {
        // Include the origin, because a path that begins with two slashes would be parsed as a domain.
        const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
        expect(response.status(), path).toBe(404);
        const html = await response.text();
        expect(html, path).toBe((await exported).notFound.html);
        expect(html, path).toContain("content=\"default-src 'none'");
        expect(response.headers()['content-type'], path).toMatch(/^text\/html\b/);
        expect(response.headers(), path).toMatchObject(headers);
      }
    });

    test('the server sends the compressed copy that the client accepts', async ({ request }) => {
      const files = isLive ? [] : ['/robots.txt', '/icon.svg'].map(address);
      for (const path of [...(await pagePaths()).map((page) => page.path), ...files]) {
        for (const [accepted, sent] of [
          // Hosting providers choose the compression themselves.
          ['br, gzip', isLive ? expect.stringMatching(/^(br|gzip)$/) : hasBrotli() ? 'br' : 'gzip'],
          ['gzip', 'gzip'],
          ['identity', undefined],
        ] as const) {
          const response = await request.get(path, { headers: { 'accept-encoding': accepted } });
          expect(response.headers()['content-encoding'], path).toEqual(sent);
          expect(response.headers().vary, path).toMatch(/\baccept-encoding\b/i);
          expect((await response.body()).length, path).toBeGreaterThan(0);
        }
      }
    });

    test('the server responds with 304 to a request for an unchanged page or drawing', async ({
      request,
    }) => {
      for (const path of ['/', '/icon.svg'].map(address)) {
        const { etag = '' } = (await request.get(path)).headers();
        expect((await request.get(path, { headers: { 'if-none-match': etag } })).status(), path).toBe(304);
      }
    });

    test('the server has the icon and robots.txt at the root of the domain too', async ({ request }) => {
      for (const path of ['/favicon.ico', '/robots.txt']) {
        const atRoot = await request.get(path);
        expect(atRoot.ok(), path).toBe(true);
        expect((await atRoot.body()).equals(await (await request.get(address(path))).body()), path).toBe(
          true,
        );
      }
    });

    test('an animation plays, and a link works, without a policy violation', async ({ page }) => {
      await visitInteractive(page, '/coming-soon');
      await expect(playerIsland(page).locator('[data-state=playing] canvas')).toBeVisible();
      await headerLink(page, 'Home').click();
      await expect(page).toHaveTitle(site.name);
    });

    // The following tests are about servers for which the build writes the complete configuration.
    if (isLive) return;

    test('the server sends the complete 404 page even to conditional or range requests', async ({
      request,
    }) => {
      const whole = await request.get(address('/nowhere'));
      const { etag = '*', 'last-modified': modified = new Date().toUTCString() } = whole.headers();
      const conditions: Readonly<Record<string, string>>[] = [
        { 'if-none-match': etag },
        { 'if-none-match': '*' },
        { 'if-modified-since': modified },
        { 'if-match': '"other"' },
        { range: 'bytes=0-9' },
      ];
      for (const headers of conditions) {
        const response = await request.get(address('/nowhere'), { headers });
        expect(response.status(), JSON.stringify(headers)).toBe(404);
        expect(response.headers()['content-range'], JSON.stringify(headers)).toBeUndefined();
        expect(await response.text(), JSON.stringify(headers)).toBe(await whole.text());
      }
    });

    test('the server accepts HEAD, and responds with 405 to methods other than GET and HEAD', async ({
      request,
    }) => {
      expect((await request.head(address('/'))).status()).toBe(200);
      for (const path of ['/', '/icon.svg']) {
        for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
          const refused = await request.fetch(address(path), { method });
          expect(refused.status(), `${method} ${path}`).toBe(405);
          expect(refused.headers(), `${method} ${path}`).toMatchObject({
            allow: 'GET, HEAD',
            ...common,
          });
        }
      }
    });
  });
}

import { redirects } from '@/content/redirects';
import { site } from '@/content/site';
import { readExport } from '../../scripts/export/read-export';
import { contentTypeOf } from '../../scripts/hosting/content-types';
import { headersFor, hostSettings } from '../../scripts/hosting/headers';
import { hostTable, pathHeaders } from '../../scripts/hosting/host-table';
import { checkLiveSite } from '../../scripts/online/check-live-site';
import { caddy, startCaddy } from '../../scripts/servers/caddy';
import { nginx, nginxBrotliModule, startNginx } from '../../scripts/servers/nginx';
import type { Server } from '../../scripts/servers/start-server';
import { findProgram, type Program } from '../../scripts/system-dependencies';
import { address, expect, headerLink, test, visitInteractive } from '../fixtures';

type Host = {
  name: string;
  /** The program that must be installed. The preview server needs no program. */
  program?: Program;
  start: () => Promise<Server>;
  hasBrotli: () => boolean;
};

const previewServer = { origin: process.env.SITE_ORIGIN ?? '', close: async () => undefined };

const hosts: readonly Host[] = [
  { name: 'the preview server', start: async () => previewServer, hasBrotli: () => true },
  { name: 'nginx', program: nginx, start: startNginx, hasBrotli: () => nginxBrotliModule() !== undefined },
  { name: 'Caddy', program: caddy, start: startCaddy, hasBrotli: () => true },
];

const table = readExport('out').then((site) =>
  hostTable(site, hostSettings(), process.env.NEXT_PUBLIC_BASE_PATH, redirects),
);

const lowerCaseNames = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const expectedHeaders = async (path: string) => lowerCaseNames(headersFor((await table).rules, path));

for (const { name, program, start, hasBrotli } of hosts) {
  test.describe(name, () => {
    // On CI, no host is skipped.
    test.skip(
      Boolean(program && !process.env.CI && !findProgram(program)),
      `not installed (Debian, Ubuntu: sudo apt-get install ${program?.packages.join(' ')})`,
    );
    // The tests of a host share its server, so they run in one worker.
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

    test('sends every page and file with the headers that the host table lists', async ({ request }) => {
      const { pages, assets } = await table;
      for (const { path, file } of [...pages, ...assets]) {
        const response = await request.get(path, { maxRedirects: 0 });
        const headers = response.headers();
        const expected = await expectedHeaders(path);
        expect(response.status(), path).toBe(200);
        expect(headers, path).toMatchObject(expected);
        expect(headers['content-type'], path).toBe(contentTypeOf(file));
        // Search engines must not index the router's data. They are allowed to index all other files.
        expect(headers['x-robots-tag'], path).toBe(expected['x-robots-tag']);
      }
    });

    test('passes the check of the live site', async ({ baseURL }) => {
      expect((await checkLiveSite(baseURL)).problems).toEqual([]);
    });

    test('redirects alternative paths of a page, such as /profile.html, and keeps the query', async ({
      request,
    }) => {
      const { redirects } = await table;
      const common = lowerCaseNames(pathHeaders(await table).common);
      expect(redirects.map(({ from }) => from)).toEqual(
        expect.arrayContaining(['/index.html', '/profile.html', '/profile/'].map(address)),
      );
      for (const { from, to } of redirects) {
        const response = await request.get(`${from}?from=mail`, { maxRedirects: 0 });
        expect(response.status(), from).toBe(308);
        expect(response.headers().location, from).toBe(to.replace(/(?=#|$)/, '?from=mail'));
        expect(response.headers(), from).toMatchObject(common);
      }
    });

    test('responds to an unknown path with an empty page and status 404', async ({ request, baseURL }) => {
      const { notFound } = await table;
      const inSite = [
        '/nowhere',
        '/404',
        '/404.html',
        '/_not-found',
        '/_not-found.html',
        '/PROFILE',
        '/profile/nowhere',
        '/profile//',
        '/_next/static',
        '/_next//static/chunks',
        '/_next/static/chunks/nowhere.js',
        '/index.html.br',
        '/nowhere.txt',
        '/icons/nowhere.svg',
      ];
      const forHosts = ['/_headers', '/_redirects', '/.nojekyll', '/animations/day-on-campus.json.gz'];
      const doubled = ['/', '/profile', '/icon.svg'].map((path) => address(path).replace('/', '//'));
      for (const path of [...[...inSite, ...forHosts].map(address), ...doubled, '/outside']) {
        // Include the origin, because a path that begins with two slashes would be parsed as a host.
        const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
        expect(response.status(), path).toBe(404);
        const html = await response.text();
        expect(html, path).toContain('<body></body>');
        expect(html, path).toContain("content=\"default-src 'none'");
        expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
        expect(response.headers()['cache-control'], path).not.toContain('immutable');
        expect(response.headers(), path).toMatchObject(await expectedHeaders(notFound.path));
      }
    });

    test('sends the complete 404 page even in response to a conditional or range request', async ({
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

    test('sends the compressed copy that the client accepts', async ({ request }) => {
      for (const [accepted, sent] of [
        ['br, gzip', hasBrotli() ? 'br' : 'gzip'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ] as const) {
        for (const path of ['/', '/index.txt', '/icon.svg']) {
          const headers = { 'accept-encoding': accepted };
          const response = await request.get(address(path), { headers });
          expect(response.headers()['content-encoding'], path).toBe(sent);
          expect(response.headers().vary, path).toMatch(/^accept-encoding$/i);
          if (path === '/') expect(await response.text()).toContain('CHILL');
        }
      }
    });

    test('responds with 304 to a request for an unchanged page, and with 405 to methods other than GET and HEAD', async ({
      request,
    }) => {
      const { etag = '' } = (await request.get(address('/'))).headers();
      expect((await request.get(address('/'), { headers: { 'if-none-match': etag } })).status()).toBe(304);
      expect((await request.head(address('/'))).status()).toBe(200);
      for (const path of ['/', '/icon.svg']) {
        const refused = await request.post(address(path));
        expect(refused.status(), path).toBe(405);
        expect(refused.headers(), path).toMatchObject({
          allow: 'GET, HEAD',
          ...lowerCaseNames(pathHeaders(await table).common),
        });
      }
    });

    test('serves the icon and robots.txt at the root of the host too', async ({ request }) => {
      for (const path of ['/favicon.ico', '/robots.txt']) {
        const atRoot = await request.get(path);
        expect(atRoot.ok(), path).toBe(true);
        expect((await atRoot.body()).equals(await (await request.get(address(path))).body()), path).toBe(
          true,
        );
      }
    });

    test('navigates between pages without a document load or a policy violation', async ({ page }) => {
      await visitInteractive(page, '/');
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      for (const [name, title] of [
        ['Profile', /^Profile/],
        ['Coming Soon', /^Coming Soon/],
        ['Home', site.name],
      ] as const) {
        await headerLink(page, name).click();
        await expect(page).toHaveTitle(title);
      }
      await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    });
  });
}

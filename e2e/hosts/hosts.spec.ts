import { redirects } from '@/content/redirects';
import { readExport } from '../../scripts/export/read-export';
import { contentTypeOf } from '../../scripts/hosting/content-types';
import { headersFor, hostSettings } from '../../scripts/hosting/headers';
import { hostTable, pathHeaders } from '../../scripts/hosting/host-table';
import { address, expect, visitInteractive } from '../fixtures';
import { pages } from '../pages';
import { hosts, skipReason, test } from './fixtures';

const table = readExport('out').then((site) =>
  hostTable(site, hostSettings(), process.env.NEXT_PUBLIC_BASE_PATH, redirects),
);

/** Headers with lower-case names, as Playwright reports them. */
const lowerCaseNames = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers of the table for a path. */
const expectedHeaders = async (path: string) => lowerCaseNames(headersFor((await table).rules, path));

for (const host of hosts) {
  test.describe(host.name, () => {
    test.skip(Boolean(skipReason(host)), skipReason(host));
    test.use({ baseURL: async ({ serverOf }, use) => use((await serverOf(host)).origin) });

    test('sends every page with the security headers', async ({ request }) => {
      for (const { path } of pages) {
        const response = await request.get(address(path));
        expect(response.status(), path).toBe(200);
        expect(response.headers(), path).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, max-age=0, must-revalidate',
          'content-security-policy': "frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'strict-transport-security': expect.stringContaining('max-age='),
          'permissions-policy': expect.stringContaining('camera=()'),
        });
        expect(response.headers()['x-robots-tag'], path).toBeUndefined();
      }
    });

    test('sends every page and file with the headers of the host table', async ({ request }) => {
      const { pages, assets } = await table;
      for (const { path, file } of [...pages, ...assets]) {
        const response = await request.get(path, { maxRedirects: 0 });
        const headers = response.headers();
        expect(response.status(), path).toBe(200);
        expect(headers, path).toMatchObject(await expectedHeaders(path));
        expect(headers['content-type'], path).toBe(contentTypeOf(file));
        const isHashed = path.startsWith(address('/_next/static/'));
        expect(headers['cache-control'], path).toBe(
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
        // Search engines must not index the router's data.
        if (/__next\.|^\/(index|profile)\.txt$/.test(file))
          expect(headers['x-robots-tag'], path).toBe('noindex');
      }
    });

    test('redirects other spellings of a page’s path', async ({ request }) => {
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
        // The origin is needed, because a path that begins with two slashes would be read as another host.
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

    test('sends the complete 404 page even if the client has a cached copy of another page', async ({
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
        ['br, gzip', host.hasBrotli() ? 'br' : 'gzip'],
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

    test('responds with 304 to an unchanged page and refuses methods other than GET and HEAD', async ({
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
      const links = page.getByRole('banner').getByRole('navigation');
      for (const name of ['Profile', 'Coming Soon', 'Home']) {
        const target = pages.find(({ title, path }) => (name === 'Home' ? path === '/' : title === name));
        await links.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveTitle(target?.fullTitle ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([target?.heading ?? '']);
      }
      await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    });
  });
}

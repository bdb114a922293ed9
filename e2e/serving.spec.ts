import { readExport } from '../scripts/export/read-export';
import { contentTypeOf } from '../scripts/hosting/content-types';
import { address, expect, test } from './fixtures';
import { pages } from './pages';

const noRedirect = { maxRedirects: 0 };

for (const { path } of pages) {
  test(`${path} comes with the headers of a page`, async ({ request }) => {
    const response = await request.get(address(path));
    expect(response.status()).toBe(200);
    const headers = response.headers();
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    const html = await response.text();
    const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(html).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  });

  test(`${path} has one address`, async ({ request }) => {
    const name = path === '/' ? '/index' : path;
    const aliases = path === '/' ? ['/index.html'] : [`${name}.html`, `${name}/`];
    for (const alias of aliases) {
      const response = await request.get(`${address(alias)}?from=mail`, noRedirect);
      expect(response.status(), alias).toBe(308);
      expect(response.headers().location).toBe(`${address(path)}?from=mail`);
    }
  });
}

for (const path of [
  '/nowhere',
  '/404',
  '/404.html',
  '/_not-found',
  '/_not-found.html',
  '/profile/nowhere',
  '/PROFILE',
]) {
  test(`${path} is unknown`, async ({ request }) => {
    const response = await request.get(address(path), noRedirect);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).not.toContain('immutable');
    const html = await response.text();
    expect(html).toContain("content=\"default-src 'none'");
    expect(html).toMatch(/<body><\/body>/);
  });
}

test('every file comes with its type', async ({ request }) => {
  for (const file of (await readExport('out')).assets) {
    const response = await request.head(address(`/${file}`));
    expect(response.headers()['content-type'], file).toBe(contentTypeOf(file));
  }
});

test('pages are sent compressed, by what the client takes', async ({ request }) => {
  for (const [accepted, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await request.get(address('/'), { headers: { 'accept-encoding': accepted } });
    expect(response.headers()['content-encoding']).toBe(sent);
    expect(response.headers().vary).toMatch(/accept-encoding/i);
    expect(await response.text()).toContain('CHILL');
  }
});

test('hashed files are kept for good and every other one is asked for again', async ({ request }) => {
  const html = await (await request.get(address('/'))).text();
  const hashed = html.match(/(?<=["\s(])[^"\s(]*\/_next\/static\/[^"\s)]+/g) ?? [];
  expect(hashed.length).toBeGreaterThan(3);
  for (const url of new Set(hashed)) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['cache-control'], url).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/index.txt', '/icon.svg']) {
    const response = await request.get(address(path));
    expect(response.headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
});

test("search engines are told to leave the router's data alone", async ({ request }) => {
  for (const path of ['/index.txt', '/profile.txt', '/profile/__next._tree.txt']) {
    const response = await request.get(address(path));
    expect(response.status(), path).toBe(200);
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
  }
  expect((await request.get(address('/'))).headers()['x-robots-tag']).toBeUndefined();
});

test('a page that has not changed is not sent again, and only reading is allowed', async ({ request }) => {
  const { etag = '' } = (await request.get(address('/'))).headers();
  expect((await request.get(address('/'), { headers: { 'if-none-match': etag } })).status()).toBe(304);
  expect((await request.head(address('/'))).status()).toBe(200);
  expect((await request.post(address('/'))).status()).toBe(405);
});

test('the icon is at the root of the host too, where browsers look for it by themselves', async ({
  request,
}) => {
  const icon = await (await request.get(address('/favicon.ico'))).body();
  const atRoot = await request.get('/favicon.ico');
  expect(atRoot.ok()).toBe(true);
  expect((await atRoot.body()).equals(icon)).toBe(true);
});

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFile, isCompressible } from '../build/compress';
import { type RunningServer, serve } from './serve';

const files = {
  'index.html': '<title>Home</title>',
  'home1.html': '<title>Home 1</title>',
  'home1/__next._tree.txt': 'tree',
  '404.html': '<title>Not found</title>',
  _headers: '/*',
  _redirects: '/home1.html /home1 308',
  'robots.txt': 'User-agent: *',
  '_next/static/chunks/a.js': 'let a = 1;',
  'favicon.ico': 'icon',
  'sitemap.xml': '<urlset/>',
};

let directory: string;
let served: RunningServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'serve-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, 'out', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (isCompressible(file)) await compressFile(file);
  }
  await cp(join(directory, 'out', 'robots.txt'), join(directory, 'secret.txt'));
  served = await serve({ directory: join(directory, 'out') });
});

afterAll(async () => {
  await served.close();
  await rm(directory, { recursive: true });
});

/** Sends a raw request. `fetch` would normalize the path, follow redirects and decompress the body. */
function send(path: string, { method = 'GET', headers = {}, port = served.port } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ host: 'localhost', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

test.each([
  ['/', 'Home'],
  ['/home1', 'Home 1'],
  ['/home1?from=mail', 'Home 1'],
])('serves a page at %s', async (path, title) => {
  expect(await send(path)).toMatchObject({ status: 200, body: `<title>${title}</title>` });
});

test.each([
  ['/home1.html', '/home1'],
  ['/home1/', '/home1'],
  ['/home1/?a=1', '/home1?a=1'],
  ['/index.html', '/'],
])('redirects %s to %s', async (path, location) => {
  expect(await send(path)).toMatchObject({ status: 308, headers: { location } });
});

test.each([
  '/nowhere',
  '/home1/nowhere',
  '/Home1',
  '/index',
  '/404',
  '/404.html',
  '/_not-found',
  '/home1.html.br',
  '/robots.txt/',
  '//home1',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%',
  '/_next/static',
  '/_headers',
  '/_redirects',
])('responds with 404 to %s', async (path) => {
  expect(await send(path)).toMatchObject({ status: 404, body: files['404.html'] });
});

test('responds to HEAD with the headers of GET and no body', async () => {
  const [head, get] = [await send('/home1', { method: 'HEAD' }), await send('/home1')];
  expect(head).toMatchObject({ status: 200, body: '' });
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  expect(await send('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('responds with 405 to the method %s', async (method) => {
  expect(await send('/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('responds to “Accept-Encoding: %s” with the encoding %s', async (accepted, encoding) => {
  for (const path of ['/home1', '/nowhere']) {
    const { headers } = await send(path, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test.each([
  ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/sitemap.xml', 'text/xml; charset=utf-8'],
])('serves %s as %s, whether compressed or not', async (path, type) => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await send(path, { headers: { 'accept-encoding': encoding } });
    expect(headers['content-type']).toBe(type);
  }
});

test('responds with 304 if the request contains the page’s current ETag', async () => {
  const { headers } = await send('/home1');
  const again = await send('/home1', { headers: { 'if-none-match': headers.etag } });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('applies the header rules to pages, redirects, scripts and 404 pages', async () => {
  for (const path of ['/', '/nowhere', '/home1/', '/_next/static/chunks/a.js']) {
    expect((await send(path)).headers).toHaveProperty('x-content-type-options', 'nosniff');
  }
  for (const path of ['/', '/home1', '/nowhere']) {
    expect((await send(path)).headers).toHaveProperty('content-security-policy', "frame-ancestors 'none'");
  }
  expect((await send('/_next/static/chunks/a.js')).headers['cache-control']).toContain('immutable');
});

test('serves the site only under its base path', async () => {
  const under = await serve({ directory: join(directory, 'out'), basePath: '/campus' });
  const { port } = under;
  expect(under.url).toBe(`http://localhost:${port}/campus`);
  expect(await send('/campus/', { port })).toMatchObject({ status: 200, body: files['index.html'] });
  expect(await send('/campus/home1', { port })).toMatchObject({ status: 200, body: files['home1.html'] });
  expect(await send('/campus/home1/', { port })).toMatchObject({
    status: 308,
    headers: { location: '/campus/home1' },
  });
  for (const path of ['/campus/index.html?a=1', '/campus?a=1']) {
    expect(await send(path, { port })).toMatchObject({ status: 308, headers: { location: '/campus/?a=1' } });
  }
  for (const path of ['/', '/home1', '/campushome1']) {
    expect(await send(path, { port })).toMatchObject({ status: 404 });
  }
  await under.close();
});

test('serve throws if the directory contains no export', async () => {
  await expect(serve({ directory: join(directory, 'out', 'home1') })).rejects.toThrow('npm run build');
});

test.each([
  ['bytes=2-4', 206, 'er-'],
  ['bytes=5-', 206, 'agent: *'],
  ['bytes=5-2', 200, files['robots.txt']],
  ['bytes=0-0', 200, files['robots.txt']],
  ['bytes=-3', 200, files['robots.txt']],
])('responds to the range %s with status %s', async (range, status, body) => {
  expect(await send('/robots.txt', { headers: { range } })).toMatchObject({ status, body });
});

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { compressFile, isCompressible } from '../build/compress';
import { headersFile } from './headers';
import { serve } from './serve';

const files = {
  'out/index.html': '<title>Home</title>',
  'out/home1.html': '<title>Home 1</title>',
  'out/404.html': '<title>Not found</title>',
  'out/robots.txt': 'User-agent: *',
  'out/.well-known/security.txt': 'Contact:',
  'out/_headers': headersFile(),
  'out/_redirects': '/team.php /home1#team 308\n',
  'secret.txt': 'secret',
};

let directory: string;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'serve-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (isCompressible(file)) await compressFile(file);
  }
  served = await serve({ directory: join(directory, 'out') });
});

afterAll(async () => {
  await served.close();
  await rm(directory, { recursive: true });
});

/** Sends a raw request. `fetch` would normalize the path, follow redirects and decompress the body. */
async function send(path: string, headers: Record<string, string> = {}, url = served.url) {
  const sent = request({ host: 'localhost', port: new URL(url).port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

// e2e/servers.spec.ts tests what all servers have in common: pages, redirects, headers, compression and 404 pages.

test.each(['/robots.txt/', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%', '*'])(
  'the preview server responds with 404 to %s',
  async (path) => {
    expect(await send(path)).toMatchObject({ status: 404, body: files['out/404.html'] });
  },
);

test('the preview server serves .well-known, and addresses that have a query or are absolute', async () => {
  expect((await send('/.well-known/security.txt')).body).toBe('Contact:');
  for (const target of ['/home1?from=mail', 'http://example.com/home1?a=b'])
    expect(await send(target)).toMatchObject({ status: 200, body: files['out/home1.html'] });
  const { status, headers } = await send('http://example.com/team.php?a=$&');
  expect([status, headers.location]).toEqual([308, '/home1?a=$&#team']);
});

test.each([
  ['gzip, deflate, BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.1', 'gzip'],
  ['brotli, x-gzip', undefined],
  ['*;q=0', undefined],
])('the preview server sends a client that accepts %s the encoding %s', async (accepted, encoding) => {
  const { headers } = await send('/home1', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
});

test('the preview server serves the site only under its base path', async () => {
  const { url, close } = await serve({ directory: join(directory, 'out'), basePath: '/campus' });
  const get = (path: string) => send(path, {}, url);
  expect(url).toMatch(/^http:\/\/localhost:\d+\/campus$/);
  expect(await get('/campus/')).toMatchObject({ status: 200, body: files['out/index.html'] });
  expect((await get('/campus/home1/')).headers.location).toBe('/campus/home1');
  expect((await get('/campus?a=1')).headers.location).toBe('/campus/?a=1');
  for (const path of ['/', '/home1', '/campushome1']) expect((await get(path)).status).toBe(404);
  await close();
});

test('the preview server throws if there is no export, or the port is in use', async () => {
  const port = Number(new URL(served.url).port);
  await expect(serve({ directory })).rejects.toThrow('npm run build');
  await expect(serve({ directory: join(directory, 'out'), port })).rejects.toThrow('EADDRINUSE');
});

test.each([
  ['bytes=2-4', '', 206, 'er-'],
  ['bytes=5-', '', 206, 'agent: *'],
  ['bytes=0-0', '', 206, 'U'],
  ['bytes=-3', '', 206, ': *'],
  ['bytes=5-2', '', 416, ''],
  ['bytes=2-4', 'ETAG', 206, 'er-'],
  ['bytes=2-4', '"other"', 200, files['out/robots.txt']],
  ['bytes=2-4', 'Thu, 01 Jan 1970 00:00:00 GMT', 200, files['out/robots.txt']],
])(
  'the preview server responds to the range %s if it is %s with %s',
  async (range, current, status, body) => {
    const { etag = '' } = (await send('/robots.txt')).headers;
    const condition = current ? { 'if-range': current.replace('ETAG', etag) } : undefined;
    expect(await send('/robots.txt', { range, ...condition })).toMatchObject({ status, body });
  },
);

test.each(['br', 'identity'])(
  'the preview server finds the tag of a file (%s) in a list',
  async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    const { etag = '', vary } = (await send('/home1', accept)).headers;
    for (const tags of [`"other", ${etag}`, `W/${etag},"other"`, '*'])
      expect(await send('/home1', { ...accept, 'if-none-match': tags })).toMatchObject({
        status: 304,
        headers: { etag, vary, 'cache-control': expect.any(String) },
      });
    expect((await send('/home1', { ...accept, 'if-none-match': `"other", "x${etag.slice(1)}` })).status).toBe(
      200,
    );
  },
);

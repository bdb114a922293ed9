import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFile, isCompressible } from '../build/compress';
import { type RunningServer, serve } from './serve';

const files = {
  'index.html': '<title>Home</title>',
  'home1.html': '<title>Home 1</title>',
  '404.html': '<title>Not found</title>',
  'robots.txt': 'User-agent: *',
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

// e2e/servers.spec.ts tests what all servers have in common: pages, redirects, headers, compression and 404 pages.

test.each(['/robots.txt/', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%'])(
  'responds with 404 to %s',
  async (path) => {
    expect(await send(path)).toMatchObject({ status: 404, body: files['404.html'] });
  },
);

test('ignores a query, and sends gzip to clients that refuse Brotli', async () => {
  const { headers, status } = await send('/home1?from=mail', {
    headers: { 'accept-encoding': 'br;q=0, gzip' },
  });
  expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
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
  await expect(serve({ directory })).rejects.toThrow('npm run build');
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

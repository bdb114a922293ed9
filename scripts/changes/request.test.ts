import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { listen } from '../../e2e/listen';
import { failureReason, mapConcurrently, sendRequest } from './request';

/** Calls `use` with the URL of a server. */
async function withServer(listener: RequestListener, use: (url: URL) => Promise<void>): Promise<void> {
  const server = await listen(listener);
  await use(new URL(server.origin)).finally(() => server.close());
}

test('sendRequest keeps repeated headers, decompresses the body, and doesn’t follow redirects', async () => {
  const server = await listen((_, response) => {
    response
      .writeHead(301, [
        ...['Location', '/next', 'Content-Encoding', 'gzip'],
        ...['X-Frame-Options', 'DENY', 'X-Frame-Options', 'SAMEORIGIN'],
      ])
      .end(gzipSync('text'));
  });
  const url = new URL(server.origin);
  const { status, headers, body } = await sendRequest(url);
  expect(status).toBe(301);
  expect(headers['x-frame-options']).toEqual(['DENY', 'SAMEORIGIN']);
  expect(String(body)).toBe('text');
  await server.close();
  await expect(sendRequest(url)).rejects.toThrow(`no server accepts connections at ${url.host}`);
});

test('sendRequest accepts compressed responses unless the headers say otherwise', async () => {
  await withServer(
    ({ headers }, response) => response.end(headers['accept-encoding']),
    async (url) => {
      const accepted = async (headers?: Record<string, string>) =>
        String((await sendRequest(url, { headers })).body);
      expect(await accepted()).toBe('br, gzip');
      expect(await accepted({ 'Accept-Encoding': 'identity' })).toBe('identity');
    },
  );
});

test.each([
  ['uncompressed', {}, Buffer.alloc(26 * 1024 * 1024)],
  ['compressed', { 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(26 * 1024 * 1024))],
])('sendRequest rejects %s responses that are larger than 25 MB', async (_, headers, body) => {
  await withServer(
    (_, response) => response.writeHead(200, headers).end(body),
    async (url) => {
      await expect(sendRequest(url)).rejects.toThrow('the response is larger than 25 MB');
    },
  );
});

test('sendRequest rejects if the time is over before the response is complete', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(300));
  await withServer(
    (_, response) => response.write('part'),
    async (url) => {
      await expect(sendRequest(url)).rejects.toThrow('there was no complete response within 20 seconds');
    },
  );
});

test('sendRequest rejects without a retry if the time is over on a reused connection', async () => {
  let requests = 0;
  await withServer(
    (_, response) => {
      requests += 1;
      if (requests === 1) response.end();
    },
    async (url) => {
      await sendRequest(url);
      jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(300));
      await expect(sendRequest(url)).rejects.toThrow('there was no complete response within 20 seconds');
      expect(requests).toBe(2);
    },
  );
});

test('sendRequest opens a new connection if the server has closed the idle connections', async () => {
  const used = new Set<Socket>();
  const waiting: ServerResponse[] = [];
  await withServer(
    ({ socket }, response) => {
      if (used.has(socket)) return socket.destroy();
      used.add(socket);
      // Respond to the first two requests together, so that both connections stay open.
      waiting.push(response);
      if (waiting.length >= 2) for (const each of waiting) each.end('text');
    },
    async (url) => {
      await Promise.all([sendRequest(url), sendRequest(url)]);
      expect(String((await sendRequest(url)).body)).toBe('text');
      expect(used.size).toBe(3);
    },
  );
});

test.each([
  [{ code: 'ENOTFOUND' }, 'no server has the name www.example.com'],
  [{ code: 'CERT_HAS_EXPIRED' }, 'the certificate has expired'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'the certificate is not for www.example.com'],
  [{ code: 'ABORT_ERR' }, 'there was no complete response within 20 seconds'],
  [{ code: 'ERR__ERROR_FORMAT_PADDING_1' }, 'the compressed response is damaged'],
  [{ errors: [{ code: 'ECONNREFUSED' }] }, 'no server accepts connections at www.example.com'],
  [{ code: 'OTHER', message: 'an error without a description' }, 'an error without a description'],
])('failureReason describes %j in plain words', (error, reason) => {
  expect(failureReason(error, new URL('https://www.example.com/'))).toBe(reason);
});

test('mapConcurrently keeps the order of the results, and runs at most eight functions at a time', async () => {
  let [running, most] = [0, 0];
  const items = Array.from({ length: 30 }, (_, index) => index);
  const results = await mapConcurrently(items, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(most).toBe(8);
});

test('mapConcurrently makes no further calls after a call fails', async () => {
  const called: number[] = [];
  const run = async (item: number) => {
    called.push(item);
    if (item === 3) throw new Error('failed');
    await new Promise((resolve) => setImmediate(resolve));
  };
  const items = Array.from({ length: 30 }, (_, index) => index);
  await expect(mapConcurrently(items, run)).rejects.toThrow('failed');
  await new Promise((resolve) => setImmediate(resolve));
  expect(called).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { failureReason, mapConcurrently, sendRequest } from './request';

test('sendRequest keeps repeated headers, decompresses the body, and doesn’t follow redirects', async () => {
  const server = createServer((_, response) => {
    response
      .writeHead(301, [
        ...['Location', '/next', 'Content-Encoding', 'gzip'],
        ...['X-Frame-Options', 'DENY', 'X-Frame-Options', 'SAMEORIGIN'],
      ])
      .end(gzipSync('text'));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
  const { status, headers, body } = await sendRequest(url);
  expect(status).toBe(301);
  expect(headers['x-frame-options']).toEqual(['DENY', 'SAMEORIGIN']);
  expect(String(body)).toBe('text');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(sendRequest(url)).rejects.toThrow(`no server accepts connections at ${url.host}`);
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

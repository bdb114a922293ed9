import type { RequestListener } from 'node:http';
import { type Listening, listen } from '@/testing/listen';
import { postJson } from './post-json';

let server: Listening;
const { signal } = new AbortController();

/** Starts a server. Resolves to the server's URL. */
async function serve(answer: RequestListener) {
  server = await listen(answer, '127.0.0.1');
  return `${server.origin}/`;
}

afterEach(() => server.close());

test('postJson posts the data as JSON', async () => {
  let got = '';
  const address = await serve((request, response) => {
    got = `${request.method} ${request.headers['content-type']} `;
    request.on('data', (chunk) => {
      got += chunk;
    });
    request.on('end', () => response.writeHead(204).end());
  });
  expect(await postJson(address, { email: 'a@b.example' }, signal)).toEqual({ kind: 'taken' });
  expect(got).toBe('POST application/json {"email":"a@b.example"}');
});

test.each([
  [
    400,
    { 'content-type': 'application/json' },
    '{"errors":{"email":"No such host","age":7}}',
    { kind: 'refused', reasons: { email: 'No such host' } },
  ],
  [422, {}, 'not JSON', { kind: 'refused', reasons: {} }],
  [400, {}, '{"errors":"all"}', { kind: 'refused', reasons: {} }],
  [413, {}, '', { kind: 'tooLarge' }],
  [429, { 'retry-after': '30' }, '', { kind: 'tooMany', seconds: 30 }],
  [429, { 'retry-after': 'soon' }, '', { kind: 'tooMany', seconds: undefined }],
  [429, {}, '', { kind: 'tooMany', seconds: undefined }],
  [500, {}, '', { kind: 'failed' }],
])('postJson returns the result for status %i with the headers %j', async (status, headers, body, result) => {
  const address = await serve((_, response) => response.writeHead(status, headers).end(body));
  expect(await postJson(address, {}, signal)).toEqual(result);
});

test('postJson converts a date in Retry-After to seconds', async () => {
  const date = new Date(Date.now() + 90_000).toUTCString();
  const address = await serve((_, response) => response.writeHead(429, { 'retry-after': date }).end());
  const result = await postJson(address, {}, signal);
  expect(result).toEqual({ kind: 'tooMany', seconds: expect.any(Number) });
  expect(Reflect.get(result, 'seconds')).toBeGreaterThan(80);
});

test('postJson resolves to a result of kind "failed" if the connection is dropped', async () => {
  const address = await serve((request) => request.socket.destroy());
  expect(await postJson(address, {}, signal)).toEqual({ kind: 'failed' });
});

test('postJson resolves to a result of kind "failed" if no response arrives within 20 s', async () => {
  const address = await serve(() => {});
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await postJson(address, {}, signal)).toEqual({ kind: 'failed' });
  expect(timeout).toHaveBeenCalledWith(20_000);
});

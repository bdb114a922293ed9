/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Listening, listen } from '@/e2e/listen';
import { explain } from './errors/explain';
import { failureFrom } from './errors/failure';
import { parseAnimation } from './parse';
import { readSource } from './read-source';
import { textOfSrc } from './source-text';

const PAGE = 'https://example.org/folder/page';
const TOO_MUCH = 64 * 1024 * 1024 + 1;
const never = new AbortController().signal;

const read = (src: string, signal = never) => readSource(src, { pageUrl: PAGE, signal });

let server: Listening;
const answers: Record<string, RequestListener> = {
  '/good.json': (_request, response) => response.end('{"w":1}'),
  '/bom.json': (_request, response) => response.end('\uFEFF{"w":1}'),
  '/moved': (_request, response) => response.writeHead(302, { location: '/deep/good.json' }).end(),
  '/deep/good.json': (_request, response) => response.end('{"w":2}'),
  '/404-valid': (_request, response) => response.writeHead(404).end('{"w":1}'),
  '/500': (_request, response) => response.writeHead(500).end('<h1>oops</h1>'),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"w":', () => response.destroy());
  },
  '/huge': (_request, response) =>
    response.writeHead(200, { 'content-length': String(TOO_MUCH) }).flushHeaders(),
  '/huge-unannounced': (_request, response) => response.writeHead(200).end(Buffer.alloc(TOO_MUCH, ' ')),
  '/huge.json.gz': (_request, response) => response.end(gzipSync(Buffer.alloc(TOO_MUCH, ' '))),
};

beforeAll(async () => {
  server = await listen((request, response) => answers[request.url ?? '']?.(request, response));
});
afterAll(() => server.close());

const url = (path: string) => server.origin + path;

async function refusal(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason) => reason,
  );
  return explain(failureFrom(error));
}

test('JSON text is data; its assets start from the page', async () => {
  for (const text of [' {"w":1}', '\uFEFF{"w":1}'])
    await expect(read(text)).resolves.toEqual({ text: '{"w":1}', base: PAGE });
  await expect(read('[1]')).resolves.toEqual({ text: '[1]', base: PAGE });
});

test('an absolute URL is fetched; its assets start from where the answer came from', async () => {
  await expect(read(url('/good.json'))).resolves.toEqual({
    text: '{"w":1}',
    base: url('/good.json'),
  });
  await expect(read(url('/moved'))).resolves.toMatchObject({
    base: url('/deep/good.json'),
  });
});

test('a byte order mark is no part of the text', async () => {
  await expect(read(url('/bom.json'))).resolves.toMatchObject({ text: '{"w":1}' });
});

test.each(['/404-valid', '/500'])(
  '%s is an http failure with its status, whatever the body',
  async (path) => {
    const { code, status, message } = await refusal(read(url(path)));
    expect({ code, status }).toEqual({ code: 'http', status: Number(path.slice(1, 4)) });
    expect(message).toContain(String(status));
  },
);

test('a connection that is cut, or was never there, is a network failure', async () => {
  expect((await refusal(read(url('/cut')))).code).toBe('network');
  expect((await refusal(read('http://localhost:1/a.json'))).code).toBe('network');
});

test('an answer over 64 MiB is refused before it is read', async () => {
  expect(await refusal(read(url('/huge')))).toMatchObject({ code: 'invalid' });
});

test('neither is one without a length, one that unpacks to as much, nor text', async () => {
  const message = expect.stringMatching(/over 64 MiB/);
  for (const src of [url('/huge-unannounced'), url('/huge.json.gz'), `{${' '.repeat(TOO_MUCH)}`])
    expect(await refusal(read(src))).toMatchObject({ code: 'invalid', message });
});

test('an abort ends the request', async () => {
  const abort = new AbortController();
  const reading = read(url('/huge-that-hangs'), abort.signal);
  abort.abort();
  expect((await refusal(reading)).code).toBe('network');
});

test('text that is no JSON is a parse failure that says what it is, in characters that print', async () => {
  const said = async (text: string) => refusal((async () => parseAnimation(text))());
  expect(await said('<!doctype html>')).toMatchObject({
    code: 'parse',
    message: expect.stringMatching(/web page/),
  });
  expect(await said('{"w":')).toMatchObject({
    code: 'parse',
    message: expect.stringMatching(/not readable JSON/),
  });
  expect(await said('\u0000\u0001')).toMatchObject({
    code: 'parse',
    message: expect.stringMatching(/^[\x20-\x7e]+$/),
  });
});

test('objects of the same content are the same source, and stay untouched', () => {
  const animation = Object.freeze({ w: 1, layers: Object.freeze([1]) });
  expect(textOfSrc(animation)).toBe(textOfSrc({ w: 1, layers: [1] }));
  expect(textOfSrc('a.json')).toBe('a.json');
});

test('what JSON cannot hold is no source', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const src of [circular, { big: 1n }, undefined, null, 42]) expect(textOfSrc(src)).toBeNull();
});

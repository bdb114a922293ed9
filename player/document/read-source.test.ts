import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Listening, listen } from '@/testing/listen';
import { type Source, sourceOf, stableStringify } from '../core/source-text';
import { explain } from './errors/explain';
import { failureFrom } from './errors/failure';
import { parseAnimation } from './parse';
import { readSource, unpackSource } from './read-source';

const PAGE = 'https://example.org/folder/page';
const TOO_LARGE = 64 * 1024 * 1024 + 1;
const never = new AbortController().signal;

async function read(src: Source, signal = never) {
  const { text, unpacked } = await unpackSource(await readSource(src, { pageUrl: PAGE, signal }));
  return { text, base: unpacked.base };
}

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
  '/compressed': (_request, response) => {
    const body = gzipSync('{}');
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': body.length }).end(body);
  },
  '/huge': (_request, response) =>
    response.writeHead(200, { 'content-length': String(TOO_LARGE) }).flushHeaders(),
  '/huge-unannounced': (_request, response) => response.writeHead(200).end(Buffer.alloc(TOO_LARGE, ' ')),
  '/huge.json.gz': (_request, response) =>
    response.end(gzipSync(Buffer.alloc(TOO_LARGE, randomBytes(2 ** 14)))),
  '/bomb.json.gz': (_request, response) => response.end(gzipSync(Buffer.alloc(9 * 2 ** 20, ' '))),
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

test('readSource returns JSON text unchanged, with the URL of the page as the base URL', async () => {
  for (const text of [' {"w":1}', '\uFEFF{"w":1}'])
    await expect(read(text)).resolves.toEqual({ text: '{"w":1}', base: PAGE });
  for (const text of ['[1]', '[', '1']) await expect(read(text)).resolves.toEqual({ text, base: PAGE });
});

test('readSource reads the bytes of a file without changing them, with the URL of the page as the base URL', async () => {
  const text = '{"w":1}';
  for (const bytes of [new TextEncoder().encode(text), new Uint8Array(gzipSync(text))]) {
    const padded = new Uint8Array([0, ...bytes, 0]);
    for (const src of [bytes, bytes.buffer, new Blob([bytes]), padded.subarray(1, -1)])
      await expect(read(sourceOf(src) as Source)).resolves.toEqual({ text, base: PAGE });
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
  const tooLarge = await refusal(read(new Uint8Array(TOO_LARGE)));
  expect(tooLarge).toMatchObject({ code: 'invalid', message: expect.stringContaining('64 MiB') });
});

test('readSource fetches a file, and returns the URL of the response as the base URL', async () => {
  await expect(read(url('/good.json'))).resolves.toEqual({
    text: '{"w":1}',
    base: url('/good.json'),
  });
  await expect(read(url('/moved'))).resolves.toMatchObject({
    base: url('/deep/good.json'),
  });
});

test('readSource reports the length that the headers announce, and then what it has received, unpacked', async () => {
  const onProgress = jest.fn();
  for (const path of ['/compressed', '/good.json'])
    await readSource(url(path), { pageUrl: PAGE, signal: never, onProgress });
  expect(onProgress.mock.calls).toEqual([[gzipSync('{}').length], [2], [7], [7]]);
});

test('readSource removes a byte order mark', async () => {
  await expect(read(url('/bom.json'))).resolves.toMatchObject({ text: '{"w":1}' });
});

test.each(['/404-valid', '/500'])(
  'readSource fails with code "http" and the status for the response %s, regardless of its body',
  async (path) => {
    const { code, status, message } = await refusal(read(url(path)));
    expect({ code, status }).toEqual({ code: 'http', status: Number(path.slice(1, 4)) });
    expect(message).toContain(String(status));
  },
);

test('readSource fails with code "network" if the connection breaks or is refused', async () => {
  expect((await refusal(read(url('/cut')))).code).toBe('network');
  expect((await refusal(read('http://localhost:1/a.json'))).code).toBe('network');
});

test('readSource rejects a response of more than 64 MiB without reading its body', async () => {
  expect(await refusal(read(url('/huge')))).toMatchObject({ code: 'invalid' });
});

test('readSource rejects JSON text, unpacked data and responses without content-length that exceed 64 MiB', async () => {
  const message = expect.stringMatching(/over 64 MiB/);
  for (const src of [url('/huge-unannounced'), url('/huge.json.gz'), `{${' '.repeat(TOO_LARGE)}`])
    expect(await refusal(read(src))).toMatchObject({ code: 'invalid', message });
});

test('readSource rejects a gzip file that unpacks to many times its size', async () => {
  expect(await refusal(read(url('/bomb.json.gz')))).toMatchObject({ code: 'parse' });
});

test('readSource fails with code "network" when its signal is aborted', async () => {
  const abort = new AbortController();
  const reading = read(url('/huge-that-hangs'), abort.signal);
  abort.abort();
  expect((await refusal(reading)).code).toBe('network');
});

test('parseAnimation fails with code "parse" and a printable message if the text is not JSON', async () => {
  const failureOf = async (text: string) => refusal((async () => parseAnimation(text))());
  expect(await failureOf('<!doctype html>')).toMatchObject({
    code: 'parse',
    message: expect.stringMatching(/web page/),
  });
  expect(await failureOf('{"w":')).toMatchObject({
    code: 'parse',
    message: expect.stringMatching(/not valid JSON/),
  });
  expect(await failureOf('\u0000\u0001')).toMatchObject({
    code: 'parse',
    message: expect.stringMatching(/^[\x20-\x7e]+$/),
  });
});

test('stableStringify returns the same text for two objects with the same content, without modifying them', () => {
  const animation = Object.freeze({ w: 1, layers: Object.freeze([1]) });
  expect(stableStringify(animation)).toBe(stableStringify({ w: 1, layers: [1] }));
  expect(stableStringify('a.json')).toBe('a.json');
});

test('stableStringify returns null for values that can’t be converted to JSON', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const src of [circular, { big: 1n }, undefined, null, 42]) expect(stableStringify(src)).toBeNull();
});

test.each([
  ['a Promise', Promise.resolve({})],
  ['a Response', new Response('{}')],
  ['a Request', new Request('https://site.example')],
  ['a function', () => ({})],
])('the error message for an src of another type names %s', (name, src) => {
  expect(sourceOf(src)).toBeNull();
  expect(explain({ code: 'invalid', reason: 'src', src }).message).toContain(`src is ${name};`);
});

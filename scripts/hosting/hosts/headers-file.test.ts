import { hostTable } from '../host-table';
import { headersFile } from './headers-file';
import { sampleTable } from './sample-table';

/** The headers that a host reads for each path of the file. */
function parse(text: string): Record<string, Record<string, string>> {
  const blocks = text.trim().split('\n\n');
  return Object.fromEntries(
    blocks.map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const pairs = lines.map((line) => /^ {2}([^:]+): (.+)$/.exec(line)?.slice(1) ?? [line, '']);
      return [path, Object.fromEntries(pairs)];
    }),
  );
}

test('says of every path what the table says, and of hashed files by name: a lost one is not to be kept', () => {
  const table = sampleTable();
  const hashed = '/_next/static/*';
  const expected = table.rules.map(({ path, headers }) => [
    path === hashed ? '/_next/static/a.js' : path,
    headers,
  ]);
  expect(table.rules.map(({ path }) => path)).toContain(hashed);
  expect(parse(headersFile(table))).toEqual(Object.fromEntries(expected));
});

test('under a base path its paths begin there, except for what every answer carries', () => {
  expect(Object.keys(parse(headersFile(sampleTable('/campus'))))).toEqual([
    '/*',
    '/campus/_next/static/a.js',
    '/campus/',
    '/campus/home1',
    '/campus/404.html',
    '/campus/icon.svg',
    '/campus/home1.txt',
    '/campus/home1/__next._tree.txt',
  ]);
});

test('a worker’s policy and its caching stand in one block, among the first', () => {
  const worker = '_next/static/media/player-worker.a.js';
  const pages = [{ route: '/', file: 'index.html', html: '' }];
  const notFound = { route: '/404', file: '404.html', html: '' };
  const text = headersFile(hostTable({ pages, notFound, assets: ['_next/static/a.js', worker] }, {}, ''));
  expect(text.split('\n\n')[1]).toMatch(
    new RegExp(`^/${worker}\n(  .+\n)*  Content-Security-Policy: default-src`),
  );
  expect(parse(text)[`/${worker}`]).toHaveProperty('Cache-Control', expect.stringContaining('immutable'));
  expect(text.split(worker)).toHaveLength(2);
});

test('what Cloudflare Pages would cut off is an error', () => {
  const table = sampleTable();
  const rules = Array.from({ length: 101 }, (_, n) => ({ path: `/${n}`, headers: { A: 'b' } }));
  expect(() => headersFile({ ...table, rules })).toThrow(
    '101 rules and Cloudflare Pages reads 100: not the one for /100',
  );
  const untidy = rules.map(({ path }) => ({ path, headers: { 'X-Robots-Tag': 'noindex' } }));
  expect(headersFile({ ...table, rules: untidy })).toContain('/100\n');
  const long = [{ path: '/', headers: { 'Content-Security-Policy': 'x'.repeat(2000) } }];
  expect(() => headersFile({ ...table, rules: long })).toThrow('Content-Security-Policy: xxx');
});

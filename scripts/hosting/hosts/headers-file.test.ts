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

test('says of every path what the table says', () => {
  const table = sampleTable();
  const expected = Object.fromEntries(table.rules.map(({ path, headers }) => [path, headers]));
  expect(parse(headersFile(table))).toEqual(expected);
});

test('under a base path its paths begin there, except for what every answer carries', () => {
  expect(Object.keys(parse(headersFile(sampleTable('/campus'))))).toEqual([
    '/*',
    '/campus/_next/static/*',
    '/campus/',
    '/campus/home1',
    '/campus/404.html',
    '/campus/icon.svg',
    '/campus/home1.txt',
    '/campus/home1/__next._tree.txt',
  ]);
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

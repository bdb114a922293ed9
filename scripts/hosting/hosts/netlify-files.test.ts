import { hostTable } from '../host-table';
import { headersFile, redirectsFile } from './netlify-files';
import { sampleTable } from './sample-table';

/** Returns the headers that a host reads for each path of the file. */
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

test('writes the headers of every rule, and lists hashed files by name so that 404s aren’t cached', () => {
  const table = sampleTable();
  const hashed = '/_next/static/*';
  const expected = table.rules.map(({ path, headers }) => [
    path === hashed ? '/_next/static/a.js' : path,
    headers,
  ]);
  expect(table.rules.map(({ path }) => path)).toContain(hashed);
  expect(parse(headersFile(table))).toEqual(Object.fromEntries(expected));
});

test('adds the base path to all paths except the rule for every response', () => {
  expect(Object.keys(parse(headersFile(sampleTable('/campus'))))).toEqual([
    '/*',
    '/campus/home1.txt',
    '/campus/home1/__next._tree.txt',
    '/campus/',
    '/campus/home1',
    '/campus/404.html',
    '/campus/_next/static/a.js',
    '/campus/icon.svg',
  ]);
});

test('keeps noindex and page rules within the limit of Cloudflare Pages for a large site', () => {
  const routes = ['', 'home1', 'profile', 'coming-soon', 'test'];
  const data = routes.flatMap((name) => [
    `${name || 'index'}.txt`,
    ...['_full', '_index', '_tree', '__PAGE__'].map((part) => `${name && `${name}/`}__next.${part}.txt`),
  ]);
  const count = (length: number, path: string) => Array.from({ length }, (_, n) => path.replace('*', `${n}`));
  const scripts = ['_next/static/media/font.woff2', ...count(53, '_next/static/chunks/*.js')];
  const table = hostTable(
    {
      pages: routes.map((name) => ({ route: `/${name}`, file: `${name || 'index'}.html`, html: '' })),
      notFound: { route: '/404', file: '404.html', html: '' },
      assets: [...count(41, '_next/static/media/*.svg'), ...scripts, ...data, 'icon.svg', 'robots.txt'],
    },
    {},
    '',
  );
  const read = Object.entries(parse(headersFile(table))).slice(0, 100);
  const paths = read.map(([path]) => path);
  expect(read.filter(([, headers]) => headers['X-Robots-Tag'] === 'noindex')).toHaveLength(25);
  expect(paths).toEqual(
    expect.arrayContaining([...routes, '404.html', ...scripts].map((file) => `/${file}`)),
  );
  // The remaining rules are for images, which browsers would otherwise revalidate.
  expect(paths.filter((path) => path.endsWith('.svg'))).toHaveLength(100 - 1 - 25 - 6 - 54);
});

test('writes a worker’s policy and caching in one of the first blocks', () => {
  const worker = '_next/static/media/worker.a.js';
  const pages = [{ route: '/', file: 'index.html', html: '' }];
  const notFound = { route: '/404', file: '404.html', html: '' };
  const text = headersFile(hostTable({ pages, notFound, assets: ['_next/static/a.js', worker] }, {}, ''));
  expect(text.split('\n\n')[1]).toMatch(
    new RegExp(`^/${worker}\n(  .+\n)*  Content-Security-Policy: default-src`),
  );
  expect(parse(text)[`/${worker}`]).toHaveProperty('Cache-Control', expect.stringContaining('immutable'));
  expect(text.split(worker)).toHaveLength(2);
});

test('throws if Cloudflare Pages would ignore a rule or a line', () => {
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

test("redirects each page's file name to the page and leaves the trailing slash to the host", () => {
  expect(redirectsFile(sampleTable())).toBe('/index.html / 308\n/home1.html /home1 308\n');
});

test('leaves the trailing slash of the base path to the host', () => {
  expect(redirectsFile(sampleTable('/campus')).trim().split('\n')).toEqual([
    '/robots.txt /campus/robots.txt 308',
    '/favicon.ico /campus/favicon.ico 308',
    '/campus/index.html /campus/ 308',
    '/campus/home1.html /campus/home1 308',
  ]);
});

import { routingTable } from '../routing-table';
import { headersFile, redirectsFile } from './netlify-files';
import { sampleTable } from './sample-table';

/** Parses a `_headers` file. Returns the headers of each path. */
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

test('headersFile writes every rule, and lists hashed files by name, so that providers don’t cache 404 pages', () => {
  const table = sampleTable();
  const hashed = '/_next/static/*';
  const expected = table.rules.map(({ path, headers }) => [
    path === hashed ? '/_next/static/a.js' : path,
    headers,
  ]);
  expect(table.rules.map(({ path }) => path)).toContain(hashed);
  expect(parse(headersFile(table))).toEqual(Object.fromEntries(expected));
});

test('headersFile adds the base path to all paths except the path of the rule for every response', () => {
  expect(Object.keys(parse(headersFile(sampleTable('/campus'))))).toEqual([
    '/*',
    '/campus/',
    '/campus/home1',
    '/campus/404.html',
    '/campus/_next/static/a.js',
    '/campus/icon.svg',
    '/campus/home1.txt',
    '/campus/home1/plan.pdf',
  ]);
});

test('headersFile sets the media type of vCards, before the rules that Cloudflare Pages might ignore', () => {
  const rules = parse(headersFile(sampleTable('/campus', ['contact.vcf', 'files/team.vcf'])));
  expect(rules['/campus/contact.vcf']).toMatchObject({
    'Content-Type': 'text/vcard; charset=utf-8',
    'Cache-Control': expect.any(String),
  });
  expect(rules['/campus/files/team.vcf']).toEqual({ 'Content-Type': 'text/vcard; charset=utf-8' });
  expect(Object.keys(rules).slice(0, 3)).toEqual(['/*', '/campus/contact.vcf', '/campus/files/team.vcf']);
});

test('headersFile keeps the rules for a large site’s pages, scripts and fonts within the limit of Cloudflare Pages', () => {
  const routes = ['', 'home1', 'profile', 'coming-soon', 'test'];
  const count = (length: number, path: string) => Array.from({ length }, (_, n) => path.replace('*', `${n}`));
  const scripts = ['_next/static/media/font.woff2', ...count(53, '_next/static/islands/*.js')];
  const table = routingTable(
    {
      pages: routes.map((name) => ({ route: `/${name}`, file: `${name || 'index'}.html`, html: '' })),
      notFound: { route: '/404', file: '404.html', html: '' },
      assets: [...count(66, '_next/static/media/*.svg'), ...scripts, 'icon.svg', 'robots.txt'],
    },
    {},
    '',
  );
  const read = Object.entries(parse(headersFile(table))).slice(0, 100);
  const paths = read.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([...routes, '404.html', ...scripts].map((file) => `/${file}`)),
  );
  // The other rules are for images. Browsers revalidate images that have no rule.
  expect(paths.filter((path) => path.endsWith('.svg'))).toHaveLength(100 - 1 - 6 - 54);
});

test('headersFile writes the policy and the caching of a worker in one block, directly after the common rule', () => {
  const worker = '_next/static/media/worker.a.js';
  const pages = [{ route: '/', file: 'index.html', html: '' }];
  const notFound = { route: '/404', file: '404.html', html: '' };
  const text = headersFile(routingTable({ pages, notFound, assets: ['_next/static/a.js', worker] }, {}, ''));
  expect(text.split('\n\n')[1]).toMatch(
    new RegExp(`^/${worker}\n(  .+\n)*  Content-Security-Policy: default-src`),
  );
  expect(parse(text)[`/${worker}`]).toHaveProperty('Cache-Control', expect.stringContaining('immutable'));
  expect(text.split(worker)).toHaveLength(2);
});

test('headersFile throws if Cloudflare Pages would ignore a rule other than caching, or a long line', () => {
  const table = sampleTable();
  const rules = Array.from({ length: 101 }, (_, n) => ({ path: `/${n}`, headers: { A: 'b' } }));
  expect(() => headersFile({ ...table, rules })).toThrow(
    '101 rules, but Cloudflare Pages reads only 100. It would ignore the rule for /100.',
  );
  const untidy = rules.map(({ path }) => ({ path, headers: { 'Cache-Control': 'no-store' } }));
  expect(headersFile({ ...table, rules: untidy })).toContain('/100\n');
  const long = [{ path: '/', headers: { 'Content-Security-Policy': 'x'.repeat(2000) } }];
  expect(() => headersFile({ ...table, rules: long })).toThrow('Content-Security-Policy: xxx');
});

test('redirectsFile redirects each page’s file name to the page, but doesn’t redirect trailing slashes', () => {
  expect(redirectsFile(sampleTable())).toBe('/index.html / 308\n/home1.html /home1 308\n');
});

test('redirectsFile doesn’t redirect the base path to the same path with a trailing slash', () => {
  expect(redirectsFile(sampleTable('/campus')).trim().split('\n')).toEqual([
    '/robots.txt /campus/robots.txt 308',
    '/favicon.ico /campus/favicon.ico 308',
    '/campus/index.html /campus/ 308',
    '/campus/home1.html /campus/home1 308',
  ]);
});

import { routingTable } from '../routing-table';
import { sampleTable } from './sample-table';
import { vercelJson } from './vercel-json';

type Rule = { source: string; headers: { key: string; value: string }[] };

test('vercelJson enables clean URLs and contains the headers of the table', () => {
  const { headers, ...rest } = JSON.parse(vercelJson(sampleTable()));
  expect(rest).toEqual({ cleanUrls: true, trailingSlash: false });
  expect(headers).toHaveLength(sampleTable().rules.length);
  const home = headers.find(({ source }: Rule) => source === '/');
  expect(home.headers.map(({ key }: { key: string }) => key)).toEqual([
    'Cache-Control',
    'Cross-Origin-Resource-Policy',
  ]);
});

test('vercelJson sets the media type of vCards', () => {
  const { headers } = JSON.parse(vercelJson(sampleTable('/campus', ['contact.vcf'])));
  expect(headers).toContainEqual({
    source: '/campus/contact\\.vcf',
    headers: [{ key: 'Content-Type', value: 'text/vcard; charset=utf-8' }],
  });
});

test('vercelJson escapes paths, and replaces folders with their files, so that 404 pages aren’t cached', () => {
  const sources = JSON.parse(vercelJson(sampleTable())).headers.map(({ source }: Rule) => source);
  expect(sources).toEqual(
    expect.arrayContaining(['/(.*)', '/home1', '/home1\\.txt', '/_next/static/a\\.js']),
  );
  expect(sources.filter((source: string) => source.includes('*'))).toEqual(['/(.*)']);
});

test('vercelJson with a base path adds a trailing slash only to the home page, and redirects files from the root', () => {
  const { headers, ...rest } = JSON.parse(vercelJson(sampleTable('/campus')));
  expect(rest).toEqual({
    cleanUrls: true,
    redirects: [
      { source: '/campus', destination: '/campus/', statusCode: 308 },
      { source: '/robots\\.txt', destination: '/campus/robots.txt', statusCode: 308 },
      { source: '/favicon\\.ico', destination: '/campus/favicon.ico', statusCode: 308 },
      { source: '/campus/home1/', destination: '/campus/home1', statusCode: 308 },
    ],
  });
  expect(headers.map(({ source }: Rule) => source)).toContain('/campus/home1');
});

test('vercelJson shortens old addresses the same way as cleanUrls', () => {
  const pages = [{ route: '/', file: 'index.html', html: '' }];
  const notFound = { route: '/404', file: '404.html', html: '' };
  const contentRedirects = ['/about-us.html', '/old/index.html', '/team.php'].map((from) => ({
    from,
    to: '/' as const,
  }));
  const { redirects } = JSON.parse(
    vercelJson(routingTable({ pages, notFound, assets: [] }, {}, '', contentRedirects)),
  );
  expect(redirects.map(({ source }: { source: string }) => source)).toEqual([
    '/about-us',
    '/old',
    '/team\\.php',
  ]);
});

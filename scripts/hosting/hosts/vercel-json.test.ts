import { sampleTable } from './sample-table';
import { vercelJson } from './vercel-json';

type Rule = { source: string; headers: { key: string; value: string }[] };

test('has clean addresses, and the headers of the table', () => {
  const { headers, ...rest } = JSON.parse(vercelJson(sampleTable()));
  expect(rest).toEqual({ cleanUrls: true, trailingSlash: false, rewrites: [] });
  expect(headers).toHaveLength(sampleTable().rules.length);
  const home = headers.find(({ source }: Rule) => source === '/');
  expect(home.headers.map(({ key }: { key: string }) => key)).toEqual([
    'Cache-Control',
    'Content-Security-Policy',
  ]);
});

test('a path stands for itself, dots and all, and a folder for everything below it', () => {
  const sources = JSON.parse(vercelJson(sampleTable())).headers.map(({ source }: Rule) => source);
  expect(sources).toEqual(expect.arrayContaining(['/(.*)', '/home1', '/home1\\.txt', '/_next/static/(.*)']));
});

test('under a base path everything below it is taken from the root of the export', () => {
  const { headers, rewrites } = JSON.parse(vercelJson(sampleTable('/campus')));
  expect(rewrites).toEqual([{ source: '/campus/:path*', destination: '/:path*' }]);
  expect(headers.map(({ source }: Rule) => source)).toContain('/campus/home1');
});

import { routingTable, splitFragment } from './routing-table';

const site = {
  pages: [
    { route: '/', file: 'index.html', html: '' },
    { route: '/home1', file: 'home1.html', html: '' },
  ],
  notFound: { route: '/404', file: '404.html', html: '' },
  assets: ['_next/static/a.js'],
};

test('routingTable returns paths that start at the root if there is no base path', () => {
  const { pages, assets, notFound, redirects } = routingTable(site);
  expect(pages).toEqual([
    { path: '/', file: 'index.html' },
    { path: '/home1', file: 'home1.html' },
  ]);
  expect(assets).toEqual([{ path: '/_next/static/a.js', file: '_next/static/a.js' }]);
  expect(notFound).toEqual({ path: '/404.html', file: '404.html' });
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
    ['/index.html', '/'],
    ['/home1.html', '/home1'],
    ['/home1/', '/home1'],
  ]);
});

test('routingTable adds the base path to every path, and redirects robots.txt and the icon from the root', () => {
  const { pages, assets, notFound, redirects, rules } = routingTable(site, {}, '/campus');
  expect(pages.map(({ path }) => path)).toEqual(['/campus/', '/campus/home1']);
  expect(assets[0]).toEqual({ path: '/campus/_next/static/a.js', file: '_next/static/a.js' });
  expect(notFound.path).toBe('/campus/404.html');
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
    ['/campus', '/campus/'],
    ['/robots.txt', '/campus/robots.txt'],
    ['/favicon.ico', '/campus/favicon.ico'],
    ['/campus/index.html', '/campus/'],
    ['/campus/home1.html', '/campus/home1'],
    ['/campus/home1/', '/campus/home1'],
  ]);
  expect(rules.map(({ path }) => path)).toEqual([
    '/*',
    '/campus/_next/static/*',
    '/campus/',
    '/campus/home1',
    '/campus/404.html',
  ]);
});

test('routingTable redirects old addresses with and without a trailing slash, but file names only without a slash', () => {
  const { contentRedirects } = routingTable(site, {}, '', [
    { from: '/about/', to: '/profile' },
    { from: '/team.php', to: '/#contact' },
  ]);
  expect(contentRedirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/about /profile',
    '/about/ /profile',
    '/team.php /#contact',
  ]);
});

test('splitFragment splits a target into its path and its fragment', () => {
  expect(splitFragment('/#contact')).toEqual({ path: '/', fragment: '#contact' });
  expect(splitFragment('/profile')).toEqual({ path: '/profile', fragment: '' });
});

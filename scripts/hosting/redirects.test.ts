import { changesSlashOnly, redirects, redirectsFromContent, splitFragment } from './redirects';

test('redirects the file name and the trailing slash to the page, and has no redirect to the page for unknown paths', () => {
  const page = (route: string, file: string) => ({ route, file, html: '' });
  const site = {
    pages: [page('/', 'index.html'), page('/home1', 'home1.html')],
    notFound: page('/404', '404.html'),
    assets: [],
  };
  expect(redirects(site)).toEqual([
    { from: '/index.html', to: '/', status: 308 },
    { from: '/home1.html', to: '/home1', status: 308 },
    { from: '/home1/', to: '/home1', status: 308 },
  ]);
});

test('redirects old addresses with and without a trailing slash, and file names only without', () => {
  const contentRedirects = redirectsFromContent([
    { from: '/about/', to: '/profile' },
    { from: '/team.php', to: '/#contact' },
  ]);
  expect(contentRedirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/about /profile',
    '/about/ /profile',
    '/team.php /#contact',
  ]);
});

test('inserts the query before the fragment', () => {
  expect(splitFragment('/#contact')).toEqual({ path: '/', fragment: '#contact' });
  expect(splitFragment('/profile')).toEqual({ path: '/profile', fragment: '' });
});

test.each([
  ['/home1/', '/home1', true],
  ['/campus', '/campus/', true],
  ['/home1.html', '/home1', false],
  ['/index.html', '/', false],
])('detects whether only the trailing slash changes from %s to %s: %s', (from, to, expected) => {
  expect(changesSlashOnly({ from, to, status: 308 })).toBe(expected);
});

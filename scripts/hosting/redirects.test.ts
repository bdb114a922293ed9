import { changesSlashOnly, redirects, redirectsFromContent, splitFragment } from './redirects';

test('the file name and the trailing slash lead to the page, the page for unknown paths has no address', () => {
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

test('an old address leads on with and without a slash at its end, the name of a file without', () => {
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

test('a query goes before the section', () => {
  expect(splitFragment('/#contact')).toEqual({ path: '/', fragment: '#contact' });
  expect(splitFragment('/profile')).toEqual({ path: '/profile', fragment: '' });
});

test.each([
  ['/home1/', '/home1', true],
  ['/campus', '/campus/', true],
  ['/home1.html', '/home1', false],
  ['/index.html', '/', false],
])('from %s to %s only the slash at the end changes: %s', (from, to, expected) => {
  expect(changesSlashOnly({ from, to, status: 308 })).toBe(expected);
});

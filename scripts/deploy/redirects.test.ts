import { nginxFile } from './nginx';
import { parseRedirects, redirectsFile, siteRedirects } from './redirects';

const former = [
  { from: '/about/', to: '/profile' },
  { from: '/team.php', to: '/#contact' },
];

test.each([
  ['', []],
  ['/campus', ['/robots.txt /campus/robots.txt 308', '/favicon.ico /campus/favicon.ico 308']],
])(
  '_redirects with the base path "%s" leads from names of files and former addresses to pages',
  (base, more) => {
    const redirects = siteRedirects(['/', '/home1'], base, former);
    expect(redirectsFile(redirects).trim().split('\n')).toEqual([
      ...more,
      `${base}/index.html ${base}/ 308`,
      `${base}/home1.html ${base}/home1 308`,
      `${base}/about ${base}/profile 308`,
      `${base}/about/ ${base}/profile 308`,
      `${base}/team.php ${base}/#contact 308`,
    ]);
    expect(parseRedirects(redirectsFile(redirects))).toEqual(redirects);
  },
);

// e2e/servers.spec.ts tests nginx with the redirects of the site.
test('nginx inserts the query before the fragment of a redirect', () => {
  const notFound = { route: '/404', file: '404.html', html: '' };
  const redirects = siteRedirects([], '', former);
  const text = nginxFile({ pages: [], notFound, assets: [] }, { basePath: '', rules: [], redirects });
  expect(text).toContain('location = /team.php { return 308 /$is_args$args#contact; }');
});

import { hostTable } from '../host-table';
import { caddyfile } from './caddy';
import { redirectsFile } from './netlify-files';
import { nginxFiles } from './nginx';
import { vercelJson } from './vercel-json';
import { githubPages } from './write-host-files';

const site = {
  pages: [{ route: '/', file: 'index.html', html: '' }],
  notFound: { route: '/404', file: '404.html', html: '' },
  assets: [],
};
const table = (basePath = '') => hostTable(site, {}, basePath, [{ from: '/team.php', to: '/#contact' }]);

test('every host redirects an old address to a section, with and without a base path', () => {
  expect(redirectsFile(table())).toContain('/team.php /#contact 308');
  expect(redirectsFile(table('/campus'))).toContain('/campus/team.php /campus/#contact 308');
  expect(nginxFiles(table())['site.conf']).toContain(
    'location = /team.php {\n  return 308 /$is_args$args#contact;',
  );
  expect(caddyfile(table())).toMatch(
    /path_regexp \^\/team\\\.php\$[\s\S]*rewrite \* \/\n\s*redir \* \{uri\}#contact 308/,
  );
  const rule = { source: '/team\\.php', destination: '/#contact', statusCode: 308 };
  expect(JSON.parse(vercelJson(table()))).toMatchObject({ trailingSlash: false, redirects: [rule] });
  expect(JSON.parse(vercelJson(table('/campus'))).redirects).toContainEqual({
    source: '/campus/team\\.php',
    destination: '/campus/#contact',
    statusCode: 308,
  });
});

test('githubPages returns a page with a meta refresh and noindex for a redirect', () => {
  const { 'team.php/index.html': page = '', ...rest } = githubPages(table('/campus'));
  expect(rest).toEqual({});
  expect(page).toContain('<meta http-equiv="refresh" content="0;url=/campus/#contact">');
  expect(page).toContain('noindex');
});

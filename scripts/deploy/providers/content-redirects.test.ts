import { routingTable } from '../routing-table';
import { redirectsFile } from './netlify-files';
import { nginxFiles } from './nginx-files';
import { vercelJson } from './vercel-json';

const site = {
  pages: [{ route: '/', file: 'index.html', html: '' }],
  notFound: { route: '/404', file: '404.html', html: '' },
  assets: [],
};
const table = (basePath = '') => routingTable(site, {}, basePath, [{ from: '/team.php', to: '/#contact' }]);

test('every configuration redirects an old address to a section, with and without a base path', () => {
  expect(redirectsFile(table())).toContain('/team.php /#contact 308');
  expect(redirectsFile(table('/campus'))).toContain('/campus/team.php /campus/#contact 308');
  expect(nginxFiles(table())['site.conf']).toContain(
    'location = /team.php {\n  return 308 /$is_args$args#contact;',
  );
  const rule = { source: '/team\\.php', destination: '/#contact', statusCode: 308 };
  expect(JSON.parse(vercelJson(table()))).toMatchObject({ trailingSlash: false, redirects: [rule] });
  expect(JSON.parse(vercelJson(table('/campus'))).redirects).toContainEqual({
    source: '/campus/team\\.php',
    destination: '/campus/#contact',
    statusCode: 308,
  });
});

import { contentTypes } from '../content-types';
import type { Headers } from '../headers';
import { pathHeaders, type RoutingTable, type ServedFile, splitFragment } from '../routing-table';

/** Returns the lines of a configuration block in braces, with the inner lines indented. */
function block(opening: string, inner: readonly string[]): string[] {
  return [`${opening} {`, ...inner.map((line) => `  ${line}`), '}'];
}

const server = `server {
  # "certbot --nginx -d <domain>" adds the certificate, port 443 and the redirect from port 80.
  listen 80;
  listen [::]:80;
  server_name _;
  root /var/www/site;
  include site/site.conf;
}
`;

/**
 * Returns the configuration files for nginx, keyed by name. Users can edit `server.conf`, which includes the
 * generated `site.conf`. `brotli.conf` is only for nginx with the Brotli module.
 */
export function nginxFiles(table: RoutingTable): Record<string, string> {
  return {
    'server.conf': server,
    'site.conf': site(table),
    'headers.conf': `${addHeaders(pathHeaders(table).common).join('\n')}\n`,
    'brotli.conf': 'brotli_static on;\n',
  };
}

/**
 * Returns the text of `site.conf`. Every known path has its own location, and nginx responds to
 * all other paths with 404.
 */
function site(table: RoutingTable): string {
  const { basePath, pages, notFound, redirects, assets } = table;
  const { common, headersOf, assets: groups } = pathHeaders(table);
  const types = contentTypes([...pages, ...assets].map(({ file }) => file));
  const page = ({ path, file }: ServedFile, ...first: string[]) =>
    location(`= ${path}`, [...first, `try_files /${file} =404;`], headersOf(path));
  const inExport = basePath ? [`rewrite ^${basePath}(/.*)$ $1 break;`] : [];
  const lines = [
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# Without the Brotli module, this file does not exist. With a pattern ("[.]"), a missing file is not an error.',
    'include site/brotli[.]conf;',
    'include site/headers.conf;',
    `error_page 403 404 =404 ${notFound.path};`,
    'error_page 405 @method_not_allowed;',
    ...block(
      'types',
      types.map(([extension, type]) => `"${type}" ${extension.slice(1)};`),
    ),
    ...pages.flatMap((each) => page(each)),
    ...page(notFound, 'internal;'),
    ...redirects.flatMap(({ from, to }) => {
      const { path, fragment } = splitFragment(to);
      return block(`location = ${from}`, [`return 308 ${path}$is_args$args${fragment};`]);
    }),
    ...groups.flatMap(({ path, headers }) => {
      const match = path.endsWith('/') ? path : `= ${path}`;
      const directives = [...inExport, 'try_files $uri =404;'];
      // If a location overrides a common header, don't include headers.conf, because nginx
      // would send the header twice.
      return Object.keys(headers).some((name) => name in common)
        ? block(`location ${match}`, [...directives, ...addHeaders({ ...common, ...headers })])
        : location(match, directives, headers);
    }),
    ...location('@method_not_allowed', ['return 405;'], { Allow: 'GET, HEAD' }),
    '# Compressed copies are sent instead of the original files, and have no addresses of their own.',
    ...block('location ~ \\.(br|gz)$', ['return 404;']),
    ...block('location /', ['return 404;']),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Returns a location that includes the common headers, because nginx doesn't apply inherited headers in a
 * location that sets headers of its own.
 */
function location(match: string, directives: readonly string[], headers: Headers): string[] {
  return block(`location ${match}`, [...directives, 'include site/headers.conf;', ...addHeaders(headers)]);
}

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

import { contentTypes } from '../content-types';
import type { Headers } from '../headers';
import { type HostFile, type HostTable, pathHeaders, splitFragment } from '../host-table';

/** The lines of a configuration block in curly brackets, the inner ones indented. */
export function block(opening: string, inner: readonly string[]): string[] {
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
 * Writes the configuration for nginx, by file name. `server.conf` may be edited and includes the generated
 * `site.conf`. `brotli.conf` is for nginx with the brotli module.
 */
export function nginxFiles(table: HostTable): Record<string, string> {
  return {
    'server.conf': server,
    'site.conf': site(table),
    'headers.conf': `${addHeaders(pathHeaders(table).common).join('\n')}\n`,
    'brotli.conf': 'brotli_static on;\n',
  };
}

/** Every known path has its own location. Any other path is a 404. */
function site(table: HostTable): string {
  const { basePath, pages, notFound, redirects, assets } = table;
  const { common, headersOf, assets: groups } = pathHeaders(table);
  const types = contentTypes([...pages, ...assets].map(({ file }) => file));
  const page = ({ path, file }: HostFile, ...first: string[]) =>
    location(`= ${path}`, [...first, `try_files /${file} =404;`], headersOf(path));
  const inExport = basePath ? [`rewrite ^${basePath}(/.*)$ $1 break;`] : [];
  const lines = [
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# As a pattern, since an include that matches no file is no error: nginx without the module has no such file.',
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
      // With the included file, nginx would send both the common header and this one.
      return Object.keys(headers).some((name) => name in common)
        ? block(`location ${match}`, [...directives, ...addHeaders({ ...common, ...headers })])
        : location(match, directives, headers);
    }),
    ...location('@method_not_allowed', ['return 405;'], { Allow: 'GET, HEAD' }),
    '# Compressed copies are sent in place of their originals and have no address of their own.',
    ...block('location ~ \\.(br|gz)$', ['return 404;']),
    ...block('location /', ['return 404;']),
  ];
  return `${lines.join('\n')}\n`;
}

/** Includes the common headers, because an nginx location with its own headers inherits none. */
function location(match: string, directives: readonly string[], headers: Headers): string[] {
  return block(`location ${match}`, [...directives, 'include site/headers.conf;', ...addHeaders(headers)]);
}

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

import { contentTypes } from '../content-types';
import type { HostFile, HostTable } from '../host-table';
import { splitFragment } from '../redirects';
import { block, joinLines } from './config-text';
import { type AssetGroup, pathHeaders } from './path-headers';

type Headers = Readonly<Record<string, string>>;

/**
 * Writes the configuration for nginx, by file name. `server.conf` may be edited and includes the generated
 * `site.conf`. `brotli.conf` is for nginx with the brotli module.
 */
export function nginxFiles(table: HostTable): Record<string, string> {
  return {
    'server.conf': joinLines(server),
    'site.conf': joinLines(site(table)),
    'headers.conf': joinLines(addHeaders(pathHeaders(table).common)),
    'brotli.conf': joinLines(['brotli_static on;']),
  };
}

const server = block('server', [
  '# "certbot --nginx -d <domain>" adds the certificate, port 443 and the redirect from port 80.',
  'listen 80;',
  'listen [::]:80;',
  'server_name _;',
  'root /var/www/site;',
  'include site/site.conf;',
]);

/** Every known path has its own location. Any other path is a 404. */
function site(table: HostTable): string[] {
  const { basePath, pages, notFound, redirects, assets } = table;
  const { common, headersOf, assets: groups } = pathHeaders(table);
  const page = ({ path, file }: HostFile, ...first: string[]) =>
    location(`= ${path}`, [...first, `try_files /${file} =404;`], headersOf(path));
  return [
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
    ...types([...pages, ...assets]),
    ...pages.flatMap((each) => page(each)),
    ...page(notFound, 'internal;'),
    ...redirects.flatMap(({ from, to, status }) =>
      block(`location = ${from}`, [
        `return ${status} ${splitFragment(to).path}$is_args$args${splitFragment(to).fragment};`,
      ]),
    ),
    ...groups.flatMap((group) => assetLocation(group, basePath, common)),
    ...location('@method_not_allowed', ['return 405;'], { Allow: 'GET, HEAD' }),
    '# Compressed copies are sent in place of their originals and have no address of their own.',
    ...block('location ~ \\.(br|gz)$', ['return 404;']),
    ...block('location /', ['return 404;']),
  ];
}

function types(files: readonly HostFile[]): string[] {
  const lines = contentTypes(files.map(({ file }) => file)).map(
    ([extension, type]) => `"${type}" ${extension.slice(1)};`,
  );
  return block('types', lines);
}

function assetLocation({ path, headers }: AssetGroup, basePath: string, common: Headers): string[] {
  const match = path.endsWith('/') ? path : `= ${path}`;
  const inExport = basePath ? [`rewrite ^${basePath}(/.*)$ $1 break;`] : [];
  const directives = [...inExport, 'try_files $uri =404;'];
  // nginx would send both the common header and this one.
  if (Object.keys(headers).some((name) => name in common))
    return block(`location ${match}`, [...directives, ...addHeaders({ ...common, ...headers })]);
  return location(match, directives, headers);
}

/** Includes the common headers, because an nginx location with its own headers inherits none. */
function location(match: string, directives: string[], headers: Readonly<Record<string, string>>): string[] {
  return block(`location ${match}`, [...directives, 'include site/headers.conf;', ...addHeaders(headers)]);
}

function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

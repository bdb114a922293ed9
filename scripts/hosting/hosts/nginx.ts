import { contentTypes } from '../content-types';
import type { HostFile, HostTable } from '../host-table';
import { parted } from '../redirects';
import { type AssetGroup, answers } from './answers';
import { block, text } from './blocks';

/**
 * What nginx reads, by file name: `server.conf` is to be edited and includes `site.conf`, which is not; `brotli.conf`
 * is for an nginx that has the module.
 */
export function nginxFiles(table: HostTable): Record<string, string> {
  return {
    'server.conf': text(server),
    'site.conf': text(site(table)),
    'headers.conf': text(addHeaders(answers(table).common)),
    'brotli.conf': text(['brotli_static on;']),
  };
}

const server = block('server', [
  '# "certbot --nginx -d <domain>" adds the certificate, port 443 and the way there from port 80.',
  'listen 80;',
  'listen [::]:80;',
  'server_name _;',
  'root /var/www/site;',
  'include site/site.conf;',
]);

/** Every known path has its location; any other is answered with the page for unknown paths. */
function site(table: HostTable): string[] {
  const { basePath, pages, notFound, redirects, assets } = table;
  const { headersOf, assets: groups } = answers(table);
  const page = ({ path, file }: HostFile, ...first: string[]) =>
    location(`= ${path}`, [...first, `try_files /${file} =404;`], headersOf(path));
  return [
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# A pattern may match nothing: an nginx without the module does without the file.',
    'include site/brotli[.]conf;',
    'include site/headers.conf;',
    `error_page 403 404 =404 ${notFound.path};`,
    'error_page 405 @refused;',
    ...types([...pages, ...assets]),
    ...pages.flatMap((each) => page(each)),
    ...page(notFound, 'internal;'),
    ...redirects.flatMap(({ from, to, status }) =>
      block(`location = ${from}`, [
        `return ${status} ${parted(to).path}$is_args$args${parted(to).fragment};`,
      ]),
    ),
    ...groups.flatMap((group) => assetLocation(group, basePath)),
    ...location('@refused', ['return 405;'], { Allow: 'GET, HEAD' }),
    '# The compressed copies are sent in place of their originals and have no address.',
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

function assetLocation({ path, headers }: AssetGroup, basePath: string): string[] {
  const match = path.endsWith('/') ? path : `= ${path}`;
  const inExport = basePath ? [`rewrite ^${basePath}(/.*)$ $1 break;`] : [];
  return location(match, [...inExport, 'try_files $uri =404;'], headers);
}

/** A location that adds a header drops all that it would inherit, so it includes the common ones anew. */
function location(match: string, directives: string[], headers: Readonly<Record<string, string>>): string[] {
  return block(`location ${match}`, [...directives, 'include site/headers.conf;', ...addHeaders(headers)]);
}

function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

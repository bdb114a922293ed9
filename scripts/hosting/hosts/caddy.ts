import { contentTypes } from '../content-types';
import type { Headers } from '../headers';
import { type HostTable, pathHeaders, splitFragment } from '../host-table';
import { block } from './nginx';

/** Writes a Caddyfile. SITE_ADDRESS may be a domain, and SITE_ROOT is the folder of the export. */
export function caddyfile(table: HostTable): string {
  const { basePath, pages, notFound, redirects, assets } = table;
  const { common, headersOf, assets: groups } = pathHeaders(table);
  const types = contentTypes([...pages, ...assets].map(({ file }) => file));
  const inExport = basePath ? [`uri strip_prefix ${basePath}`] : [];
  const lines = block('{$SITE_ADDRESS:localhost}', [
    'root * {$SITE_ROOT:/var/www/site}',
    ...setHeaders(common),
    'header -Server',
    '# Only if it is unset: the file server sets it for compressed copies itself.',
    'header ?Vary Accept-Encoding',
    ...types.flatMap(([extension, type], n) => [
      `@type${n} path *${extension}`,
      `header @type${n} Content-Type "${type}"`,
    ]),
    '# A route keeps the order; outside of one Caddy sorts directives.',
    ...block('route', [
      ...handle('method', 'not method GET HEAD', ['header Allow "GET, HEAD"', 'respond 405']),
      '# Compressed copies are sent in place of their originals and have no address of their own.',
      ...handle('copies', 'path *.br *.gz', ['error 404']),
      '# Caddy merges double slashes before it matches, except for a pattern that contains them.',
      ...handle('slashes', 'path *//*', ['error 404']),
      ...pages.flatMap(({ path, file }, n) =>
        handle(`page${n}`, exactPath(path), [`rewrite * /${file}`, ...sendFile(headersOf(path))]),
      ),
      ...redirects.flatMap(({ from, to }, n) => {
        const { path, fragment } = splitFragment(to);
        return handle(`redirect${n}`, exactPath(from), [`rewrite * ${path}`, `redir * {uri}${fragment} 308`]);
      }),
      ...groups.flatMap(({ path, headers }, n) => {
        const matcher = path.endsWith('/') ? `path ${path}*` : exactPath(path);
        return handle(`asset${n}`, matcher, [...inExport, ...sendFile(headers)]);
      }),
      'error 404',
    ]),
    ...block('handle_errors', [
      ...setHeaders(common),
      'header -Server',
      '# Conditions and ranges of the request are about another file than the error page.',
      'request_header -If-*',
      'request_header -Range',
      '# The type would follow the extension of the path that was asked for.',
      'header Content-Type "text/html; charset=utf-8"',
      `rewrite * /${notFound.file}`,
      ...sendFile(headersOf(notFound.path)),
    ]),
  ]);
  return `${lines.join('\n')}\n`;
}

/** By a regular expression, as Caddy's path matcher ignores upper and lower case. */
const exactPath = (path: string) => `path_regexp ^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** A `handle` block: requests that match are answered in it, and no later block sees them. */
const handle = (name: string, matcher: string, directives: readonly string[]) => [
  `@${name} ${matcher}`,
  ...block(`handle @${name}`, block('route', directives)),
];

const sendFile = (headers: Headers) => [
  ...setHeaders(headers),
  ...block('file_server', ['precompressed br gzip']),
];

const setHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`);

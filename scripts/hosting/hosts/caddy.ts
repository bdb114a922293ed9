import { contentTypes } from '../content-types';
import type { Headers } from '../headers';
import { type HostTable, pathHeaders, splitFragment } from '../host-table';
import { block } from './nginx';

/**
 * Returns the text of a Caddyfile. The Caddyfile reads two environment variables: SITE_ADDRESS, such as a
 * domain, and SITE_ROOT, the folder of the export.
 */
export function caddyfile(table: HostTable): string {
  const { basePath, pages, notFound, redirects, assets } = table;
  const { common, headersOf, assets: groups } = pathHeaders(table);
  const types = contentTypes([...pages, ...assets].map(({ file }) => file));
  const inExport = basePath ? [`uri strip_prefix ${basePath}`] : [];
  const lines = block('{$SITE_ADDRESS:localhost}', [
    'root * {$SITE_ROOT:/var/www/site}',
    ...setHeaders(common),
    'header -Server',
    '# "?" sets the header only if it is unset. The file server sets it for compressed copies.',
    'header ?Vary Accept-Encoding',
    ...types.flatMap(([extension, type], n) => [
      `@type${n} path *${extension}`,
      `header @type${n} Content-Type "${type}"`,
    ]),
    '# A route keeps the order of its directives. Outside a route, Caddy sorts directives.',
    ...block('route', [
      ...handle('method', 'not method GET HEAD', ['header Allow "GET, HEAD"', 'respond 405']),
      '# Compressed copies are sent instead of the original files, and have no addresses of their own.',
      ...handle('copies', 'path *.br *.gz', ['error 404']),
      '# Caddy merges double slashes before it matches a path, unless the pattern contains double slashes.',
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
      '# Conditions and ranges in the request refer to the requested file, not to the error page.',
      'request_header -If-*',
      'request_header -Range',
      '# Otherwise, the type would depend on the extension of the requested path.',
      'header Content-Type "text/html; charset=utf-8"',
      `rewrite * /${notFound.file}`,
      ...sendFile(headersOf(notFound.path)),
    ]),
  ]);
  return `${lines.join('\n')}\n`;
}

/**
 * Returns a matcher for one path. The matcher is a regular expression, because Caddy's path matcher ignores
 * case.
 */
const exactPath = (path: string) => `path_regexp ^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/**
 * Returns a `handle` block. Caddy runs its directives for matching requests, and skips
 * all later `handle` blocks.
 */
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

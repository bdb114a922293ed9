import { contentTypes } from '../content-types';
import type { HostTable } from '../host-table';
import { parted } from '../redirects';
import { type AssetGroup, answers } from './answers';
import { block, text } from './blocks';

type Headers = Readonly<Record<string, string>>;

/**
 * A Caddyfile for the site. Its address and folder come from SITE_ADDRESS and SITE_ROOT; an address with a domain has
 * its certificate by itself.
 */
export function caddyfile(table: HostTable): string {
  const { basePath, pages, notFound, redirects, assets } = table;
  const { common, headersOf, assets: groups } = answers(table);
  const types = contentTypes([...pages, ...assets].map(({ file }) => file));
  return text(
    block('{$SITE_ADDRESS:localhost}', [
      'root * {$SITE_ROOT:/var/www/site}',
      ...setHeaders(common),
      'header -Server',
      '# Unless the file server says so itself, which it does for a compressed copy only.',
      'header ?Vary Accept-Encoding',
      ...types.flatMap(([extension, type], n) => [
        `@type${n} path *${extension}`,
        `header @type${n} Content-Type "${type}"`,
      ]),
      '# In this order: Caddy would sort what stands outside a route.',
      ...block('route', [
        ...matched('method', 'not method GET HEAD', ['header Allow "GET, HEAD"', 'respond 405']),
        '# The compressed copies are sent in place of their originals and have no address.',
        ...matched('copies', 'path *.br *.gz', ['error 404']),
        '# Any pattern without two slashes matches a path with one of them left out.',
        ...matched('slashes', 'path *//*', ['error 404']),
        ...pages.flatMap(({ path, file }, n) =>
          matched(`page${n}`, exactly(path), [`rewrite * /${file}`, ...sendFile(headersOf(path))]),
        ),
        ...redirects.flatMap(({ from, to, status }, n) =>
          matched(`redirect${n}`, exactly(from), [
            `rewrite * ${parted(to).path}`,
            `redir * {uri}${parted(to).fragment} ${status}`,
          ]),
        ),
        ...groups.flatMap((group, n) => assetHandle(group, n, basePath)),
        'error 404',
      ]),
      ...block('handle_errors', [
        ...setHeaders(common),
        'header -Server',
        '# What a client has, or wants a part of, is another page.',
        'request_header -If-*',
        'request_header -Range',
        '# The path asked for may end in the extension of another type.',
        'header Content-Type "text/html; charset=utf-8"',
        `rewrite * /${notFound.file}`,
        ...sendFile(headersOf(notFound.path)),
      ]),
    ]),
  );
}

function assetHandle({ path, headers }: AssetGroup, n: number, basePath: string): string[] {
  const inExport = basePath ? [`uri strip_prefix ${basePath}`] : [];
  const matcher = path.endsWith('/') ? `path ${path}*` : exactly(path);
  return matched(`asset${n}`, matcher, [...inExport, ...sendFile(headers)]);
}

/** Caddy's own path matcher knows no difference between upper and lower case. */
function exactly(path: string): string {
  return `path_regexp ^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}

/** A route taken by the requests that its matcher lets in, and left by none of them. */
function matched(name: string, matcher: string, directives: string[]): string[] {
  return [`@${name} ${matcher}`, ...block(`handle @${name}`, block('route', directives))];
}

function sendFile(headers: Headers): string[] {
  return [...setHeaders(headers), ...block('file_server', ['precompressed br gzip'])];
}

function setHeaders(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`);
}

import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import send from 'send';
import { listen } from '@/testing/listen';
import { isCompressible } from '../build/compress';
import { readExport } from '../build/read-export';
import { contentTypeOf } from './content-types';
import { defaultHeaders, headersFor, parseHeaders } from './headers';
import { otherSlash, parseRedirects, withQuery } from './redirects';

export type ServeOptions = {
  /** The folder of the export. @default 'out' */
  directory?: string;
  /** The port to listen on. 0 selects any free port. @default 0 */
  port?: number;
  /** Whether to listen on all network interfaces, so that other machines can connect. @default false */
  network?: boolean;
  /** The base path that the export was built with. @default the value of NEXT_PUBLIC_BASE_PATH */
  basePath?: string;
};

/**
 * Serves an export as hosting providers do: with the headers in its file `_headers`, the redirects in
 * `_redirects`, compressed copies and the 404 page. Files that are added after the start are not served.
 * @returns the URL of the home page without the slash at the end, and a function that stops the server
 * @throws if there is no export or the port is in use
 */
export async function serve({
  directory = 'out',
  port = 0,
  network = false,
  basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '',
}: ServeOptions = {}) {
  const { pages, notFound, assets } = await readExport(directory);
  const rules = parseHeaders(await readFile(join(directory, '_headers'), 'utf8'));
  const redirects = parseRedirects(await readFile(join(directory, '_redirects'), 'utf8'));
  const routes = pages.map(({ route, file }) => [`${basePath}${route}`, file] as const);
  const files = new Map([...routes, ...assets.map((file) => [`${basePath}/${file}`, file] as const)]);
  const targets = new Map([
    ...redirects.map(({ from, to }) => [from, to] as const),
    ...routes.map(([path]) => [otherSlash(path), path] as const),
  ]);

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    const { path, query } = splitTarget(request.url ?? '/');
    const file = files.get(path);
    const target = targets.get(path);
    // Hosting providers apply the rule of a folder to its missing files too. It would let browsers cache the 404 page.
    const found = file || target ? path : `${basePath}/${notFound.file}`;
    response.setHeaders(new Map(Object.entries({ ...defaultHeaders, ...headersFor(rules, found) })));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (file) sendFile(request, response, directory, file);
    else if (target) response.writeHead(308, { Location: withQuery(target, query) }).end();
    else response.writeHead(404, { 'Content-Type': contentTypeOf(notFound.file) }).end(notFound.html);
  }

  const { server, close } = await listen(handleRequest, network ? '0.0.0.0' : 'localhost', port);
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}`, close };
}

/**
 * Splits the target of a request, which is a path or a URL, into its decoded path and its query, which includes
 * the question mark. A target that can't be decoded matches no file.
 */
function splitTarget(target: string): { path: string; query: string } {
  try {
    const { pathname, search } = new URL(target.startsWith('/') ? `http://localhost${target}` : target);
    return { path: decodeURIComponent(pathname), query: search };
  } catch {
    return { path: target, query: '' };
  }
}

/** Sends a file, or its compressed copy, or a part of it, or only status 304. */
function sendFile(request: IncomingMessage, response: ServerResponse, directory: string, file: string): void {
  response.setHeader('Content-Type', contentTypeOf(file));
  let copy = '';
  if (isCompressible(file)) {
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const encoding = ['br', 'gzip'].find((each) => accepted.includes(each));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (encoding) copy = encoding === 'br' ? '.br' : '.gz';
  }
  send(request, encodeURI(`/${file}${copy}`), {
    root: directory,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  })
    // `send` uses a weak tag, which isn't allowed in If-Range.
    .on('headers', (_, __, { size, mtimeMs }) =>
      response.setHeader('ETag', `"${size}-${Math.round(mtimeMs)}"`),
    )
    .on('error', ({ status, headers }) => response.writeHead(status, headers).end())
    .pipe(response);
}

/** Returns the encodings in an Accept-Encoding header, except those with `q=0`. */
function acceptedEncodings(header: string | string[] = ''): string[] {
  const accepted = String(header)
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each));
  return accepted.map((each) => (each.split(';')[0] ?? '').trim().toLowerCase());
}

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { redirects } from '@/content/redirects';
import { readExport } from '../build/read-export';
import { contentTypeOf } from './content-types';
import { headersFor, serverSettings } from './headers';
import { routingTable, splitFragment } from './routing-table';

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

export type RunningServer = { url: string; port: number; close: () => Promise<void> };

/**
 * Serves an export as a production server does: with the site's headers, redirects, compressed copies and 404
 * page. Files that are added after the start are not served.
 * @returns the listening server. Its `url` has no slash at the end.
 * @throws if there is no export or the port is in use
 */
export async function serve({
  directory = 'out',
  port = 0,
  network = false,
  basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '',
}: ServeOptions = {}): Promise<RunningServer> {
  const site = await readExport(directory);
  const table = routingTable(site, serverSettings(), basePath, redirects);
  const files = new Map([...table.pages, ...table.assets].map(({ path, file }) => [path, file]));
  const targets = new Map(table.redirects.map(({ from, to }) => [from, to]));
  const page = await readFile(join(directory, site.notFound.file));
  const notFound = { br: brotliCompressSync(page), gzip: gzipSync(page), identity: page };
  const sendFile = sirv(directory, { extensions: [], brotli: true, gzip: true, etag: true, dotfiles: true });

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    const { path, query } = splitUrl(request.url ?? '/');
    const file = files.get(path);
    const target = file ? undefined : targets.get(path);
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const headers = headersFor(table.rules, file || target ? path : table.notFound.path);
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (target) {
      const { path: to, fragment } = splitFragment(target);
      response.writeHead(308, { Location: `${to}${query}${fragment}` }).end();
    } else if (file) {
      request.url = `/${file}`;
      request.headers['accept-encoding'] = accepted;
      response.setHeader('Content-Type', contentTypeOf(file));
      if (!isReadRange(request.headers.range)) delete request.headers.range;
      sendFile(request, response);
    } else {
      const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? 'identity';
      if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
      const body = notFound[encoding];
      const type = contentTypeOf(site.notFound.file);
      response
        .writeHead(404, { 'Content-Type': type, 'Content-Length': body.length, Vary: 'Accept-Encoding' })
        .end(body);
    }
  }

  const server = createServer(handleRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host: network ? undefined : 'localhost' }, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}${basePath}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Returns whether sirv reads a range correctly. It misreads ranges that count from the end of the file, end
 * before they begin, or end at the first byte. HTTP lets servers ignore ranges, and browsers don't use such ranges
 * to request videos.
 */
function isReadRange(range = ''): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (!end || Number(end) >= Math.max(Number(start), 1));
}

/**
 * Splits a URL into its decoded path and its query, which includes the question mark. The path is
 * empty if it can't be decoded.
 */
function splitUrl(url: string): { path: string; query: string } {
  const [, encoded = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  try {
    return { path: decodeURIComponent(encoded), query };
  } catch {
    return { path: '', query };
  }
}

/** Returns an Accept-Encoding header without the encodings that the header excludes with `q=0`. */
function acceptedEncodings(header: string | string[] = ''): string {
  const encodings = String(header).split(',');
  return encodings.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding)).join(',');
}

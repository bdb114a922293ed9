import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { redirects } from '@/content/redirects';
import { readExport } from './export/read-export';
import { contentTypes } from './hosting/content-types';
import { headersFor, hostSettings } from './hosting/headers';
import { hostTable, splitFragment } from './hosting/host-table';

export type ServeOptions = {
  /** The export to serve. */
  directory?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Listens on all interfaces, so that other machines can connect. */
  network?: boolean;
  /** The path that the export was built for. */
  basePath?: string;
};

export type RunningServer = { url: string; port: number; close: () => Promise<void> };

/**
 * Serves an export as a production host does: headers, redirects, compressed copies, 404. The files are
 * listed at the start, and no others can be requested.
 * @returns once it listens; `url` has no slash at its end
 * @throws if there is no export or the port is in use
 */
export async function serve({
  directory = 'out',
  port = 0,
  network = false,
  basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '',
}: ServeOptions = {}): Promise<RunningServer> {
  const site = await readExport(directory);
  const table = hostTable(site, hostSettings(), basePath, redirects);
  const types = new Map(contentTypes([...site.pages.map(({ file }) => file), ...site.assets]));
  const page = await readFile(join(directory, site.notFound.file));
  const notFound = { br: brotliCompressSync(page), gzip: gzipSync(page), identity: page };
  const sendFile = sirv(directory, { extensions: [], brotli: true, gzip: true, etag: true, dotfiles: true });

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    const { path, query } = splitUrl(request.url ?? '/');
    const found = [...table.pages, ...table.assets].find((each) => each.path === path);
    const redirect = found ? undefined : table.redirects.find(({ from }) => from === path);
    const headers = headersFor(table.rules, found || redirect ? path : table.notFound.path);
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (redirect) {
      response.writeHead(308, { Location: withQuery(redirect.to, query) }).end();
    } else if (!found) {
      const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? 'identity';
      if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
      response
        .writeHead(404, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': notFound[encoding].length,
          Vary: 'Accept-Encoding',
        })
        .end(notFound[encoding]);
    } else {
      request.url = `/${found.file}`;
      request.headers['accept-encoding'] = accepted;
      response.setHeader('Content-Type', types.get(extname(found.file)) ?? '');
      // Ignore ranges that sirv misreads: those that count from the end, end before they begin, or end at the
      // first byte. Servers may ignore ranges, and browsers request videos by other ones.
      const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (!start || (end && Number(end) < Math.max(Number(start), 1))) delete request.headers.range;
      sendFile(request, response);
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

/** Adds the query of the requested URL to a redirect's target, before its fragment. */
function withQuery(location: string, query: string): string {
  const { path, fragment } = splitFragment(location);
  return `${path}${query}${fragment}`;
}

/**
 * Splits a URL into its decoded path and its query with the question mark. The path is empty if it can't be
 * decoded.
 */
function splitUrl(url: string): { path: string; query: string } {
  const [encoded = '', ...rest] = url.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  try {
    return { path: decodeURIComponent(encoded), query };
  } catch {
    return { path: '', query };
  }
}

/** Returns an Accept-Encoding header without the encodings that it refuses by `q=0`. */
function acceptedEncodings(header: string | string[] = ''): string {
  return String(header)
    .split(',')
    .filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding))
    .join(',');
}

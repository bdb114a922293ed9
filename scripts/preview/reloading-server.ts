import { cp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type RunningServer, serve } from '../serve';
import { copyExport } from './serve-copy';

const script = '/__preview/reload.js';
const events = '/__preview/events';
const reload = `new EventSource('${events}').onmessage = () => location.reload();`;

export type ReloadingServer = {
  url: string;
  /** Takes over what a build has written, and has the open pages load again. */
  show(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Serves a copy of an export, so that the next build can write over it, as serve.ts does; each page has one script
 * more, by which it loads again.
 * @param port 0: any free one
 * @param out the export
 */
export async function serveAndReload(port: number, out = 'out'): Promise<ReloadingServer> {
  const listeners = new Set<ServerResponse>();
  let copy = await copyExport(out);
  let site: RunningServer = await serve({ directory: copy });

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === events) listen(outgoing);
    else if (incoming.url === script)
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(reload);
    else pass(incoming, outgoing, new URL(site.url).origin);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  const address = server.address();
  const { pathname } = new URL(site.url);

  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : port}${pathname === '/' ? '' : pathname}`,
    async show() {
      const before = { site, copy };
      copy = await copyExport(out);
      // A build for the preview draws no pictures for sharing: those of the first stay.
      await cp(join(before.copy, 'share'), join(copy, 'share'), { recursive: true, force: false }).catch(
        () => {},
      );
      site = await serve({ directory: copy });
      for (const response of listeners) response.write('data: built\n\n');
      await before.site.close();
      await rm(before.copy, { recursive: true });
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await site.close();
      await rm(copy, { recursive: true });
    },
  };
}

/** Hands a request on, and the script into a page that comes back. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void {
  const { method, headers, url = '/' } = incoming;
  const { 'if-none-match': _, ...asked } = headers;
  request(`${origin}${url}`, { method, headers: { ...asked, 'accept-encoding': 'identity' } }, (answer) => {
    const { 'content-length': length, etag, ...kept } = answer.headers;
    const isPage = kept['content-type']?.startsWith('text/html');
    outgoing.writeHead(answer.statusCode ?? 500, isPage ? kept : answer.headers);
    const answered = isPage ? pipeline(answer, withScript, outgoing) : pipeline(answer, outgoing);
    // Cut off by the next build, or by whoever asked: both ends are closed then, and a browser asks again.
    answered.catch(() => {});
  })
    .on('error', () => outgoing.destroy())
    .end();
}

async function* withScript(page: AsyncIterable<Buffer>): AsyncGenerator<Buffer | string> {
  yield* page;
  yield `<script src="${script}"></script>`;
}

import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';
import { listen } from '../../e2e/listen';
import { describeAnimation } from '../animation-files/describe';
import { bundlePages } from '../bundle-pages';
import { contentTypeOf, servedExtensions } from '../hosting/content-types';
import { escapeHtml } from '../html-page';
import { isFile } from '../is-file';

/**
 * The content security policy. It is as strict as the site's policy, so the preview can't load
 * more than a page of the site.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'";

/**
 * Serves a page that plays an animation file, and describes the file and the features that the player doesn't
 * draw. The page reloads the animation when the file is saved.
 * @param port the port to listen on; 0 selects any free port
 */
export async function previewAnimation(
  file: string,
  port: number,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = dirname(resolve(file));
  const bundled = await bundlePages([fileURLToPath(new URL('page.tsx', import.meta.url))]);
  const listeners = new Set<ServerResponse>();

  async function respond(path: string, response: ServerResponse): Promise<void> {
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'Content-Type': type }).end(body);
    const script = bundled.get(path);
    // A file next to the animation, such as one of its images.
    const other = join(folder, path.replace(/^\/files\//, ''));
    if (path === '/') send('text/html; charset=utf-8', page(basename(file)));
    else if (script) send(contentTypeOf(path), script);
    else if (path === '/description') {
      const src = `/files/${encodeURIComponent(basename(file))}`;
      send('application/json', JSON.stringify({ ...describeAnimation(resolve(file), folder), src }));
    } else if (path === '/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    } else if (other.startsWith(folder + sep) && isFile(other)) {
      const isKnown = servedExtensions.includes(extname(path));
      send(isKnown ? contentTypeOf(path) : 'application/octet-stream', await readFile(other));
    } else response.writeHead(404).end();
  }

  const server = await listen(
    ({ url = '/' }, response) => {
      response.setHeader('Cache-Control', 'no-store').setHeader('Content-Security-Policy', POLICY);
      respond(decodeURIComponent(url.replace(/\?.*/, '')), response).catch((error: Error) =>
        response.writeHead(500).end(error.message),
      );
    },
    'localhost',
    port,
  );
  const watcher = watch(file, { ignoreInitial: true }).on('all', () => {
    for (const response of listeners) response.write('data: saved\n\n');
  });
  return {
    url: server.origin,
    async close() {
      await watcher.close();
      await server.close();
    },
  };
}

function page(title: string): string {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<main id="page"></main><script type="module" src="/page.js"></script></html>`;
}

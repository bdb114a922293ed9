import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';
import { describeAnimation } from '../animation-files/describe';
import { contentTypeOf, servedExtensions } from '../hosting/content-types';
import { isFile } from '../is-file';
import { type Content, serveBundle } from '../serve-bundle';

/** As strict as the site's policy, so that the preview can load only what a page can load. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'";

export type AnimationPreview = { url: string; close(): Promise<void> };

/**
 * Serves a page that plays an animation's file, with the file's facts and the features that won't be drawn.
 * The page reloads the animation when the file is saved.
 * @param port 0 takes any free port
 */
export async function previewAnimation(file: string, port: number): Promise<AnimationPreview> {
  const folder = dirname(resolve(file));
  const listeners = new Set<ServerResponse>();

  function respond(
    path: string,
    response: ServerResponse,
  ): Content | undefined | Promise<Content | undefined> {
    if (path === '/') return { type: 'text/html; charset=utf-8', body: page(basename(file)) };
    if (path === '/description') return { type: 'application/json', body: JSON.stringify(description()) };
    if (path !== '/events') return fileInFolder(path.replace(/^\/files\//, ''));
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  const description = () => ({
    ...describeAnimation(resolve(file), folder),
    src: `/files/${encodeURIComponent(basename(file))}`,
  });

  /** A file next to the animation, such as one of its images. */
  async function fileInFolder(path: string): Promise<Content | undefined> {
    const absolute = join(folder, path);
    if (!absolute.startsWith(folder + sep) || !isFile(absolute)) return;
    const isKnown = servedExtensions.includes(extname(path));
    return {
      type: isKnown ? contentTypeOf(path) : 'application/octet-stream',
      body: await readFile(absolute),
    };
  }

  const { origin, close } = await serveBundle({
    entryPoints: [fileURLToPath(new URL('page.tsx', import.meta.url))],
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY },
    respond,
    port,
  });
  const watcher = watch(file, { ignoreInitial: true }).on('all', () => {
    for (const response of listeners) response.write('data: saved\n\n');
  });
  return {
    url: origin,
    async close() {
      await watcher.close();
      await close();
    },
  };
}

function page(title: string): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<main id="page"></main><script type="module" src="/page.js"></script></html>`;
}

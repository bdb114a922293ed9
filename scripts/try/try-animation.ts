import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';
import { build } from 'esbuild';
import { describeAnimation } from '../animation-files/describe';
import { contentTypes, servedExtensions } from '../hosting/content-types';
import { isFile } from '../is-file';
import { buildPackage } from '../player/build-package';
import { DIST } from '../player/package-files';

/** As strict as the site's own: what a page could not load is not seen here either. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'";

export type TriedAnimation = { url: string; close(): Promise<void> };

/**
 * Serves a page of this machine in which an animation's file plays, beside what is in it and what of it won't be drawn. The
 * page loads again when the file is saved.
 * @param port 0: any free one
 */
export async function tryAnimation(file: string, port: number): Promise<TriedAnimation> {
  const folder = dirname(resolve(file));
  const bundle = await bundlePage();
  const listeners = new Set<ServerResponse>();
  const watcher = watch(file, { ignoreInitial: true }).on('all', () => {
    for (const response of listeners) response.write('data: saved\n\n');
  });

  async function answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(url.replace(/\?.*/, ''));
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', POLICY);
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'Content-Type': type }).end(body);
    const bundled = bundle.get(path.slice(1));
    if (path === '/') send('text/html; charset=utf-8', page(basename(file)));
    else if (path === '/events') listen(response);
    else if (path === '/description') send('application/json', JSON.stringify(description()));
    else if (bundled) send(typeOf(path), bundled);
    else {
      const beside = join(folder, path.replace(/^\/files\//, ''));
      if (!beside.startsWith(folder + sep) || !isFile(beside)) response.writeHead(404).end();
      else send(typeOf(path), await readFile(beside));
    }
  }

  const description = () => ({
    ...describeAnimation(resolve(file), folder),
    src: `/files/${encodeURIComponent(basename(file))}`,
  });

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((done, reject) => server.once('error', reject).listen(port, 'localhost', done));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : port}`,
    async close() {
      await watcher.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The page's scripts and styles by file name. */
async function bundlePage(): Promise<Map<string, Uint8Array>> {
  await buildPackage();
  const { outputFiles } = await build({
    entryPoints: { page: fileURLToPath(new URL('page.tsx', import.meta.url)) },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'in-memory',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // lottie-web's expressions.
    logOverride: { 'direct-eval': 'silent' },
  });
  const files = outputFiles.map(({ path, contents }) => [basename(path), contents] as const);
  return new Map<string, Uint8Array>([...files, ['worker.js', await readFile(`${DIST}/worker.js`)]]);
}

function page(title: string): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<main id="page"></main><script type="module" src="/page.js"></script></html>`;
}

function typeOf(path: string): string {
  const isKnown = servedExtensions.includes(extname(path));
  return (isKnown && contentTypes([path])[0]?.[1]) || 'application/octet-stream';
}

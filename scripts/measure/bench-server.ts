import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { lookup } from 'mime-types';
import { listen } from '@/testing/listen';
import { buildPackage } from '../player/build-package';
import { DIST } from '../player/package-files';

const pages = ['lottie-web', 'dotlottie', 'player'];

/**
 * Serves a page for each player, and the animations, all compressed with Brotli. The pages are bundled with the
 * packages as an app would do it.
 */
export async function startBenchServer(animations: ReadonlyMap<string, string>) {
  await buildPackage();
  const bodies = new Map<string, Buffer>();
  const add = (path: string, body: string | Uint8Array) => bodies.set(path, brotliCompressSync(body));
  for (const page of pages) {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL(`pages/${page}.ts`, import.meta.url))],
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      outdir: 'in-memory',
      write: false,
    });
    for (const { path, contents } of outputFiles) add(`/${basename(path)}`, contents);
    const style = bodies.has(`/${page}.css`) ? `<link rel="stylesheet" href="/${page}.css">` : '';
    add(
      `/page/${page}`,
      `<!doctype html><title>${page}</title><link rel="icon" href="data:,">${style}
<body style="margin:0"><script type="module" src="/${page}.js"></script></body>`,
    );
  }
  for (const file of ['worker.js', 'worker-expressions.js'])
    add(`/${file}`, await readFile(`${DIST}/${file}`));
  const dotlottie = import.meta.resolve('@lottiefiles/dotlottie-web');
  add('/dotlottie-player.wasm', await readFile(new URL('dotlottie-player.wasm', dotlottie)));
  for (const [file, text] of animations) add(`/file/${file}`, text);

  const { origin, close } = await listen(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://bench');
    const body = bodies.get(decodeURIComponent(pathname));
    const type = pathname.startsWith('/page/') ? 'text/html' : lookup(pathname) || 'text/plain';
    response
      .writeHead(body ? 200 : 404, { 'Content-Type': type, ...(body && { 'Content-Encoding': 'br' }) })
      .end(body);
  });
  return { origin, close, bytesOf: (path: string) => bodies.get(path)?.length ?? 0 };
}

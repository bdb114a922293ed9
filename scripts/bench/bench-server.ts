import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { type Listening, listen } from '../../e2e/listen';
import { animationText } from '../../e2e/player/harness/corpus';
import { buildPackage } from '../player/build-package';
import { DIST } from '../player/package-files';

export type BenchServer = Listening & {
  /** Brotli bytes of a script or style by path. */
  sizes: ReadonlyMap<string, number>;
};

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Bundles the benchmark's pages as for production, and serves them and the animations compressed by brotli. */
export async function startBenchServer(): Promise<BenchServer> {
  await buildPackage();
  const pages = ['react.tsx', 'lottie-web.ts', 'player.tsx', 'player-canvas.tsx'];
  const { outputFiles } = await build({
    entryPoints: pages.map((page) => fileURLToPath(new URL(`pages/${page}`, import.meta.url))),
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
  const files = new Map(
    outputFiles.map(({ path, contents }) => [`/${basename(path)}`, brotliCompressSync(contents)]),
  );
  files.set('/worker.js', brotliCompressSync(await readFile(`${DIST}/worker.js`)));
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const send = (type: string, body: Uint8Array) => {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
      response.end(body);
    };
    const file = files.get(pathname);
    if (file) send(TYPES[extname(pathname)] ?? '', file);
    else if (pathname.startsWith('/page/'))
      send('text/html', brotliCompressSync(html(basename(pathname), files)));
    else if (pathname.startsWith('/corpus/'))
      send('application/json', brotliCompressSync(animationText(decodeURIComponent(pathname.slice(8)))));
    else response.writeHead(404).end();
  }, '127.0.0.1');
  return {
    ...server,
    sizes: new Map([...files].map(([path, { length }]) => [path, length])),
  };
}

function html(page: string, files: ReadonlyMap<string, unknown>) {
  const style = files.has(`/${page}.css`) ? `<link rel="stylesheet" href="/${page}.css">` : '';
  return `<!doctype html><title>${page}</title><link rel="icon" href="data:,">${style}
<body><script type="module" src="/${page}.js"></script></body>`;
}

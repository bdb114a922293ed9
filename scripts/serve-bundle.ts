import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { type Listening, listen } from '../e2e/listen';
import { contentTypeOf } from './hosting/content-types';
import { buildPackage } from './player/build-package';
import { PACKAGE } from './player/package-files';

/** The path of the player's worker. */
export const WORKER_PATH = '/worker.js';

/** A response: the content and its media type. */
export type Content = { type: string; body: string | Uint8Array };

type Options = {
  /** Modules for the browser. `page.tsx` becomes `/page.js` and `/page.css`. They share no files. */
  entryPoints: readonly string[];
  /** The folder of the player's package. @default the project's own */
  player?: string;
  /**
   * Responds to every other path. Requests without content get a 404, unless the function has sent a response
   * itself.
   */
  respond: (path: string, response: ServerResponse) => Content | undefined | Promise<Content | undefined>;
  /** Headers of every response. */
  headers?: Readonly<Record<string, string>>;
  /** Compresses every response by brotli, even if the client doesn't accept it. */
  brotli?: boolean;
  /** 0 takes any free port. */
  port?: number;
};

export type BundleServer = Listening & {
  /** The response bodies of the bundled files, by path. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The size of each response that was sent, by path. */
  sentBytes: ReadonlyMap<string, number>;
};

/**
 * Bundles modules for production, and serves them locally with the player's worker. An error in `respond`
 * results in a 500.
 */
export async function serveBundle({
  entryPoints,
  player = PACKAGE,
  respond,
  headers = {},
  brotli = false,
  port = 0,
}: Options): Promise<BundleServer> {
  const encode = (body: string | Uint8Array) => (brotli ? brotliCompressSync(body) : body);
  await buildPackage();
  const bundles = await Promise.all(entryPoints.map(bundle));
  const files = new Map(
    bundles
      .flatMap(({ outputFiles }) => outputFiles)
      .map(({ path, contents }) => [`/${basename(path)}`, Buffer.from(encode(contents))]),
  );
  // Bundled pages find the player's worker next to their scripts.
  files.set(WORKER_PATH, Buffer.from(encode(await readFile(join(player, 'dist/worker.js')))));

  const sentBytes = new Map<string, number>();

  async function handleRequest(url: string, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(url.replace(/\?.*/, ''));
    const send = (type: string, body: string | Uint8Array) => {
      sentBytes.set(path, Buffer.byteLength(body));
      response
        .writeHead(200, { 'Content-Type': type, ...(brotli && { 'Content-Encoding': 'br' }) })
        .end(body);
    };
    const file = files.get(path);
    if (file) {
      send(contentTypeOf(path), file);
      return;
    }
    const content = await respond(path, response);
    if (content) send(content.type, encode(content.body));
    else if (!response.headersSent) response.writeHead(404).end();
  }

  const server = await listen(
    ({ url = '/' }, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      handleRequest(url, response).catch((error: Error) => response.writeHead(500).end(error.message));
    },
    'localhost',
    port,
  );
  return { ...server, files, sentBytes };
}

function bundle(entryPoint: string) {
  return build({
    entryPoints: [entryPoint],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'in-memory',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // An entry point outside the project imports React from the project.
    nodePaths: ['node_modules'],
  });
}

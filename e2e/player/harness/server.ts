import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { lookup } from 'mime-types';
import { bundleWorker, bundleWorkerExpressions } from '@/scripts/player/bundle-worker';
import { caseText, filesFolder } from '@/testing/cases';
import { type BrokenFile, corpusFolder, servedAs } from '@/testing/corpus';
import { listen } from '@/testing/listen';
import { square } from './square';

/**
 * The build of React that the harness page uses. Only the development build mounts components twice under
 * StrictMode.
 */
export type ReactBuild = 'production' | 'development';

/**
 * The URL of the worker's script. The script is also served next to the bundle, where the player looks for it
 * by default.
 */
export const WORKER_URL = '/worker.js';

const WORKER_SCRIPTS: Readonly<Record<string, () => Promise<{ outputFiles: { contents: Uint8Array }[] }>>> = {
  'worker.js': bundleWorker,
  'worker-expressions.js': bundleWorkerExpressions,
};

const HOST = '127.0.0.1';
const HTML = '<!doctype html><title>Not here</title><h1>Not here</h1>';

/** Serves the corpus, the cases, faulty responses, and the harness page, which has a strict policy. */
async function startServer() {
  /**
   * The status of the latest request for each path and query: fully answered, open, or aborted by the
   * browser.
   */
  const outcomes = new Map<string, 'answered' | 'open' | 'aborted'>();
  const bundles = new Map<string, ReturnType<typeof bundleHarness>>();
  const workerScripts = new Map<string, Promise<Uint8Array>>();
  let foreignOrigin = '';

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    outcomes.set(url, 'open');
    response.on('close', () => outcomes.set(url, response.writableFinished ? 'answered' : 'aborted'));
    const { pathname, searchParams } = new URL(url, 'http://harness');
    // Scripts need the header too, because a worker has the policy that is sent with its script.
    response.setHeader('content-security-policy', policy(foreignOrigin));
    const [area, ...rest] = decodeURIComponent(pathname).slice(1).split('/');
    const path = rest.join('/');
    const script = basename(pathname);
    const bundleScript = WORKER_SCRIPTS[script];
    if (bundleScript && (pathname === WORKER_URL || area === 'bundle')) {
      const contents =
        workerScripts.get(script) ??
        bundleScript().then(({ outputFiles }) => outputFiles[0]?.contents ?? new Uint8Array());
      workerScripts.set(script, contents);
      return send(response, await contents, { type: 'text/javascript' });
    }
    if (area === 'bundle') return sendBundle(path, response);
    if (area === 'corpus')
      return sendFile(join(corpusFolder, normalize(`/${path}`)), response, servedAs(path));
    const animation = area === 'cases' && caseText(basename(path, '.json'));
    if (animation) return send(response, animation);
    if (area === 'files') return sendFile(join(filesFolder, normalize(`/${path}`)), response);
    if (area === 'fault') return sendFault(path, searchParams, response);
    if (pathname !== '/') return send(response, HTML, { status: 404, type: 'text/html' });
    send(response, page(searchParams.get('react') ?? 'production'), { type: 'text/html' });
  };

  const sendBundle = async (path: string, response: ServerResponse) => {
    const [mode = '', file = ''] = path.split('/');
    const bundle = bundles.get(mode) ?? bundleHarness(mode);
    bundles.set(mode, bundle);
    const contents = (await bundle).get(file);
    if (!contents) return send(response, HTML, { status: 404, type: 'text/html' });
    // Let the browser reuse the compiled code in the next test.
    response.setHeader('cache-control', 'max-age=3600');
    send(response, contents, { type: lookup(file) || undefined });
  };

  const own = await listen(answer, HOST);
  const foreign = await listen(answer, HOST);
  foreignOrigin = foreign.origin;
  return {
    /** Serves the harness page at its root. */
    origin: own.origin,
    /**
     * Serves the same files. The page's policy allows requests to this origin, but CORS forbids reading most
     * responses.
     */
    foreignOrigin,
    outcome: (url: string) => outcomes.get(url),
    close: async () => {
      await Promise.all([own.close(), foreign.close()]);
    },
  };
}

export type HarnessServer = Awaited<ReturnType<typeof startServer>>;

/** A Playwright fixture: the server, which runs as long as a worker process. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
export async function serveHarness({}, use: (server: HarnessServer) => Promise<void>) {
  const server = await startServer();
  await use(server);
  await server.close();
}

/** Bundles the harness page in memory. Returns its scripts and styles, keyed by file name. */
async function bundleHarness(mode: string) {
  const { outputFiles } = await build({
    entryPoints: { page: join(import.meta.dirname, 'page.tsx') },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'in-memory',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}

function page(mode: string) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Player</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/bundle/${mode}/page.css"></head>
<body><script type="module" src="/bundle/${mode}/page.js"></script></body></html>`;
}

const policy = (foreignOrigin: string) =>
  `default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self' data:; connect-src 'self' ${foreignOrigin}`;

async function sendFile(path: string, response: ServerResponse, served?: BrokenFile['serve']) {
  const contents = await readFile(path).catch(() => null);
  if (!contents) return send(response, HTML, { status: 404, type: 'text/html' });
  send(response, contents, { status: served?.status, type: served?.type ?? (lookup(path) || undefined) });
}

/**
 * Sends an animation with this kind of fault. The query can set the number of frames, and the length of the
 * padding in characters.
 */
async function sendFault(kind: string, query: URLSearchParams, response: ServerResponse) {
  const nm = '-'.repeat(Number(query.get('padding')));
  const text = JSON.stringify({ nm, ...square({ frames: Number(query.get('frames') ?? 60) }) });
  const half = text.slice(0, text.length / 2);
  const status = Number(query.get('status') ?? 200);
  const type = query.get('type') ?? undefined;
  const pause = () => wait(Number(query.get('ms') ?? 20));
  const sendHalf = () => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': text.length });
    response.write(half);
  };
  const faults: Record<string, () => unknown> = {
    /** The animation, with the status and the MIME type from the query. */
    lottie: () => send(response, text, { status, type }),
    /** The animation, `ms` milliseconds late. */
    slow: () => pause().then(() => send(response, text, { status })),
    /** The first half immediately, and the second half `ms` milliseconds later. */
    halting: () => {
      sendHalf();
      return pause().then(() => response.end(text.slice(half.length)));
    },
    cut: () => {
      sendHalf();
      return pause().then(() => response.destroy());
    },
    stall: sendHalf,
    hang: () => undefined,
    reset: () => response.destroy(),
    empty: () => send(response, '', { status, type }),
    html: () => send(response, HTML, { status, type: 'text/html' }),
    shared: () => {
      response.setHeader('access-control-allow-origin', '*');
      send(response, text);
    },
    moved: () => response.writeHead(302, { location: '/fault/lottie' }).end(),
    /** A worker's script that only sends this message. */
    worker: () => send(response, `postMessage(${query.get('message')})`, { type }),
  };
  await (faults[kind] ?? faults.html)?.();
}

function send(
  response: ServerResponse,
  body: string | Uint8Array,
  { status = 200, type = 'application/json' }: { status?: number; type?: string } = {},
) {
  response.writeHead(status, { 'content-type': type }).end(body);
}

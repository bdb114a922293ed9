import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { type Browser, type CDPSession, chromium } from 'playwright';
import { ensureChromium } from '@/testing/chromium';
import { animationText, corpusNote, drawableFiles } from '../../testing/corpus';
import { listen } from '../../testing/listen';
import { buildPackage } from '../player/build-package';
import { PACKAGE } from '../player/package-files';
import { markdownTable } from '../shared/markdown-table';
import { bundlePages, WORKER_PATH } from './bundle-pages';
import { cpuSince, type ThreadTimes, threadTimes } from './cpu-threads';
import { medians } from './medians';
import type {} from './player-pages/bench-page';
import { type PageRequest, requestsToFirstFrame } from './player-requests';

/** The paths of the measured pages, keyed by name. */
const PAGES = {
  'lottie-web': '/page/lottie-web?',
  player: '/page/player?renderer=svg&',
  'player, canvas': '/page/player?renderer=canvas&',
  'dotlottie-web, worker': '/page/dotlottie?',
} as const;
type PageName = keyof typeof PAGES;
const pageNames = Object.keys(PAGES) as PageName[];

const RUNS = 5;
const PLAYING_RUNS = 8;
/** The minimum duration of a playback measurement, in milliseconds. */
const MIN_PLAYING_MS = 4000;
const SEEKS = 100;
const PREFERRED_FILES = ['valid/LightBulb.json', 'valid/celebrate.json', 'valid/bodymovin.json'];

/**
 * Prints measurements of lottie-web without the player, of the player with SVG and with a canvas in a worker,
 * and of dotlottie-web, which draws on a canvas in a worker with WebAssembly.
 */
export async function printPlayer(): Promise<void> {
  const preferred = PREFERRED_FILES.filter((file) => drawableFiles.includes(file));
  const files = preferred.length > 0 ? preferred : drawableFiles.slice(0, 3);
  const server = await startBenchServer(files);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] });
  if (corpusNote) console.log(corpusNote);
  await printRequests(browser, server, files[0] ?? '');
  for (const file of files) {
    await printRuns(browser, server, file);
    await printPlaying(browser, server, file);
    await printThreads(browser, server, file);
  }
  await browser.close();
  await server.close();
}

type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

/**
 * Serves the animations and the measured pages. The pages are bundled with the player's
 * package as npm would publish it.
 */
async function startBenchServer(animations: readonly string[]) {
  await buildPackage();
  const app = mkdtempSync(join(tmpdir(), 'player-app-'));
  const installed = join(app, 'node_modules/@northlight/player');
  const bodies = new Map<string, Buffer>();
  const add = (path: string, body: string | Uint8Array) => bodies.set(path, brotliCompressSync(body));
  try {
    cpSync(fileURLToPath(new URL('player-pages', import.meta.url)), app, { recursive: true });
    mkdirSync(installed, { recursive: true });
    const pack = `npm pack ./${PACKAGE} --silent --pack-destination ${JSON.stringify(app)}`;
    const tarball = join(app, execSync(pack, { encoding: 'utf8' }).trim());
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
    const pages = ['react.tsx', 'lottie-web.ts', 'dotlottie.ts', 'player.tsx'].map((page) => join(app, page));
    for (const [path, body] of await bundlePages(pages, installed)) add(path, body);
  } finally {
    rmSync(app, { recursive: true });
  }
  const dotlottie = import.meta.resolve('@lottiefiles/dotlottie-web');
  add('/dotlottie-player.wasm', readFileSync(new URL('dotlottie-player.wasm', dotlottie)));
  for (const page of ['lottie-web', 'dotlottie', 'player']) add(`/page/${page}`, html(page));
  for (const file of animations) add(`/corpus/${file}`, animationText(file));
  const server = await listen(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://bench');
    const type = pathname.startsWith('/page/') ? 'text/html' : (lookup(pathname) ?? '');
    const body = bodies.get(decodeURIComponent(pathname));
    const headers = { 'Content-Type': type, 'Content-Encoding': 'br' };
    response.writeHead(body ? 200 : 404, body ? headers : {}).end(body);
  });
  const bytesOf = (path: string) => bodies.get(decodeURIComponent(path))?.length ?? 0;
  return { ...server, port: Number(new URL(server.origin).port), bytesOf };
}

function html(page: string): string {
  const style = page === 'player' ? '<link rel="stylesheet" href="/player.css">' : '';
  return `<!doctype html><title>${page}</title><link rel="icon" href="data:,">${style}
<body><script type="module" src="/${page}.js"></script></body>`;
}

const pathOf = (page: PageName, file: string) => `${PAGES[page]}src=${encodeURIComponent(`/corpus/${file}`)}`;

/** Prints the requests of each page up to the first frame, and the sizes of its scripts. */
async function printRequests(browser: Browser, server: BenchServer, file: string) {
  const sizes: string[][] = [];
  for (const page of pageNames) {
    const requests = await requestsToFirstFrame(browser, server, pathOf(page, file));
    const rows = requests.map(({ start, end, bytes, path }) => [
      start.toFixed(0),
      end.toFixed(0),
      kilobytes(bytes),
      path,
    ]);
    console.log(`\n${page}: requests up to the first frame of ${file}, on a slow connection`);
    console.log(markdownTable([['start, ms', 'end, ms', 'brotli, kB', 'path'], ...rows]));
    console.log(`${requests.length} requests, ${kilobytes(sumOf(requests))} kB`);
    const scripts = requests.filter(({ path }) => path.endsWith('.js') && path !== WORKER_PATH);
    const worker = requests.filter(({ path }) => path === WORKER_PATH);
    const own = sumOf(scripts) - (page.startsWith('player') ? server.bytesOf('/react.js') : 0);
    sizes.push([page, kilobytes(own), String(scripts.length), kilobytes(sumOf(worker))]);
  }
  console.log('\nScripts up to the first frame, without React');
  console.log(markdownTable([['', 'brotli, kB', 'files', 'in the worker, kB'], ...sizes]));
}

const sumOf = (requests: readonly PageRequest[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * For each page, prints the time until the first frame, and the main-thread time while the animation is
 * paused, while it is out of view, and for a seek. Opens one page at a time.
 */
async function printRuns(browser: Browser, server: BenchServer, file: string) {
  const runs: Record<string, Awaited<ReturnType<typeof measureRun>>[]> = {};
  for (let run = 0; run < RUNS; run += 1)
    for (const page of pageNames)
      runs[page] = [...(runs[page] ?? []), await measureRun(browser, server, page, file)];
  const rows = pageNames.map((page) => {
    const { firstFrame, paused, unseen, seek } = medians(runs[page] ?? []);
    return [page, ...[firstFrame, paused, unseen, seek].map((milliseconds) => milliseconds.toFixed(2))];
  });
  console.log(
    `\n${file}: medians of ${RUNS} runs, in milliseconds of main-thread time (first frame: elapsed time)`,
  );
  console.log(
    markdownTable([['', 'first frame', 'paused, per s', 'out of view, per s', 'per seek'], ...rows]),
  );
}

async function measureRun(browser: Browser, server: BenchServer, page: PageName, file: string) {
  const { tab, session } = await openPage(browser, server, page, file);
  const firstFrame = await tab.evaluate(() => window.bench.firstFrame);
  await wait(500);
  await tab.evaluate(() => window.scrollTo(0, 3000));
  await wait(400);
  const unseen = await taskTime(session, 1000);
  await tab.evaluate(() => window.scrollTo(0, 0));
  await wait(200);
  await tab.evaluate(() => window.bench.pause());
  await wait(300);
  const paused = await taskTime(session, 1000);
  const seeks = await taskTimeOf(session, () => tab.evaluate(seekRepeatedly, SEEKS));
  await tab.close();
  return { firstFrame, unseen, paused, seek: seeks / SEEKS };
}

/** Seeks to frames in different parts of the animation, once before each paint. Runs in the page. */
async function seekRepeatedly(times: number) {
  const totalFrames = window.bench.totalFrames();
  for (let time = 1; time <= times; time += 1) {
    window.bench.seek(Math.floor((time * totalFrames * 0.618) % (totalFrames - 1)));
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Prints the main-thread time of pages that play simultaneously, so that other load on the
 * machine affects them equally.
 */
async function printPlaying(browser: Browser, server: BenchServer, file: string) {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < PLAYING_RUNS; run += 1) {
    // A page that opens later uses slightly less time, so alternate the order.
    const order = run % 2 ? pageNames : pageNames.toReversed();
    runs.push(await measurePlaying(browser, server, order, file));
  }
  const meanOf = (page: PageName) => runs.reduce((sum, run) => sum + (run[page] ?? 0), 0) / runs.length;
  const rows = pageNames.map((page) => {
    const mean = meanOf(page);
    return [page, mean.toFixed(1), (mean / meanOf('lottie-web')).toFixed(3)];
  });
  console.log(`\n${file}: playing simultaneously`);
  console.log(markdownTable([['', 'ms per s', '× lottie-web'], ...rows]));
}

/**
 * Measures whole iterations, because the time differs from frame to frame. Skips the first iteration, in
 * which lottie-web creates the layers that are not in the first frame.
 */
async function measurePlaying(
  browser: Browser,
  server: BenchServer,
  pages: readonly PageName[],
  file: string,
): Promise<Record<string, number>> {
  const { ip, op, fr } = JSON.parse(animationText(file));
  const iteration = ((op - ip) / fr) * 1000;
  const opened: Awaited<ReturnType<typeof openPage>>[] = [];
  for (const page of pages) opened.push(await openPage(browser, server, page, file));
  await Promise.all(opened.map(({ tab }) => tab.evaluate(() => window.bench.firstFrame)));
  await wait(iteration);
  const span = iteration * Math.ceil(MIN_PLAYING_MS / iteration);
  const spent = await Promise.all(opened.map(({ session }) => taskTime(session, span)));
  await Promise.all(opened.map(({ tab }) => tab.close()));
  return Object.fromEntries(pages.map((page, index) => [page, spent[index] ?? 0]));
}

/** Prints the CPU time of each thread of the browser while a page plays alone. */
async function printThreads(browser: Browser, server: BenchServer, file: string) {
  const browserSession = await browser.newBrowserCDPSession();
  const runs: Record<string, ThreadTimes[]> = {};
  for (let run = 0; run < RUNS; run += 1)
    for (const page of pageNames) {
      const { tab } = await openPage(browser, server, page, file);
      await tab.evaluate(() => window.bench.firstFrame);
      await wait(1000);
      const before = await threadTimes(browserSession);
      await wait(MIN_PLAYING_MS);
      const cpu = await cpuSince(browserSession, before);
      await tab.close();
      runs[page] = [...(runs[page] ?? []), cpu];
    }
  await browserSession.detach();
  const rows = pageNames.map((page) => {
    const cpu = medians(runs[page] ?? []);
    return [page, ...Object.values(cpu).map((time) => ((time * 1000) / MIN_PLAYING_MS).toFixed(0))];
  });
  console.log(`\n${file}: playing alone, milliseconds of CPU a second by thread, medians of ${RUNS} runs`);
  console.log(markdownTable([['', ...Object.keys(runs['lottie-web']?.[0] ?? {})], ...rows]));
}

async function openPage(browser: Browser, server: BenchServer, page: PageName, file: string) {
  // `browser.newPage` also creates a context, so each page has its own process and main thread.
  const tab = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const session = await tab.context().newCDPSession(tab);
  // Measure the CPU time of threads, because other load on the machine hardly affects CPU time.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(server.origin + pathOf(page, file));
  return { tab, session };
}

/** Returns the milliseconds of main-thread time per second of elapsed time. */
async function taskTime(session: CDPSession, milliseconds: number) {
  const started = performance.now();
  const spent = await taskTimeOf(session, () => wait(milliseconds));
  return (spent * 1000) / (performance.now() - started);
}

async function taskTimeOf(session: CDPSession, run: () => Promise<unknown>) {
  const taskDuration = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await taskDuration();
  await run();
  return ((await taskDuration()) - before) * 1000;
}

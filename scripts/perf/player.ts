import { type Browser, chromium } from 'playwright';
import { corpusNote, drawableFiles } from '../../e2e/player/harness/corpus';
import { ensureChromium } from '../chromium';
import { type BundleServer, WORKER_PATH } from '../serve-bundle';
import {
  type Leak,
  measureLeak,
  measurePlaying,
  measureRun,
  pagePath,
  type Run,
} from './player-measurements';
import { type PageRequest, requestsToFirstFrame } from './player-requests';
import { startPlayerServer } from './player-server';

const PAGES = ['lottie-web', 'player', 'player-canvas'] as const;
const RUNS = 5;
const PLAYING_RUNS = 8;
const MOUNTS = 200;
/** The page that opens second costs slightly less, so the order alternates. */
const orderOf = (run: number) => (run % 2 ? PAGES : PAGES.toReversed());
const PREFERRED_FILES = ['valid/LightBulb.json', 'valid/celebrate.json', 'valid/bodymovin.json'];

const files = drawableFiles.some((file) => PREFERRED_FILES.includes(file))
  ? PREFERRED_FILES
  : drawableFiles.slice(0, 3);

/**
 * Prints measurements of the player, with SVG and with a canvas in a worker, and of lottie-web's light SVG
 * build alone. All use the same animations in the same browser.
 */
export async function printPlayer(): Promise<void> {
  const server = await startPlayerServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] });
  if (corpusNote) console.log(corpusNote);
  await printRequests(browser, server);
  for (const file of files) {
    await printRuns(browser, server, file);
    await printPlaying(browser, server, file);
  }
  await printLeaks(browser, server, files[0] ?? '');
  await browser.close();
  await server.close();
}

/** Prints the requests of each page up to the first frame, and the sizes of its scripts. */
async function printRequests(browser: Browser, server: BundleServer) {
  const react = server.files.get('/react.js')?.length ?? 0;
  const sizes: string[] = [];
  for (const page of PAGES) {
    const requests = await requestsToFirstFrame(browser, server, pagePath(page, files[0] ?? ''));
    console.log(`\n${page}: requests up to the first frame of ${files[0]}, on a slow line`);
    console.log(['depth', 'start, ms', 'end, ms', 'brotli, kB', 'path'].map(column).join(''));
    for (const { depth, start, end, bytes, path } of requests)
      console.log(
        [String(depth), start.toFixed(0), end.toFixed(0), kilobytes(bytes), path].map(column).join(''),
      );
    const depth = Math.max(...requests.map((request) => request.depth));
    console.log(`${requests.length} requests, depth ${depth}, ${kilobytes(sumOf(requests))} kB`);
    const scripts = requests.filter(({ path }) => path.endsWith('.js'));
    const ofPage = scripts.filter(({ path }) => path !== WORKER_PATH);
    const ofWorker = scripts.filter(({ path }) => path === WORKER_PATH);
    const own = sumOf(ofPage) - (page === 'lottie-web' ? 0 : react);
    const inWorker = ofWorker.length > 0 ? `, ${kilobytes(sumOf(ofWorker))} kB in the worker` : '';
    sizes.push(`${column(page)}${kilobytes(own)} kB in ${ofPage.length} files${inWorker}`);
  }
  console.log('\nbrotli size of scripts up to the first frame, without the size of React alone');
  for (const size of sizes) console.log(size);
}

const sumOf = (requests: readonly PageRequest[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function printRuns(browser: Browser, server: BundleServer, file: string) {
  const runs: Record<string, Run[]> = {};
  for (let run = 0; run < RUNS; run += 1) {
    for (const page of orderOf(run)) {
      runs[page] = [...(runs[page] ?? []), await measureRun(browser, server, page, file)];
    }
  }
  console.log(
    `\n${file}: medians of ${RUNS} runs, milliseconds of the main thread (the first frame: of the clock)`,
  );
  console.log(['', 'first frame', 'paused, a s', 'unseen, a s', 'a seek'].map(column).join(''));
  const medians = PAGES.map((page) => mediansOf(runs[page] ?? []));
  for (const [index, page] of PAGES.entries()) {
    const { firstFrame, paused, offScreen, seek } = medians[index] as Run;
    const figures = [firstFrame, paused, offScreen, seek].map((figure) => figure.toFixed(2));
    console.log([page, ...figures].map(column).join(''));
  }
}

async function printPlaying(browser: Browser, server: BundleServer, file: string) {
  const spent: Record<string, number> = {};
  for (let run = 0; run < PLAYING_RUNS; run += 1) {
    const order = orderOf(run);
    const figures = await measurePlaying(browser, server, order, file);
    for (const [index, page] of order.entries()) {
      spent[page] = (spent[page] ?? 0) + (figures[index] ?? 0) / PLAYING_RUNS;
    }
  }
  const [lottieWeb = 0, ...players] = PAGES.map((page) => spent[page] ?? 0);
  const [svg = 0, canvas = 0] = players;
  const times = (figure: number) => `${figure.toFixed(1)} (${(figure / lottieWeb).toFixed(3)} ×)`;
  console.log(
    `playing side by side, a s: ${lottieWeb.toFixed(1)} alone, ${times(svg)} the player, ${times(canvas)} on a canvas`,
  );
}

async function printLeaks(browser: Browser, server: BundleServer, file: string) {
  console.log(`\nleft by a mount and unmount of ${file}, average of ${MOUNTS}`);
  for (const page of PAGES) {
    const leak: Leak = await measureLeak(browser, server, page, file, MOUNTS);
    const { kilobytes, nodes, listeners } = leak;
    console.log(
      `${page.padEnd(14)}${kilobytes.toFixed(2)} KB of heap, ${nodes} nodes, ${listeners} listeners`,
    );
  }
}

function mediansOf(runs: readonly Run[]): Run {
  const median = (key: keyof Run) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    firstFrame: median('firstFrame'),
    paused: median('paused'),
    offScreen: median('offScreen'),
    seek: median('seek'),
  };
}

function column(text: string) {
  return text.padEnd(14);
}

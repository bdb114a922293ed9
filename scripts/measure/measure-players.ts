import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from 'playwright';
import { ensureChromium } from '@/testing/chromium';
import { animationText, corpusNote, drawableFiles } from '@/testing/corpus';
import { markdownTable } from '../shared/markdown-table';
import { startBenchServer } from './bench-server';
import { expressionsFile } from './expressions-file';
import type {} from './pages/bench-page';

/** The measured pages, keyed by what they contain. */
const PLAYERS = {
  'lottie-web (light), SVG': '/page/lottie-web?',
  'player, SVG': '/page/player?renderer=svg&',
  'player, canvas in a worker': '/page/player?renderer=canvas&',
  'dotlottie-web, canvas in a worker': '/page/dotlottie?',
} as const;

/** The pages for the file with expressions. dotlottie-web draws only some expressions. */
const EVALUATING_PLAYERS = {
  'lottie-web with eval, SVG': '/page/lottie-web?expressions&',
  'player, SVG': PLAYERS['player, SVG'],
  'player, canvas in a worker': PLAYERS['player, canvas in a worker'],
} as const;

const EXPRESSIONS = '200 expressions';

const PREFERRED_FILES = ['valid/LightBulb.json', 'valid/celebrate.json', 'valid/bodymovin.json'];
const RUNS = 5;

/** The minimum duration of a playback measurement, in milliseconds. */
const MIN_PLAYING_MS = 4000;

type Server = Awaited<ReturnType<typeof startBenchServer>>;

/**
 * For some animations, prints what each player loads, how long it takes until the first frame, and how much processor
 * time it uses while it plays.
 */
export async function printPlayers(): Promise<void> {
  const preferred = PREFERRED_FILES.filter((file) => drawableFiles.includes(file));
  const files = preferred.length > 0 ? preferred : drawableFiles.slice(0, 3);
  const texts = new Map([
    ...files.map((file) => [file, animationText(file)] as const),
    [EXPRESSIONS, expressionsFile()],
  ]);
  const server = await startBenchServer(texts);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] });
  if (corpusNote) console.log(corpusNote);
  for (const [file, text] of texts) {
    console.error(`Measuring ${file} …`);
    const runs = new Map<string, Measured[]>();
    // The players take turns, so that other load on the machine affects them equally.
    for (let run = 0; run < RUNS; run += 1)
      for (const [player, page] of Object.entries(file === EXPRESSIONS ? EVALUATING_PLAYERS : PLAYERS))
        runs.set(player, [...(runs.get(player) ?? []), await measurePage(browser, server, page, file, text)]);
    const rows = [...runs].map(([player, measured]) => [player, ...medians(measured)]);
    console.log(`\n${file}, medians of ${RUNS} runs\n${markdownTable([['', ...COLUMNS], ...rows])}`);
  }
  await browser.close();
  await server.close();
}

/** The measured values, in the order of the columns. */
type Measured = readonly number[];

const COLUMNS = [
  'loaded on the page, kB',
  'loaded in the worker, kB',
  'first frame, ms',
  'page’s thread, ms/s',
  'all threads, ms/s',
];

/** Loads a page, waits for its first frame, and then measures whole iterations, because the load differs by frame. */
async function measurePage(
  browser: Browser,
  server: Server,
  page: string,
  file: string,
  text: string,
): Promise<Measured> {
  // `browser.newPage` also creates a context, so each page has its own process.
  const tab = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const loaded: string[] = [];
  tab.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await tab.goto(`${server.origin}${page}src=${encodeURIComponent(`/file/${file}`)}`);
  const firstFrame = await tab.evaluate(() => window.firstFrame);
  const isWorker = (path: string) => path.startsWith('/worker') || path.endsWith('.wasm');
  const kilobytes = (paths: string[]) => paths.reduce((sum, path) => sum + server.bytesOf(path), 0) / 1000;
  const code = loaded.filter((path) => /\.(js|wasm)$/.test(path));

  const session = await tab.context().newCDPSession(tab);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const browserSession = await browser.newBrowserCDPSession();
  const { ip, op, fr } = JSON.parse(text);
  const iteration = ((op - ip) / fr) * 1000;
  // In the first iteration, lottie-web creates the layers that are not in the first frame.
  await wait(iteration);
  const before = await processorTimes(session, browserSession);
  const started = performance.now();
  await wait(iteration * Math.ceil(MIN_PLAYING_MS / iteration));
  const seconds = (performance.now() - started) / 1000;
  const after = await processorTimes(session, browserSession);
  await tab.context().close();
  await browserSession.detach();
  return [
    kilobytes(code.filter((path) => !isWorker(path))),
    kilobytes(code.filter(isWorker)),
    firstFrame,
    (after.page - before.page) / seconds,
    (after.all - before.all) / seconds,
  ];
}

/** Returns the processor time so far of the page's main thread and of all threads that render, in milliseconds. */
async function processorTimes(session: CDPSession, browserSession: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo');
  const rendering = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
  return {
    page: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
    all: 1000 * rendering.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
  };
}

function medians(runs: readonly Measured[]): string[] {
  return COLUMNS.map((_, column) => {
    const sorted = runs.map((run) => run[column] ?? 0).sort((one, other) => one - other);
    return (sorted[Math.floor(runs.length / 2)] ?? 0).toFixed(1);
  });
}

import { type Browser, chromium, devices, type Request } from 'playwright';
import { ensureChromium } from '../chromium';
import { markdownTable } from '../markdown-table';
import { serve } from '../serve';
import { openSlowLine } from './slow-line';

const RUNS = 5;
const CPU_SLOWDOWN = 4;

/** The pages with an animation. On a phone, the animation of `/` is far below the top of the page. */
const ROUTES = ['/', '/coming-soon', '/home1'];

type LoadedFile = { path: string; start: number; end: number };
type Run = { motion: number; files: LoadedFile[] };
type Recording = { pressed?: number; moved?: number };

declare global {
  var recording: Recording;
}

/**
 * Prints the time from a press on an animation's button to its first movement, on a slow connection with a
 * slow CPU and an empty cache. The press is the first interaction. If the button is out of view, time counts
 * from the scroll to it.
 * @param other a second export to compare with
 */
export async function printMotion(other?: string): Promise<void> {
  const folders = other ? ['out', other] : ['out'];
  const sites = await Promise.all(folders.map((directory) => serve({ directory })));
  const lines = await Promise.all(sites.map(({ port }) => openSlowLine(port)));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] });
  const rows: unknown[][] = [];
  try {
    for (const route of ROUTES) {
      const runs: Run[][] = folders.map(() => []);
      // Runs alternate, so that other load on the machine affects both equally.
      for (let run = 0; run < RUNS; run += 1)
        for (const [index, { origin }] of lines.entries())
          runs[index]?.push(await measureRun(browser, origin, route));
      const medians = runs.map(
        (each) => each.toSorted((one, next) => one.motion - next.motion)[Math.floor(RUNS / 2)] as Run,
      );
      for (const [index, { files }] of medians.entries()) printFiles(`${route} of ${folders[index]}`, files);
      const figures = medians.flatMap(({ motion }, index) => [
        Math.round(motion),
        runs[index]?.map((run) => Math.round(run.motion)).join(' '),
      ]);
      const [ours = Number.NaN, theirs] = medians.map(({ motion }) => motion);
      rows.push([route, ...figures, ...(theirs ? [(ours / theirs).toFixed(2)] : [])]);
    }
  } finally {
    await browser.close();
    for (const line of lines) line.close();
    await Promise.all(sites.map((site) => site.close()));
  }
  const columns = [
    'route',
    'ms from the press to motion',
    'runs',
    ...(other ? [other, 'runs', 'ratio'] : []),
  ];
  console.log(`\n${markdownTable([columns, ...rows])}`);
  console.log(`\nMedians of ${RUNS} runs, slow 4G, a processor slowed ${CPU_SLOWDOWN} times.`);
}

async function measureRun(browser: Browser, origin: string, route: string): Promise<Run> {
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: origin, ignoreHTTPSErrors: true });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  try {
    // tsx adds calls of `__name` to the functions that it compiles.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordMotion);
    await page.goto(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${route}`, { waitUntil: 'networkidle' });
    requests.length = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.locator('[data-animation] button').first().tap();
    await page.waitForFunction(() => window.recording.moved, null, { timeout: 30_000 });
    const [pressed = 0, moved = 0] = await page.evaluate(() => {
      const { pressed = 0, moved = 0 } = window.recording;
      return [pressed, moved].map((time) => performance.timeOrigin + time);
    });
    const files = requests.map((request) => {
      const { startTime, responseEnd } = request.timing();
      const start = startTime - pressed;
      return { path: new URL(request.url()).pathname, start, end: start + responseEnd };
    });
    const onTheWay = files.filter(({ start }) => start < moved - pressed);
    return { motion: moved - pressed, files: onTheWay.toSorted((one, next) => one.start - next.start) };
  } finally {
    await page.context().close();
  }
}

/** Records when the page is scrolled or pressed, and when the animation's canvas changes. Runs in the page. */
function recordMotion() {
  const recording: Recording = {};
  window.recording = recording;
  const copy = new OffscreenCanvas(40, 30).getContext('2d', { willReadFrequently: true });
  let first = '';

  function look() {
    // The player draws into a shadow tree.
    const tree = document.querySelector('[data-animation] .player-stage > div')?.shadowRoot;
    const canvas = tree?.querySelector('canvas');
    if (canvas?.width && copy) {
      copy.clearRect(0, 0, 40, 30);
      copy.drawImage(canvas, 0, 0, 40, 30);
      const { data } = copy.getImageData(0, 0, 40, 30);
      const pixels = data.some(Boolean) ? data.join() : '';
      if (first && pixels !== first) {
        recording.moved = performance.now();
        return;
      }
      first = pixels;
    }
    requestAnimationFrame(look);
  }

  for (const type of ['scroll', 'pointerdown']) {
    const start = ({ timeStamp }: Event) => {
      recording.pressed ??= timeStamp;
    };
    addEventListener(type, start, { capture: true, once: true });
  }
  addEventListener('pointerdown', look, { capture: true, once: true });
}

function printFiles(title: string, files: readonly LoadedFile[]) {
  console.log(`\n${title}: milliseconds after the press at which each request starts and ends`);
  for (const { path, start, end } of files)
    console.log(`${String(Math.round(start)).padStart(6)} ${String(Math.round(end)).padStart(6)}  ${path}`);
}

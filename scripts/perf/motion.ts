import { type Browser, chromium, devices, type Request } from 'playwright';
import { ensureChromium } from '../chromium';
import { markdownTable } from '../markdown-table';
import { serve } from '../serve';
import { openSlowLine } from './slow-line';

const RUNS = 5;
const CPU_SLOWDOWN = 4;

/**
 * The routes of the pages that are measured, each of which has an animation. On a phone, the animation of `/`
 * is out of view until the page is scrolled.
 */
const ROUTES = ['/', '/coming-soon', '/home1'];

/**
 * One measurement: the time from the press to the first movement, and the requests that were sent in this
 * time. All times are in milliseconds. `start` and `end` are relative to the press.
 */
type Run = { motion: number; requests: { path: string; start: number; end: number }[] };

declare global {
  /** The time of the press and the time of the first movement, in milliseconds since the Unix epoch. */
  var motion: Promise<{ pressed: number; moved: number }>;
}

/**
 * Prints the time from a press on an animation's button to the animation's first movement, on a slow
 * connection and a slow CPU, with an empty cache. The press is the first interaction with the page. If the
 * button is out of view, the time starts with the scroll to the button.
 * @param other the folder of a second export to compare with
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
      // Alternate between the exports, so that other load on the machine affects both equally.
      for (let run = 0; run < RUNS; run += 1)
        for (const [index, { origin }] of lines.entries())
          runs[index]?.push(await measureRun(browser, origin, route));
      const medians = runs.map(
        (each) => each.toSorted((one, next) => one.motion - next.motion)[Math.floor(RUNS / 2)] as Run,
      );
      for (const [index, { requests }] of medians.entries()) {
        console.log(`\n${route} of ${folders[index]}: the requests after the press`);
        const times = requests.map(({ path, start, end }) => [start.toFixed(0), end.toFixed(0), path]);
        console.log(markdownTable([['start, ms', 'end, ms', 'path'], ...times]));
      }
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
  console.log(`\nMedians of ${RUNS} runs, on slow 4G and a CPU slowed down ${CPU_SLOWDOWN} times.`);
}

async function measureRun(browser: Browser, origin: string, route: string): Promise<Run> {
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: origin, ignoreHTTPSErrors: true });
  const sent: Request[] = [];
  try {
    // Define `__name`, because tsx adds calls of this function to the functions that it compiles.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordMotion);
    await page.goto(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${route}`, { waitUntil: 'networkidle' });
    page.on('request', (request) => sent.push(request));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.locator('[data-animation] button').first().tap();
    const { pressed, moved } = await page.evaluate(() => window.motion);
    const requests = sent
      // Ignore requests without a start time, which have not been sent yet.
      .filter((request) => request.timing().startTime > 0)
      .map((request) => {
        const { startTime, responseEnd } = request.timing();
        const start = startTime - pressed;
        return { path: new URL(request.url()).pathname, start, end: start + responseEnd };
      })
      .filter(({ start }) => start < moved - pressed);
    return { motion: moved - pressed, requests };
  } finally {
    await page.context().close();
  }
}

/**
 * Records the time of the first scroll or press, and the time when the animation's canvas first changes after
 * a press. Runs in the page.
 */
function recordMotion() {
  const copy = new OffscreenCanvas(40, 30).getContext('2d', { willReadFrequently: true });
  window.motion = new Promise((resolve) => {
    let pressed: number | undefined;
    let first = '';

    function look() {
      // The player renders the animation in a shadow tree.
      const tree = document.querySelector('[data-animation] .player-stage > div')?.shadowRoot;
      const canvas = tree?.querySelector('canvas');
      if (canvas?.width && copy) {
        copy.clearRect(0, 0, 40, 30);
        copy.drawImage(canvas, 0, 0, 40, 30);
        const { data } = copy.getImageData(0, 0, 40, 30);
        const pixels = data.some(Boolean) ? data.join() : '';
        if (first && pixels !== first) {
          resolve({ pressed: pressed ?? 0, moved: performance.timeOrigin + performance.now() });
          return;
        }
        first = pixels;
      }
      requestAnimationFrame(look);
    }

    const start = ({ timeStamp }: Event) => {
      pressed ??= performance.timeOrigin + timeStamp;
    };
    addEventListener('scroll', start, { capture: true, once: true });
    addEventListener('pointerdown', start, { capture: true, once: true });
    addEventListener('pointerdown', look, { capture: true, once: true });
  });
}

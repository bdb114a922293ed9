import { type Browser, chromium, devices, type Page, type Request } from 'playwright';
import { ensureChromium } from '../chromium';
import { serve } from '../serve';
import { openSlowLine, SLOW_4G } from './slow-line';

const RUNS = 5;
const CPU_SLOWDOWN = 4;

/** The pages with an animation. On a phone, the animation of `/` is far below the top of the page. */
const ROUTES = ['/', '/coming-soon', '/home1'];

type LoadedFile = { path: string; start: number; end: number };
type Run = { motion: number; files: LoadedFile[] };
type Recording = { pressed?: number; moved?: number };

/**
 * Prints the time from a press on an animation's button to its first movement, on a slow connection with a
 * slow CPU and an empty cache. The press is the first interaction, as soon as the button is in view.
 * @param other a second export to compare with
 */
export async function printMotion(other?: string): Promise<void> {
  const folders = other ? ['out', other] : ['out'];
  const sites = await Promise.all(folders.map((directory) => serve({ directory })));
  const lines = await Promise.all(sites.map(({ port }) => openSlowLine(port, SLOW_4G)));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] });
  const rows: string[] = [];
  try {
    for (const route of ROUTES) {
      const runs: Run[][] = folders.map(() => []);
      // Runs alternate, so that other load on the machine affects both equally.
      for (let run = 0; run < RUNS; run += 1)
        for (const [index, { origin }] of lines.entries())
          runs[index]?.push(await measureRun(browser, origin, route));
      const medians = runs.map(medianOf);
      for (const [index, { files }] of medians.entries()) printFiles(`${route} of ${folders[index]}`, files);
      const [ours = Number.NaN, theirs] = medians.map(({ motion }) => motion);
      const all = runs.map((each) => each.map(({ motion }) => Math.round(motion)).join(' '));
      rows.push(
        `| ${[route, Math.round(ours), all[0]].join(' | ')} |${theirs ? ` ${Math.round(theirs)} | ${all[1]} | ${(ours / theirs).toFixed(2)} |` : ''}`,
      );
    }
  } finally {
    await browser.close();
    await Promise.all([...lines, ...sites].map(({ close }) => close()));
  }
  console.log(`\n| route | ms from the press to motion | runs |${other ? ` ${other} | runs | ratio |` : ''}`);
  console.log(`|---|--:|---|${other ? '--:|---|--:|' : ''}`);
  console.log(rows.join('\n'));
  console.log(`\nMedians of ${RUNS} runs, slow 4G, a processor slowed ${CPU_SLOWDOWN} times.`);
}

async function measureRun(browser: Browser, origin: string, route: string): Promise<Run> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL: origin,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  try {
    // tsx adds calls of `__name` to the functions that it compiles.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordMotion);
    await page.goto(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${route}`, { waitUntil: 'networkidle' });
    requests.length = 0;
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await press(page);
    await page.waitForFunction(() => 'moved' in document.documentElement.dataset, null, { timeout: 30_000 });
    const { pressed, moved } = await page.evaluate(() => {
      const { pressed = 0, moved = 0 } = (globalThis as unknown as { recording: Recording }).recording;
      return { pressed: performance.timeOrigin + pressed, moved: performance.timeOrigin + moved };
    });
    const files = requests.map((request) => {
      const { startTime, responseEnd } = request.timing();
      const start = startTime - pressed;
      return { path: new URL(request.url()).pathname, start, end: start + responseEnd };
    });
    const onTheWay = files.filter(({ start }) => start < moved - pressed);
    return { motion: moved - pressed, files: onTheWay.toSorted((one, next) => one.start - next.start) };
  } finally {
    await context.close();
  }
}

/** Scrolls to the animation's button if needed, and taps it. */
async function press(page: Page) {
  const button = page.locator('[data-animation] button').first();
  const point = await button.evaluate((element) => {
    const { recording } = globalThis as unknown as { recording: Recording };
    const isInView = element.getBoundingClientRect().bottom < innerHeight;
    if (!isInView) {
      recording.pressed = performance.now();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.touchscreen.tap(point.x, point.y);
}

/** Records when the page is pressed, and when the animation's canvas first changes. Runs in the page. */
function recordMotion() {
  const recording: Recording = {};
  Object.assign(globalThis, { recording });
  const sample = document.createElement('canvas');
  const context = sample.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  let canvas: HTMLCanvasElement | null = null;
  let first = '';

  function findCanvas(root: ParentNode): HTMLCanvasElement | null {
    for (const element of root.querySelectorAll('*')) {
      const found =
        element instanceof HTMLCanvasElement ? element : element.shadowRoot && findCanvas(element.shadowRoot);
      if (found) return found;
    }
    return null;
  }

  function look() {
    const place = document.querySelector('[data-animation]');
    if (!canvas?.isConnected) canvas = place && findCanvas(place);
    if (canvas?.width) {
      sample.width = 40;
      sample.height = 30;
      context.drawImage(canvas, 0, 0, sample.width, sample.height);
      const { data } = context.getImageData(0, 0, sample.width, sample.height);
      const pixels = data.some((value) => value > 0) ? data.join() : '';
      if (first && pixels !== first) {
        recording.moved = performance.now();
        document.documentElement.dataset.moved = '';
        return;
      }
      first = pixels;
    }
    requestAnimationFrame(look);
  }

  const onPress = ({ timeStamp }: Event) => {
    recording.pressed ??= timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', onPress, { capture: true, once: true });
}

function medianOf(runs: readonly Run[]): Run {
  return runs.toSorted((one, other) => one.motion - other.motion)[Math.floor(runs.length / 2)] as Run;
}

function printFiles(title: string, files: readonly LoadedFile[]) {
  console.log(`\n${title}: milliseconds after the press at which each request starts and ends`);
  for (const { path, start, end } of files)
    console.log(`${String(Math.round(start)).padStart(6)} ${String(Math.round(end)).padStart(6)}  ${path}`);
}

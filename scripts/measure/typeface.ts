import { chromium, type Page } from 'playwright';
import { ensureChromium } from '../chromium';
import { readExport } from '../export/read-export';
import { serve } from '../serve';

const lines = {
  'fast line, 40 ms': { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
  'slow 4G': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
};

type Load = { firstPaint: number; typeface: number; shift: number };

/** Notes when the page is first painted, from when on words are as wide as in the site's own typeface, and what moves. */
function watch() {
  const found = { firstPaint: 0, typeface: 0, shift: 0 };
  Object.assign(globalThis, { found });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') found.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      found.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const widthIn = (family: string) => {
    context.font = `600 40px ${family}`;
    return context.measureText('Mechanical works').width;
  };
  const look = () => {
    const family = document.body && getComputedStyle(document.body).fontFamily;
    const isThere = family?.includes(',') && widthIn(family) !== widthIn(family.replace(/^[^,]+,/, ''));
    if (isThere) found.typeface ||= performance.now();
    if (!isThere || found.firstPaint === 0) requestAnimationFrame(look);
    else document.documentElement.dataset.found = '';
  };
  requestAnimationFrame(look);
}

/**
 * Loads every page cold and prints how long after the first paint the typeface was there.
 * @param loads of each page on each line
 */
export async function printTypeface(loads = 20): Promise<void> {
  const { pages } = await readExport('out');
  const site = await serve();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] });
  console.log(
    '| route | line | first paint ms | typeface after it, ms: median | worst | at the first paint | moved |',
  );
  console.log('|---|---|--:|--:|--:|--:|--:|');
  try {
    for (const { route } of pages) {
      for (const [line, conditions] of Object.entries(lines)) {
        const found: Load[] = [];
        for (let n = 0; n < loads; n += 1) {
          // Another context has another cache.
          const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
          found.push(await coldLoad(page, `${site.url}${route}`, conditions));
          await page.context().close();
        }
        const late = found
          .map(({ typeface, firstPaint }) => Math.max(0, typeface - firstPaint))
          .sort((a, b) => a - b);
        const paints = found.map(({ firstPaint }) => firstPaint).sort((a, b) => a - b);
        console.log(
          `| ${route} | ${line} | ${median(paints)} | ${median(late)} | ${Math.round(late.at(-1) ?? 0)} | ${late.filter((ms) => ms === 0).length} of ${loads} | ${found.filter(({ shift }) => shift > 0).length} |`,
        );
        if ((late.at(-1) ?? 0) > (line === 'slow 4G' ? 300 : 0)) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function coldLoad(
  page: Page,
  url: string,
  conditions: (typeof lines)[keyof typeof lines],
): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  // tsx calls a helper of that name in every function it compiles.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('html[data-found]').waitFor();
  return page.evaluate(() => (globalThis as unknown as { found: Load }).found);
}

const median = (sorted: readonly number[]) => Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);

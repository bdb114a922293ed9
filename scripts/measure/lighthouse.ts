import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { ensureChromium } from '@/testing/chromium';
import { readExport } from '../build/read-export';
import { serve } from '../deploy/serve';
import { markdownTable } from '../shared/markdown-table';
import { medians } from './medians';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Prints Lighthouse's results for every page in `out/`: the medians of several runs on a simulated phone. */
export async function printLighthouse(runs = 3): Promise<void> {
  const { pages } = await readExport('out');
  const site = await serve();
  const port = await getPort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${port}`, '--disable-gpu'],
  });
  const rows: unknown[][] = [];
  for (const { route } of pages) {
    console.error(`Measuring ${route} …`);
    const results: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(site.url + route, port));
    rows.push([
      route,
      ...Object.values(medians(results)).map((value) => Number(value.toFixed(value < 1 ? 3 : 0))),
    ]);
  }
  await browser.close();
  await site.close();
  console.log(markdownTable([['', ...CATEGORIES, ...Object.keys(METRICS)], ...rows]));
}

/** @param port the port on which the browser accepts DevTools connections */
async function measure(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits } = result.lhr;
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100]),
    ...Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? 0]),
  ]);
}

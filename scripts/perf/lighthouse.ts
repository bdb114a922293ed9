import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { ensureChromium } from '../chromium';
import { compressFile } from '../export/compress';
import { type ExportedPage, readExport } from '../export/read-export';
import { markdownTable } from '../markdown-table';
import { serve } from '../serve';
import { medians } from './medians';

/** The maximum ratio of a page's times to the times of the floor: the same page without scripts. */
const maxRatio = 1.15;
/** The maximum total size of the files that a page loads without interaction, in kilobytes. */
const maxKilobytes = 85;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'main thread': 'mainthread-work-breakdown',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
const compared = ['FCP', 'LCP', 'main thread'] as const;

/** The audit to skip for each of these routes. Their pages fail it by design. */
const skippedAudits: Record<string, string> = { '/test': 'is-crawlable' };

type Figures = Record<(typeof categories)[number] | keyof typeof metrics | 'scripts', number>;

/**
 * Prints Lighthouse's mobile results for every route, and compares the page's times with those of the floor:
 * the same page without scripts. If a result exceeds its limit, sets the exit code to 1.
 */
export async function printLighthouse(runs = 5): Promise<void> {
  const { pages } = await readExport('out');
  const floor = await writeFloor(pages);
  const [site, plain] = [await serve(), await serve({ directory: floor })];
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const rows: unknown[][] = [];
  try {
    for (const { route } of pages) {
      console.error(`Measuring ${route} …`);
      const results: { ours: Figures[]; best: Figures[] } = { ours: [], best: [] };
      // Alternate between the page and the floor, so that other load on the machine affects both equally.
      for (let run = 0; run < runs; run += 1) {
        const result = await audit(`${site.url}${route}`, port, skippedAudits[route]);
        if (run === 0) printFailures(result);
        results.ours.push(figuresOf(result));
        results.best.push(figuresOf(await audit(`${plain.url}${route}`, port)));
      }
      const [ours, best] = [medians(results.ours), medians(results.best)];
      const ratios = compared.map((name) => ours[name] / best[name]);
      rows.push([
        route,
        ...categories.map((name) => Math.round(ours[name])),
        ...compared.flatMap((name, index) => [Math.round(ours[name]), ratios[index]?.toFixed(2)]),
        Math.round(ours.TBT),
        ours.CLS.toFixed(3),
        (ours.bytes / 1000).toFixed(1),
        ours.scripts,
      ]);
      const isFast = categories.every((name) => ours[name] === 100) && ours.TBT < 50 && ours.CLS === 0;
      const isLight = ours.bytes <= maxKilobytes * 1000 && ours.scripts === 0;
      if (!isFast || !isLight || Math.max(...ratios) > maxRatio) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await Promise.all([site.close(), plain.close(), rm(floor, { recursive: true })]);
  }
  const columns = compared.flatMap((name) => [`${name} ms`, '× floor']);
  console.log(
    markdownTable([['route', ...categories, ...columns, 'TBT ms', 'CLS', 'kB', 'scripts'], ...rows]),
  );
  console.log(
    `\nMedians of ${runs} runs, on a simulated slow 4G connection and a CPU slowed down 4 times. Floor: the same page without scripts.`,
  );
  for (const [route, name] of Object.entries(skippedAudits))
    console.log(`The audit ${name} is skipped for ${route}, because this page is noindex.`);
}

/**
 * Copies the export to a temporary folder, removes the scripts from the copied pages, and returns the folder.
 */
async function writeFloor(pages: readonly ExportedPage[]): Promise<string> {
  const floor = await mkdtemp(join(tmpdir(), 'floor-'));
  await cp('out', floor, { recursive: true });
  for (const { file, html } of pages) {
    const $ = load(html);
    $('script:not([type])').remove();
    await writeFile(join(floor, file), $.html());
    await compressFile(join(floor, file));
  }
  return floor;
}

async function audit(url: string, port: number, skipped?: string): Promise<Result> {
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: skipped ? [skipped] : null,
  });
  if (!answer) throw new Error(`Lighthouse returned no result for ${url}`);
  return answer.lhr;
}

function figuresOf({ categories: scores, audits }: Result): Figures {
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  return Object.fromEntries([
    ...categories.map((name) => [name, (scores[name]?.score ?? 0) * 100]),
    ...Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? 0]),
    ['scripts', requests.filter(({ resourceType }) => resourceType === 'Script').length],
  ]);
}

/** Prints the audits that lower a page's scores. */
function printFailures({ finalDisplayedUrl, categories: scores, audits }: Result): void {
  for (const { id, weight } of Object.values(scores).flatMap(({ auditRefs }) => auditRefs)) {
    const { score, displayValue = '' } = audits[id] ?? {};
    if (weight > 0 && (score ?? 1) < 0.9)
      console.error(`${finalDisplayedUrl} ${id}: ${score} ${displayValue}`);
  }
}

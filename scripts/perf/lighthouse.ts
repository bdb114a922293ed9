import { rm } from 'node:fs/promises';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { ensureChromium } from '../chromium';
import { readExport } from '../export/read-export';
import { serve } from '../serve';
import { writeSiteWithoutScripts } from './site-without-scripts';

/** The limit of a page's figures, as a multiple of the floor. */
const maxRatio = 1.15;
/** The limit of what a page loads without interaction. */
const maxKilobytes = 85;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'main thread': 'mainthread-work-breakdown',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const compared = ['FCP', 'LCP', 'main thread'] as const;

/** Audits that a route fails by design, so they are skipped. */
const skippedAudits: Record<string, string> = { '/test': 'is-crawlable' };

type Figures = Record<(typeof categories)[number] | keyof typeof metrics | 'scripts', number>;

/**
 * Prints medians of Lighthouse's mobile figures for every route, and compares them with the same page without
 * scripts.
 */
export async function printLighthouse(runs = 5): Promise<void> {
  const { pages } = await readExport('out');
  const floor = await writeSiteWithoutScripts('out');
  const [site, plain] = [await serve(), await serve({ directory: floor })];
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });
  const port = Number(new URL(browser.wsEndpoint()).port);
  printRow(
    'route',
    ...categories,
    ...compared.flatMap((name) => [`${name} ms`, '× floor']),
    'TBT ms',
    'CLS',
    'kB',
    'scripts',
  );
  printRow('---', ...Array(14).fill('--:'));
  try {
    for (const { route } of pages) {
      const results: { ours: Figures; best: Figures }[] = [];
      // Runs alternate, so that other load on the machine affects both equally.
      for (let n = 0; n < runs; n += 1) {
        results.push({
          ours: await measure(`${site.url}${route}`, port, {
            skipped: skippedAudits[route],
            explain: n === 0,
          }),
          best: await measure(`${plain.url}${route}`, port),
        });
      }
      const ours = medians(results.map((result) => result.ours));
      const best = medians(results.map((result) => result.best));
      const ratios = compared.map((name) => ours[name] / best[name]);
      printRow(
        route,
        ...categories.map((name) => Math.round(ours[name])),
        ...compared.flatMap((name, index) => [Math.round(ours[name]), ratios[index]?.toFixed(2)]),
        Math.round(ours.TBT),
        ours.CLS.toFixed(3),
        (ours.bytes / 1000).toFixed(1),
        ours.scripts,
      );
      const isFast = categories.every((name) => ours[name] === 100) && ours.TBT < 50 && ours.CLS === 0;
      const isLight = ours.bytes <= maxKilobytes * 1000 && ours.scripts === 0;
      if (!isFast || !isLight || Math.max(...ratios) > maxRatio) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await Promise.all([site.close(), plain.close(), rm(floor, { recursive: true })]);
  }
  console.log(
    `\nMedians of ${runs} runs, simulated slow 4G and a processor slowed four times. Floor: the same page without scripts.`,
  );
  for (const [route, audit] of Object.entries(skippedAudits))
    console.log(`${route} is not tested for ${audit}, because it is noindex.`);
}

const printRow = (...cells: unknown[]) => console.log(`| ${cells.join(' | ')} |`);

/** Runs Lighthouse once. With `explain` it prints the audits that lower the page's scores. */
async function measure(
  url: string,
  port: number,
  { skipped, explain }: { skipped?: string; explain?: boolean } = {},
): Promise<Figures> {
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: skipped ? [skipped] : null,
  });
  if (!answer) throw new Error(`Lighthouse returned no result for ${url}`);
  if (explain) printFailures(answer.lhr);
  return figures(answer.lhr);
}

function medians(results: readonly Figures[]): Figures {
  const median = (name: keyof Figures) =>
    results.map((result) => result[name]).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0;
  return Object.fromEntries(
    [...categories, ...keysOf(metrics), 'scripts' as const].map((name) => [name, median(name)]),
  ) as Figures;
}

function figures({ categories: scores, audits }: Result): Figures {
  return Object.fromEntries([
    ...categories.map((name) => [name, (scores[name]?.score ?? 0) * 100]),
    ...keysOf(metrics).map((name) => [name, audits[metrics[name]]?.numericValue ?? 0]),
    ['scripts', requestsOf(audits).filter(({ resourceType }) => resourceType === 'Script').length],
  ]) as Figures;
}

function requestsOf(audits: Result['audits']) {
  const { details } = audits['network-requests'] ?? {};
  return details?.type === 'table' ? details.items : [];
}

/** Prints the audits that lower a page's scores, to stderr so that the table is not interrupted. */
function printFailures({ finalDisplayedUrl, categories: all, audits }: Result): void {
  for (const { auditRefs } of Object.values(all)) {
    for (const { id, weight } of auditRefs) {
      const score = audits[id]?.score ?? 1;
      if (weight > 0 && score < 0.9)
        console.error(`${finalDisplayedUrl} ${id}: ${score} ${audits[id]?.displayValue ?? ''}`);
    }
  }
}

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

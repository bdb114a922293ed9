import { rm } from 'node:fs/promises';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { ensureChromium } from '../chromium';
import { readExport } from '../export/read-export';
import { writeSiteWithoutScripts } from '../first-load/site-without-scripts';
import { serve } from '../serve';

/** How many times the floor's FCP and LCP a page may take. */
const maxRatio = 1.15;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/** Audits that a route fails by design, and is not held to. */
const skippedAudits: Record<string, string> = { '/test': 'is-crawlable' };

type Figures = Record<(typeof categories)[number] | keyof typeof metrics, number>;

/** Prints medians of Lighthouse's figures for phones on every route, beside those of the same page without a script. */
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
  console.log(
    `| route | ${categories.join(' | ')} | FCP ms | × floor | LCP ms | × floor | TBT ms | floor | CLS | kB |\n|---|${'--:|'.repeat(12)}`,
  );
  try {
    for (const { route } of pages) {
      const ours = await medians(runs, `${site.url}${route}`, port, skippedAudits[route]);
      const best = await medians(runs, `${plain.url}${route}`, port);
      const [fcp, lcp] = [ours.FCP / best.FCP, ours.LCP / best.LCP];
      console.log(
        `| ${route} | ${categories.map((name) => Math.round(ours[name])).join(' | ')} | ${Math.round(ours.FCP)} | ${fcp.toFixed(2)} | ${Math.round(ours.LCP)} | ${lcp.toFixed(2)} | ${Math.round(ours.TBT)} | ${Math.round(best.TBT)} | ${ours.CLS.toFixed(3)} | ${(ours.bytes / 1000).toFixed(1)} |`,
      );
      const hasFullScores = categories.every((name) => ours[name] === 100);
      if (!hasFullScores || Math.max(fcp, lcp) > maxRatio || ours.TBT >= 50 || ours.CLS > 0)
        process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await Promise.all([site.close(), plain.close(), rm(floor, { recursive: true })]);
  }
  console.log(
    `\nMedians of ${runs} runs, simulated slow 4G and a processor slowed four times. Floor: the same page without scripts.`,
  );
  for (const [route, audit] of Object.entries(skippedAudits))
    console.log(`${route} is not held to ${audit}: it is noindex.`);
}

async function medians(runs: number, url: string, port: number, skipped?: string): Promise<Figures> {
  const results: Figures[] = [];
  for (let n = 0; n < runs; n += 1) {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      skipAudits: skipped ? [skipped] : null,
    });
    if (!answer) throw new Error(`Lighthouse gave no answer for ${url}`);
    if (n === 0) printFailures(answer.lhr);
    results.push(figures(answer.lhr));
  }
  const median = (name: keyof Figures) =>
    results.map((result) => result[name]).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0;
  return Object.fromEntries(
    [...categories, ...keysOf(metrics)].map((name) => [name, median(name)]),
  ) as Figures;
}

function figures({ categories: scores, audits }: Result): Figures {
  return Object.fromEntries([
    ...categories.map((name) => [name, (scores[name]?.score ?? 0) * 100]),
    ...keysOf(metrics).map((name) => [name, audits[metrics[name]]?.numericValue ?? 0]),
  ]) as Figures;
}

/** Prints the audits that cost a page points, to the error output so that the table stays whole. */
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

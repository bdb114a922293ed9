import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../chromium';
import { run } from '../run';
import { checkCounts, jestCounts, playwrightCounts, stepCounts, type TestCounts } from './test-counts';

/**
 * Runs the unit tests, and generates the files that they need first. @param options of Jest, as on a command
 * line
 */
export function runUnitTests(options = ''): Promise<TestCounts> {
  return withReport(jestCounts, (report) =>
    run(`tsx scripts/pre-build.ts && jest --ci --maxWorkers=100% --json --outputFile=${report} ${options}`),
  );
}

/**
 * Runs browser tests on the site in `out/`. Installs Chromium if it is missing, or prints how to install it.
 * @param options of Playwright, as on a command line
 * @param where the project's folder, and additional environment variables
 */
export async function runBrowserTests(
  options: string,
  { cwd, env }: Parameters<typeof run>[1] = {},
): Promise<TestCounts> {
  try {
    console.log(`In ${ensureChromium()}`);
  } catch (error) {
    console.error((error as Error).message);
    return checkCounts(1);
  }
  return withReport(playwrightCounts, (report) =>
    run(`playwright test --reporter=list,json ${options}`, {
      cwd,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

/** @param runTests writes a report in JSON. @returns its counts */
async function withReport<Report>(
  count: (report: Report) => TestCounts,
  runTests: (report: string) => Promise<number>,
): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  try {
    return stepCounts(await runTests(report), readCounts(report, count));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns `undefined` if the program ended without a report */
function readCounts<Report>(file: string, count: (report: Report) => TestCounts): TestCounts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

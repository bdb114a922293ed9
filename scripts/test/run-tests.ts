import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@/testing/chromium';
import { missingPackages, programs } from '@/testing/system-dependencies.mjs';
import { quote, run } from '../shared/run';
import { checkCounts, jestCounts, playwrightCounts, stepCounts, type TestCounts } from './test-counts';

/**
 * Generates the files that the unit tests need, and runs the unit tests.
 * @param options Jest's command-line options
 */
export function runUnitTests(options = ''): Promise<TestCounts> {
  return withReport(jestCounts, (report) =>
    run(
      `tsx scripts/build/pre-build.ts && jest --ci --maxWorkers=100% --json --outputFile=${quote(report)} ${options}`,
    ),
  );
}

/**
 * Runs browser tests on the site in `out/`. If Chromium is missing, prints instructions and returns a failure.
 * @param options Playwright's command-line options
 * @param where the project's folder, and additional environment variables
 */
export async function runBrowserTests(
  options: string,
  { cwd, env }: Parameters<typeof run>[1] = {},
): Promise<TestCounts> {
  try {
    console.log(`Browser: ${ensureChromium()}`);
  } catch (error) {
    console.error((error as Error).message);
    return checkCounts(1);
  }
  const missing = missingPackages(Object.values(programs));
  if (missing)
    console.log(`Tests of missing programs are skipped. To run them: sudo apt-get install ${missing}`);
  return withReport(playwrightCounts, (report) =>
    run(`playwright test --reporter=list,json ${options}`, {
      cwd,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

/**
 * Returns the counts of a test run.
 * @param runTests runs the tests, writes a JSON report to the given path, and returns the exit code
 */
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

/** Returns the counts in a report, or `undefined` if the file is missing or not a complete report. */
function readCounts<Report>(file: string, count: (report: Report) => TestCounts): TestCounts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

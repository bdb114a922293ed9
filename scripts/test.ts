import './env-files';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines } from '../e2e/engines/engines';
import { checkReproducibleBuild, testChangedContent, testUnderBasePath } from './checks/copy-checks';
import { copyProject } from './checks/copy-project';
import { checkCounts, jestCounts, playwrightCounts, stepCounts, type TestCounts } from './checks/test-counts';
import { ensureChromium } from './chromium';
import { installMissing } from './programs';
import { runScript } from './run-script';
import { caddy } from './servers/caddy';
import { nginx } from './servers/nginx';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const jestReport = join(reports, 'jest.json');
const enginesReport = join(reports, 'engines.json');
const playwrightReport = join(reports, 'playwright.json');
const total: TestCounts = { passed: 0, failed: 0 };

/** Runs one step under its heading, adds up its counts and prints how long it took. @returns whether it passed */
async function step(heading: string, run: () => Promise<TestCounts>): Promise<boolean> {
  console.log(`\n=== ${heading}`);
  const start = performance.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`=== ${heading}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return failed === 0;
}

const check = (script: string) => async () => checkCounts(await runScript(script));

async function unitTests(): Promise<TestCounts> {
  const exitCode = await runScript('test:unit', ['--ci', '--json', `--outputFile=${jestReport}`]);
  return stepCounts(exitCode, readCounts(jestReport, jestCounts));
}

async function engineTests(): Promise<TestCounts> {
  installMissing(Object.values(engines).map(({ program }) => program));
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = enginesReport;
  const exitCode = await runScript('test:engines', ['--reporter=list,json']);
  return stepCounts(exitCode, readCounts(enginesReport, playwrightCounts));
}

async function browserTests(): Promise<TestCounts> {
  try {
    console.log(`In ${ensureChromium()}`);
  } catch (error) {
    console.error((error as Error).message);
    return checkCounts(1);
  }
  installMissing([nginx, caddy]);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  const exitCode = await runScript('test:e2e', ['--reporter=list,json']);
  return stepCounts(exitCode, readCounts(playwrightReport, playwrightCounts));
}

/**
 * @param reportName names the file of Playwright's report
 * @param run tests the copy and writes that report
 */
async function copyTests(reportName: string, run: (report: string) => Promise<number>): Promise<TestCounts> {
  const report = join(reports, `${reportName}.json`);
  const exitCode = await run(report);
  return stepCounts(exitCode, readCounts(report, playwrightCounts));
}

/** @returns `undefined` when the program ended before it wrote a report */
function readCounts<Report>(file: string, count: (report: Report) => TestCounts): TestCounts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

await step('Format and lint', check('lint'));
await step('Unused files, exports and packages', check('unused'));
await step('Types', check('typecheck'));
await step('Licences', check('licences'));
await step('Unit tests', unitTests);
// Without an export there is nothing to open in a browser.
if (await step('Build', check('build'))) {
  await step('Browser tests', browserTests);
  await step('Three engines', engineTests);
  const copy = await copyProject();
  await step('Reproducible build', () => checkReproducibleBuild(copy));
  await step('Under a base path', () => copyTests('base-path', (report) => testUnderBasePath(copy, report)));
  await step('With changed content and connected forms', () =>
    copyTests('changed-content', (report) => testChangedContent(copy, report)),
  );
  rmSync(copy, { recursive: true });
}

rmSync(reports, { recursive: true });
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

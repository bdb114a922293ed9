import './env-files';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines } from '../e2e/engines/engines';
import { copyProject } from './checks/copy-project';
import { type Counts, checkCounts, jestCounts, playwrightCounts, stepCounts } from './checks/counts';
import { changedSite, sameBuild, siteUnderBasePath } from './checks/second-build';
import { ensureChromium } from './chromium';
import { installMissing } from './programs';
import { runScript } from './run-script';
import { caddy } from './servers/caddy';
import { nginx } from './servers/nginx';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const jestReport = join(reports, 'jest.json');
const enginesReport = join(reports, 'engines.json');
const playwrightReport = join(reports, 'playwright.json');
const total: Counts = { passed: 0, failed: 0 };

/** Runs one step under its heading, adds what it counted and says how long it took. */
async function step(heading: string, run: () => Promise<Counts>): Promise<boolean> {
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

async function unitTests(): Promise<Counts> {
  const exitCode = await runScript('test:unit', ['--ci', '--json', `--outputFile=${jestReport}`]);
  return stepCounts(exitCode, counted(jestReport, jestCounts));
}

async function engineTests(): Promise<Counts> {
  installMissing(Object.values(engines).map(({ program }) => program));
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = enginesReport;
  const exitCode = await runScript('test:engines', ['--reporter=list,json']);
  return stepCounts(exitCode, counted(enginesReport, playwrightCounts));
}

async function browserTests(): Promise<Counts> {
  try {
    console.log(`In ${ensureChromium()}`);
  } catch (error) {
    console.error((error as Error).message);
    return checkCounts(1);
  }
  installMissing([nginx, caddy]);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  const exitCode = await runScript('test:e2e', ['--reporter=list,json']);
  return stepCounts(exitCode, counted(playwrightReport, playwrightCounts));
}

async function copyTests(
  open: (copy: string, report: string) => Promise<number>,
  copy: string,
): Promise<Counts> {
  const report = join(reports, `${open.name}.json`);
  const exitCode = await open(copy, report);
  return stepCounts(exitCode, counted(report, playwrightCounts));
}

/** What a report counts; nothing when the program ended before it wrote one. */
function counted<Report>(file: string, count: (report: Report) => Counts): Counts | undefined {
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
  await step('A second build is the same', () => sameBuild(copy));
  await step('Under a base path', () => copyTests(siteUnderBasePath, copy));
  await step('With changed content and connected forms', () => copyTests(changedSite, copy));
  rmSync(copy, { recursive: true });
}

rmSync(reports, { recursive: true });
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

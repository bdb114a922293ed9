import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quote, run } from '../shared/run';
import { runBrowserTests } from './run-tests';
import { checkCounts, sumOfCounts, type TestCounts } from './test-counts';

/**
 * The versions of `@sparticuz/chromium`. Each contains the Chromium of this major version for Linux on x64. README.md
 * names the oldest one.
 */
const VERSIONS = ['119.0.2', '131.0.1', '143.0.4'];

/** Prints the path of the browser, which the package unpacks to the temporary folder. */
const PRINT_PATH = `
  const { default: chromium } = await import('@sparticuz/chromium');
  console.log(await chromium.executablePath());
`;

/** Installs older versions of Chromium in temporary folders, and tests the site and the player in each. */
export async function testOlderBrowsers(): Promise<TestCounts> {
  const counts: TestCounts[] = [];
  for (const version of VERSIONS) counts.push(await testIn(version));
  return sumOfCounts(counts);
}

async function testIn(version: string): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  try {
    const name = `@sparticuz/chromium@${version}`;
    const install = `npm install --prefix ${quote(folder)} --no-save --silent --ignore-scripts ${name}`;
    if ((await run(install)) !== 0) return checkCounts(1);
    const args = ['--input-type=module', '--eval', PRINT_PATH];
    const env = { ...process.env, TMPDIR: folder };
    const path = execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' }).trim();
    return await runBrowserTests('--project=older-browsers', { env: { CHROME_PATH: path } });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

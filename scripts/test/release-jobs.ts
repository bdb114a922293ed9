import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/testing/listen';
import { startServer } from '@/testing/start-server';
import { engineNames } from '../../testing/engine-names';
import { exhaustive } from '../../testing/exhaustive';
import { quote, run } from '../shared/run';
import { testOlderBrowsers } from './older-browsers';
import { testPackageApps } from './package-apps';
import { runBrowserTests } from './run-tests';
import { checkCounts, type TestCounts } from './test-counts';
import { writeVariant } from './variant';

export type ReleaseJob = { heading: string; run: () => Promise<TestCounts> };

/** The spec files that are run under a base path, because their tests depend on URLs. */
const basePathSpecs = ['contact', 'exported-files', 'exported-pages', 'navigation', 'partners', 'servers'];

/** The checks that run only before a release. They are independent of each other. */
export const releaseJobs: Readonly<Record<string, ReleaseJob>> = {
  exhaustive: {
    heading: 'Every page, width, renderer and file',
    run: () => runBrowserTests(`--project=site --grep=${exhaustive.tag}`),
  },
  'base-path': {
    heading: 'Under a base path',
    run: () => {
      const specs = basePathSpecs.map((name) => `e2e/${name}.spec.ts`).join(' ');
      const options = `--project=site --grep-invert=${exhaustive.tag} ${specs}`;
      return inCopy((cwd) => testBuild(cwd, options, { NEXT_PUBLIC_BASE_PATH: '/campus' }));
    },
  },
  variant: {
    heading: 'With the longest texts and connected forms',
    run: () =>
      inCopy(async (cwd) => {
        await writeVariant(cwd);
        return testBuild(cwd, '--project=variant', { NEXT_PUBLIC_FORMS_ENDPOINT: 'https://forms.example/' });
      }),
  },
  engines: {
    heading: 'Three engines',
    run: () => runBrowserTests(engineNames.map((name) => `--project=${name}`).join(' ')),
  },
  'older-browsers': { heading: 'Older versions of Chromium', run: testOlderBrowsers },
  development: { heading: 'In development', run: () => inCopy(testDevelopment) },
  apps: { heading: 'The player’s package in small apps', run: testPackageApps },
};

/** Copies the project to a temporary folder, and tests the copy. */
async function inCopy(test: (cwd: string) => Promise<TestCounts>): Promise<TestCounts> {
  const copy = copySources();
  try {
    // Hard-link the packages, because bundlers don't follow symbolic links out of the project. If this fails,
    // for example across file systems, copy the packages instead.
    await run(`cp -al node_modules ${quote(copy)} 2> /dev/null || cp -a node_modules ${quote(copy)}`);
    return await test(copy);
  } finally {
    // Processes that the development server has started can still write files after it has exited.
    await rm(copy, { recursive: true, maxRetries: 10 });
  }
}

/** Builds a copy of the project with settings, and runs browser tests on it. @param options Playwright's options */
async function testBuild(
  cwd: string,
  options: string,
  settings: Readonly<Record<string, string>>,
): Promise<TestCounts> {
  const env = { ...gitDirectory(), ...settings };
  const exitCode = await run('npm run --silent build', { cwd, env });
  return exitCode === 0 ? runBrowserTests(options, { cwd, env }) : checkCounts(exitCode);
}

/** Runs browser tests on the development server of a copy of the project. */
async function testDevelopment(cwd: string): Promise<TestCounts> {
  const env = gitDirectory();
  const exitCode = await run('tsx scripts/build/pre-build.ts', { cwd });
  if (exitCode !== 0) return checkCounts(exitCode);
  const port = await freePort();
  const args = ['node_modules/next/dist/bin/next', 'dev', '--port', `${port}`];
  const server = await startServer({ program: process.execPath, args, cwd, env }, port);
  try {
    return await runBrowserTests('--project=development', { cwd, env: { SITE_ORIGIN: server.origin } });
  } finally {
    await server.close();
  }
}

/** Copies all files that git doesn't ignore to a temporary folder, and returns its path. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'second-build-'));
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', options, { encoding: 'utf8' }).split('\0');
  // git also lists files whose deletion has not been committed.
  for (const file of files.filter((name) => name && existsSync(name))) cpSync(file, join(copy, file));
  return copy;
}

/**
 * Returns `GIT_DIR`, which lets a build outside the repository read the date of the commit. Returns an empty
 * object if git isn't available.
 */
function gitDirectory(): Readonly<Record<string, string>> {
  try {
    return { GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim() };
  } catch {
    return {};
  }
}

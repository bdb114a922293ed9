import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineNames } from '../../e2e/engines/names';
import { exhaustive } from '../../e2e/exhaustive';
import { run } from '../run';
import { testPackageHosts } from './package-hosts';
import { runBrowserTests } from './run-tests';
import { checkCounts, type TestCounts } from './test-counts';
import { writeVariant } from './variant';

export type ReleaseJob = { heading: string; run: () => Promise<TestCounts> };

/** The spec files that are run under a base path, because their tests depend on URLs. */
const basePathSpecs = [
  'contact',
  'exported-files',
  'exported-pages',
  'hosts/hosts',
  'navigation',
  'partners',
];

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
      return testCopy(`--project=site --grep-invert=${exhaustive.tag} ${specs}`, {
        NEXT_PUBLIC_BASE_PATH: '/campus',
      });
    },
  },
  variant: {
    heading: 'With the longest texts and connected forms',
    run: () =>
      testCopy('--project=variant', { NEXT_PUBLIC_FORMS_ENDPOINT: 'https://forms.example/' }, writeVariant),
  },
  engines: {
    heading: 'Three engines',
    run: () => runBrowserTests(engineNames.map((name) => `--project=${name}`).join(' ')),
  },
  hosts: { heading: 'The player’s package in its hosts', run: testPackageHosts },
};

/**
 * Copies the project to a temporary folder, builds the copy, and runs browser tests on it.
 * @param options Playwright's command-line options
 * @param settings environment variables for the build and the tests
 * @param change changes the copy before the build
 */
async function testCopy(
  options: string,
  settings: Readonly<Record<string, string>>,
  change?: (copy: string) => Promise<void>,
): Promise<TestCounts> {
  const copy = copySources();
  const inCopy = { cwd: copy, env: { ...gitDirectory(), ...settings } };
  try {
    // Hard-link the packages, because bundlers don't follow symbolic links out of the project. If this fails,
    // for example across file systems, copy the packages instead.
    await run(`cp -al node_modules ${copy} 2> /dev/null || cp -a node_modules ${copy}`);
    await change?.(copy);
    const exitCode = await run('npm run --silent build', inCopy);
    return exitCode === 0 ? await runBrowserTests(options, inCopy) : checkCounts(exitCode);
  } finally {
    await rm(copy, { recursive: true });
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

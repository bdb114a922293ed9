import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { engines } from '../../e2e/engines/engines';
import { engineNames } from '../../e2e/engines/names';
import { exhaustive } from '../../e2e/exhaustive';
import { run } from '../run';
import { installMissing } from '../system-dependencies';
import { changeContent } from './changed-content';
import { copyProject } from './copy-project';
import { testPackageHosts } from './package-hosts';
import { runBrowserTests } from './run-tests';
import { checkCounts, type TestCounts } from './test-counts';

export type ReleaseJob = { heading: string; run: () => Promise<TestCounts> };

/** The tests under this base path are those that depend on URLs. exported-pages.spec.ts tests the links of every page. */
const basePath = '/campus';
const basePathSpecs = ['exported-files', 'exported-pages', 'hosts/hosts', 'navigation', 'partners'];

/** The checks that only a release needs. They don't depend on each other. */
export const releaseJobs: Readonly<Record<string, ReleaseJob>> = {
  exhaustive: {
    heading: 'Every page, width, renderer and file',
    run: () => runBrowserTests(`--project=site --grep=${exhaustive.tag}`),
  },
  reproducible: { heading: 'Reproducible build', run: () => inCopy(checkReproducibleBuild) },
  'base-path': { heading: 'Under a base path', run: () => inCopy(testUnderBasePath) },
  'changed-content': {
    heading: 'With changed content and connected forms',
    run: () => inCopy(testChangedContent),
  },
  engines: { heading: 'Three engines', run: testEngines },
  hosts: { heading: 'The player’s package in its hosts', run: testPackageHosts },
};

/** Runs a job on a temporary copy of the project. */
async function inCopy(job: (copy: string) => Promise<TestCounts>): Promise<TestCounts> {
  const copy = copyProject();
  try {
    return await job(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Checks that a build in another folder gives the same export and host files, byte for byte. */
async function checkReproducibleBuild(copy: string): Promise<TestCounts> {
  const exitCode = await run('npm run --silent build', { cwd: copy, env: gitDirectory() });
  if (exitCode !== 0) return checkCounts(exitCode);
  const counts: TestCounts = { passed: 0, failed: 0 };
  for (const directory of ['out', 'hosting']) {
    const isSame = (await run(`diff --recursive --brief ${directory} ${join(copy, directory)}`)) === 0;
    counts[isSame ? 'passed' : 'failed'] += 1;
  }
  if (counts.failed > 0)
    console.error(
      'The second build differs. If out/ is of another commit, run "npm run build" and try again.',
    );
  return counts;
}

/** Builds the copy for a base path and tests it there. */
function testUnderBasePath(copy: string): Promise<TestCounts> {
  const specs = basePathSpecs.map((name) => `e2e/${name}.spec.ts`).join(' ');
  const tests = `--project=site --grep-invert=${exhaustive.tag} ${specs}`;
  return buildAndTest(copy, { NEXT_PUBLIC_BASE_PATH: basePath }, tests);
}

/** Builds the copy with changed content and connected forms, and tests it. */
async function testChangedContent(copy: string): Promise<TestCounts> {
  await changeContent(copy);
  const icons = await run('npm run --silent assets -- icons', { cwd: copy });
  if (icons !== 0) return checkCounts(icons);
  const endpoint = `http://localhost:${await getPort()}/forms`;
  return buildAndTest(copy, { NEXT_PUBLIC_FORMS_ENDPOINT: endpoint }, '--project=changed');
}

function testEngines(): Promise<TestCounts> {
  installMissing(Object.values(engines).map(({ program }) => program));
  return runBrowserTests(engineNames.map((name) => `--project=${name}`).join(' '));
}

/**
 * Builds the copy with settings and tests it.
 * @param settings written to an .env file for the build, and set in the environment of the tests
 * @param tests options of Playwright
 */
async function buildAndTest(
  copy: string,
  settings: Readonly<Record<string, string>>,
  tests: string,
): Promise<TestCounts> {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(copy, '.env.production.local'), lines.join(''));
  // Variables of this process would take precedence over the file.
  const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]));
  const env = gitDirectory();
  const exitCode = await run('npm run --silent build', { cwd: copy, env: { ...env, ...unset } });
  return exitCode === 0
    ? runBrowserTests(tests, { cwd: copy, env: { ...env, ...settings } })
    : checkCounts(exitCode);
}

/** Sets the folder of git, so that a build in a copy outside the repository finds its commit. */
function gitDirectory(): Readonly<Record<string, string>> {
  try {
    return { GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim() };
  } catch {
    return {};
  }
}

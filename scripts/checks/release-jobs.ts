import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { engines } from '../../e2e/engines/engines';
import { engineNames } from '../../e2e/engines/names';
import { exhaustive } from '../../e2e/exhaustive';
import { run } from '../run';
import { installMissing } from '../system-dependencies';
import { changeContent, copySources } from './changed-content';
import { testPackageHosts } from './package-hosts';
import { runBrowserTests } from './run-tests';
import { checkCounts, sumOfCounts, type TestCounts } from './test-counts';

export type ReleaseJob = { heading: string; run: () => Promise<TestCounts> };

/** The tests of a base path are those that depend on URLs. */
const basePathSpecs = ['exported-files', 'exported-pages', 'hosts/hosts', 'navigation', 'partners'];

/** The checks that only a release needs. They don't depend on each other. */
export const releaseJobs: Readonly<Record<string, ReleaseJob>> = {
  exhaustive: {
    heading: 'Every page, width, renderer and file',
    run: () => runBrowserTests(`--project=site --grep=${exhaustive.tag}`),
  },
  reproducible: { heading: 'Reproducible build', run: () => inBuiltCopy(compareBuilds) },
  'base-path': {
    heading: 'Under a base path',
    run: () => {
      const specs = basePathSpecs.map((name) => `e2e/${name}.spec.ts`).join(' ');
      const test: CopyTest = (cwd, env) =>
        runBrowserTests(`--project=site --grep-invert=${exhaustive.tag} ${specs}`, { cwd, env });
      return inBuiltCopy(test, { NEXT_PUBLIC_BASE_PATH: '/campus' });
    },
  },
  'changed-content': {
    heading: 'With changed content and connected forms',
    run: async () => {
      const settings = { NEXT_PUBLIC_FORMS_ENDPOINT: `http://localhost:${await getPort()}/forms` };
      const test: CopyTest = (cwd, env) => runBrowserTests('--project=changed', { cwd, env });
      return inBuiltCopy(test, settings, changeContent);
    },
  },
  engines: {
    heading: 'Three engines',
    run: () => {
      installMissing(Object.values(engines).map(({ program }) => program));
      return runBrowserTests(engineNames.map((name) => `--project=${name}`).join(' '));
    },
  },
  hosts: { heading: 'The player’s package in its hosts', run: testPackageHosts },
};

/** A test of a copy of the project, with the variables that it needs. */
type CopyTest = (copy: string, env: Readonly<Record<string, string>>) => Promise<TestCounts>;

/**
 * Copies the project to a temporary folder, builds it there and tests it.
 * @param settings written to an .env file for the build, and set in the environment of the test
 * @param change changes the copy before the build
 */
async function inBuiltCopy(
  test: CopyTest,
  settings: Readonly<Record<string, string>> = {},
  change?: (copy: string) => Promise<void>,
): Promise<TestCounts> {
  const copy = copySources();
  try {
    // Packages are hard-linked if possible, because bundlers don't follow symbolic links out of the project.
    // Hard links don't cross file systems.
    await run(`cp -al node_modules ${copy} 2> /dev/null || cp -a node_modules ${copy}`);
    await change?.(copy);
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(join(copy, '.env.production.local'), lines.join(''));
    // Variables of this process would take precedence over the file.
    const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]));
    // Changed content has another logo.
    const build = `${change ? 'npm run --silent assets -- icons && ' : ''}npm run --silent build`;
    const env = gitDirectory();
    const exitCode = await run(build, { cwd: copy, env: { ...env, ...unset } });
    return exitCode === 0 ? await test(copy, { ...env, ...settings }) : checkCounts(exitCode);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Checks that a build in another folder gives the same export and host files, byte for byte. */
async function compareBuilds(copy: string): Promise<TestCounts> {
  const compare = async (directory: string) =>
    checkCounts(await run(`diff --recursive --brief ${directory} ${join(copy, directory)}`));
  const counts = sumOfCounts([await compare('out'), await compare('hosting')]);
  if (counts.failed > 0)
    console.error(
      'The second build differs. If out/ is of another commit, run "npm run build" and try again.',
    );
  return counts;
}

/** Sets the folder of git, so that a build in a copy outside the repository finds its commit. */
function gitDirectory(): Readonly<Record<string, string>> {
  try {
    return { GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim() };
  } catch {
    return {};
  }
}

import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { engineNames } from '../../e2e/engines/names';
import { exhaustive } from '../../e2e/exhaustive';
import { run } from '../run';
import { changeContent, copySources } from './changed-content';
import { testPackageHosts } from './package-hosts';
import { runBrowserTests } from './run-tests';
import { checkCounts, sumOfCounts, type TestCounts } from './test-counts';

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
    heading: 'With changed content, connected forms and reports',
    run: async () => {
      const settings = {
        NEXT_PUBLIC_FORMS_ENDPOINT: `http://localhost:${await getPort()}/forms`,
        REPORT_URL: `http://localhost:${await getPort()}/reports`,
      };
      const test: CopyTest = (cwd, env) => runBrowserTests('--project=changed', { cwd, env });
      return inBuiltCopy(test, settings, changeContent);
    },
  },
  engines: {
    heading: 'Three engines',
    run: () => runBrowserTests(engineNames.map((name) => `--project=${name}`).join(' ')),
  },
  hosts: { heading: 'The player’s package in its hosts', run: testPackageHosts },
};

/** A function that tests a copy of the project, with the given environment variables. */
type CopyTest = (copy: string, env: Readonly<Record<string, string>>) => Promise<TestCounts>;

/**
 * Copies the project to a temporary folder, builds the copy and tests it.
 * @param settings environment variables. The build reads them from an .env file, and the test receives them.
 * @param change changes the copy before the build
 */
async function inBuiltCopy(
  test: CopyTest,
  settings: Readonly<Record<string, string>> = {},
  change?: (copy: string) => Promise<void>,
): Promise<TestCounts> {
  const copy = copySources();
  try {
    // Hard-link the packages, because bundlers don't follow symbolic links out of the project. If this fails,
    // for example across file systems, copy the packages instead.
    await run(`cp -al node_modules ${copy} 2> /dev/null || cp -a node_modules ${copy}`);
    await change?.(copy);
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(join(copy, '.env.production.local'), lines.join(''));
    // Unset these variables in the environment of the build, because they would take
    // precedence over the .env file.
    const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]));
    // Draw the icons again, because the changed content has a different logo.
    const build = `${change ? 'npm run --silent assets -- icons && ' : ''}npm run --silent build`;
    const env = gitDirectory();
    const exitCode = await run(build, { cwd: copy, env: { ...env, ...unset } });
    return exitCode === 0 ? await test(copy, { ...env, ...settings }) : checkCounts(exitCode);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Checks that a build in a different folder produces the same export and host files, byte for byte. */
async function compareBuilds(copy: string): Promise<TestCounts> {
  const compare = async (directory: string) =>
    checkCounts(await run(`diff --recursive --brief ${directory} ${join(copy, directory)}`));
  const counts = sumOfCounts([await compare('out'), await compare('hosting')]);
  if (counts.failed > 0)
    console.error(
      'The second build differs from the first. If out/ was built from a different commit, run "npm run build" and try again.',
    );
  return counts;
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

import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { runScript } from '../run-script';
import { changeContent } from './changed-content';
import { differingFiles } from './differing-files';
import { checkCounts, type TestCounts } from './test-counts';

/** A base path, and the tests that depend on addresses. */
const basePath = '/campus';
const basePathSpecs = ['exported-files', 'hosts/hosts', 'navigation', 'partners', 'routes', 'serving'];

/** Checks that the build is reproducible: built in another folder, the export and the host files are the same byte for byte. */
export async function checkReproducibleBuild(copy: string): Promise<TestCounts> {
  const exitCode = await runScript('build', [], { cwd: copy, env: gitDirectory() });
  if (exitCode !== 0) return checkCounts(exitCode);
  const counts: TestCounts = { passed: 0, failed: 0 };
  for (const directory of ['out', 'hosting']) {
    const files = await differingFiles(directory, join(copy, directory));
    for (const file of files) console.error(`Another build of the same commit differs: ${directory}/${file}`);
    counts[files.length === 0 ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/** Builds the copy for a base path and tests it there. @returns the exit code */
export function testUnderBasePath(copy: string, report: string): Promise<number> {
  const specs = basePathSpecs.map((name) => `e2e/${name}.spec.ts`);
  return buildAndTest(copy, { NEXT_PUBLIC_BASE_PATH: basePath }, report, 'test:e2e', specs);
}

/** Builds the copy with changed content and connected forms, and tests it. @returns the exit code */
export async function testChangedContent(copy: string, report: string): Promise<number> {
  await changeContent(copy);
  const icons = await runScript('icons', [], { cwd: copy });
  if (icons !== 0) return icons;
  const endpoint = `http://localhost:${await getPort()}/forms`;
  return buildAndTest(copy, { NEXT_PUBLIC_FORMS_ENDPOINT: endpoint }, report, 'test:changed');
}

/** @param settings for the build in an .env file, as people have them, and for the tests in the environment. @returns the exit code */
async function buildAndTest(
  copy: string,
  settings: Readonly<Record<string, string>>,
  report: string,
  script: string,
  specs: readonly string[] = [],
): Promise<number> {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(copy, '.env.production.local'), lines.join(''));
  // Variables of this process would take precedence over the file.
  const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]));
  const exitCode = await runScript('build', [], { cwd: copy, env: { ...gitDirectory(), ...unset } });
  if (exitCode !== 0) return exitCode;
  const env = { ...gitDirectory(), ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runScript(script, ['--reporter=list,json', ...specs], { cwd: copy, env });
}

/** Names git's folder, by which a build in a copy outside the repository finds its commit. */
function gitDirectory(): Readonly<Record<string, string>> {
  try {
    return { GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim() };
  } catch {
    return {};
  }
}

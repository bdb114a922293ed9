import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { runScript } from '../run-script';
import { changeContent } from './changed-content';
import { type Counts, checkCounts } from './counts';
import { differingFiles } from './differing-files';

/** A base path, and what shows that the site stands under one. */
const basePath = '/campus';
const smoke = ['exported-files', 'hosts/hosts', 'navigation', 'partners', 'routes', 'serving'];

/** Builds the same commit in another folder: every file of the export and for hosts must be the same byte for byte. */
export async function sameBuild(copy: string): Promise<Counts> {
  const exitCode = await runScript('build', [], { cwd: copy, env: gitOfHere() });
  if (exitCode !== 0) return checkCounts(exitCode);
  const counts: Counts = { passed: 0, failed: 0 };
  for (const directory of ['out', 'hosting']) {
    const files = await differingFiles(directory, join(copy, directory));
    for (const file of files) console.error(`Another build of the same commit differs: ${directory}/${file}`);
    counts[files.length === 0 ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/** Builds the copy for a base path and opens it there. @returns the exit code */
export function siteUnderBasePath(copy: string, report: string): Promise<number> {
  const specs = smoke.map((name) => `e2e/${name}.spec.ts`);
  return buildAndOpen(copy, { NEXT_PUBLIC_BASE_PATH: basePath }, report, 'test:e2e', specs);
}

/** Builds the copy with changed content and connected forms, and opens it. @returns the exit code */
export async function changedSite(copy: string, report: string): Promise<number> {
  await changeContent(copy);
  const icons = await runScript('icons', [], { cwd: copy });
  if (icons !== 0) return icons;
  const endpoint = `http://localhost:${await getPort()}/forms`;
  return buildAndOpen(copy, { NEXT_PUBLIC_FORMS_ENDPOINT: endpoint }, report, 'test:changed');
}

/** @param settings told to the build by a file, where people keep them, and to the tests as variables */
async function buildAndOpen(
  copy: string,
  settings: Readonly<Record<string, string>>,
  report: string,
  script: string,
  specs: readonly string[] = [],
): Promise<number> {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(copy, '.env.production.local'), lines.join(''));
  // What this process was told would count more than the file.
  const untold = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]));
  const exitCode = await runScript('build', [], { cwd: copy, env: { ...gitOfHere(), ...untold } });
  if (exitCode !== 0) return exitCode;
  const env = { ...gitOfHere(), ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runScript(script, ['--reporter=list,json', ...specs], { cwd: copy, env });
}

/** Git's folder of this project, so that a copy outside it knows its commit. */
function gitOfHere(): Readonly<Record<string, string>> {
  try {
    return { GIT_DIR: execFileSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' }).trim() };
  } catch {
    return {};
  }
}

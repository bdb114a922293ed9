import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isFile } from './is-file';

/** A program that tests start, and the Debian packages that install it. */
export type Program = {
  /** Possible names in PATH, the likeliest first. */
  names: readonly string[];
  /** Other paths where it may be installed. */
  paths?: readonly string[];
  packages: readonly string[];
};

/** Finds a program in PATH or at its other paths. @returns `undefined` if it is not installed */
export function findProgram(
  { names, paths = [] }: Program,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const directories = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = directories.flatMap((directory) => names.map((name) => join(directory, name)));
  return [...inPath, ...paths].find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return isFile(path);
  } catch {
    return false;
  }
}

/** Installs missing programs by apt-get, as root or by sudo without a password. */
export function installMissing(programs: readonly Program[]): void {
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) return;
  console.log(`Installing by apt-get: ${missing.map(({ names }) => names[0]).join(', ')}`);
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const aptGet = (command: string) =>
    spawnSync(`${sudo}env DEBIAN_FRONTEND=noninteractive apt-get ${command}`, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  aptGet('update --quiet');
  // Installs packages one at a time, because apt-get installs no package if the distribution lacks one of
  // them.
  for (const { packages } of missing)
    aptGet(`install --quiet --yes --no-install-recommends ${packages.join(' ')}`);
}

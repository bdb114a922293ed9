import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isFile } from './is-file';

/** A program that tests start, and the Debian packages that install it. */
export type Program = {
  /** The possible names of the executable in PATH, with the most likely name first. */
  names: readonly string[];
  /** Other paths at which the executable might be installed. */
  paths?: readonly string[];
  packages: readonly string[];
};

/**
 * Returns the path of a program that is in PATH or at one of its other paths;
 * `undefined` if it is not installed.
 */
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

/** Installs the missing programs with apt-get, as root or with sudo. Doesn't ask for a password. */
export function installMissing(programs: readonly Program[]): void {
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) return;
  console.log(`Installing with apt-get: ${missing.map(({ names }) => names[0]).join(', ')}`);
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const aptGet = (command: string) =>
    spawnSync(`${sudo}env DEBIAN_FRONTEND=noninteractive apt-get ${command}`, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  aptGet('update --quiet');
  // Install the programs separately: if the distribution lacks a package, apt-get installs none of the
  // packages in the same command.
  for (const { packages } of missing)
    aptGet(`install --quiet --yes --no-install-recommends ${packages.join(' ')}`);
}

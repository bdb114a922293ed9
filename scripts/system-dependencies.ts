import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
  const inPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((directory) => names.map((name) => join(directory, name)));
  return [...inPath, ...paths].find(isExecutable);
}

/**
 * Installs missing programs by apt-get, as root or by sudo without a password. If that fails, apt-get prints
 * the reason.
 */
export function installMissing(programs: readonly Program[]): void {
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) return;
  console.log(`Installing by apt-get: ${missing.map(({ names }) => names[0]).join(', ')}`);
  aptGet('update', '--quiet');
  // Installs packages one at a time, because apt-get installs no package if the distribution lacks one of
  // them.
  for (const { packages } of missing)
    aptGet('install', '--quiet', '--yes', '--no-install-recommends', ...packages);
}

/** Runs apt-get with its output on this terminal, and ignores its exit code. */
function aptGet(...args: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

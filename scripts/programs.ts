import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that tests start, and the Debian packages that bring it. */
export type Program = {
  /** What it may be called in PATH, the likeliest first. */
  names: readonly string[];
  /** Where else it may be. */
  places?: readonly string[];
  packages: readonly string[];
};

/** The path of a program on this machine, PATH before the other places; nothing when it is not there. */
export function findProgram(
  { names, places = [] }: Program,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const inPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((directory) => names.map((name) => join(directory, name)));
  return [...inPath, ...places].find(isExecutable);
}

/** Installs by apt-get, as root or by sudo without a password, what is missing of some programs; elsewhere does nothing. */
export function installMissing(programs: readonly Program[]): void {
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) return;
  console.log(`Installing by apt-get: ${missing.map(({ names }) => names[0]).join(', ')}`);
  aptGet('update', '--quiet');
  // Each by itself: a package that a distribution does not have would keep it from all.
  for (const { packages } of missing)
    aptGet('install', '--quiet', '--yes', '--no-install-recommends', ...packages);
}

/** Whatever keeps it from its work it prints; the caller says what the reader can do. */
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

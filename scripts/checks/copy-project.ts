import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the files that git doesn't ignore to a temporary folder, which the caller removes. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'second-build-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  // Files that were deleted since the last commit are still listed.
  for (const file of list.split('\0').filter((name) => name && existsSync(name)))
    cpSync(file, join(copy, file));
  return copy;
}

/**
 * Copies the project to a temporary folder, to be built there. Its packages are hard-linked if possible,
 * because bundlers don't follow symbolic links out of the project.
 */
export function copyProject(): string {
  const copy = copySources();
  const copyPackages = (options: string) =>
    execFileSync('cp', [options, 'node_modules', copy], { stdio: 'ignore' });
  try {
    copyPackages('-al');
  } catch {
    // Hard links don't cross file systems.
    copyPackages('-a');
  }
  return copy;
}

import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders that are built or installed, and git's own. */
const excludedFolders = new Set([
  '.git',
  '.next',
  'generated',
  'hosting',
  'node_modules',
  'out',
  'test-results',
]);

/** Leaves out what the player's package is built to. */
const filter = (path: string) => !/[\\/]player[\\/](dist\b|node_modules$)/.test(path);

/** Copies a project's sources, without its packages, to a temporary folder. @returns the new folder, which the caller removes */
export function copySources(project = '.'): string {
  const copy = mkdtempSync(join(tmpdir(), 'second-build-'));
  for (const name of readdirSync(project)) {
    if (!excludedFolders.has(name) && !name.startsWith('.bare-app-'))
      cpSync(join(project, name), join(copy, name), { recursive: true, filter });
  }
  return copy;
}

/**
 * Copies a project, to be built. Its packages are hard-linked file by file, since a bundler does not follow a symbolic link that
 * leads out of the project.
 * @returns the new folder, which the caller removes
 */
export function copyProject(project = '.'): string {
  const copy = copySources(project);
  linkFolder(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** Hard links don't cross file systems. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

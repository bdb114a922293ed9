import { copyFile, cp, link, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders that are built or installed, and git's own. */
const excludedFolders = new Set(['.git', '.next', 'hosting', 'node_modules', 'out', 'test-results']);

/**
 * Copies a project's sources to a temporary folder. Its packages are hard-linked file by file, since a bundler does not follow a
 * symbolic link that leads out of the project.
 * @returns the new folder, which the caller removes
 */
export async function copyProject(project = '.'): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'second-build-'));
  for (const name of await readdir(project)) {
    if (!excludedFolders.has(name) && !name.startsWith('.bare-app-'))
      await cp(join(project, name), join(copy, name), { recursive: true });
  }
  await linkFolder(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Hard links don't cross file systems.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

import { copyFile, cp, link, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is made from the sources, and git's own folder. */
const notSources = new Set(['.git', '.next', 'hosting', 'node_modules', 'out', 'test-results']);

/**
 * Copies a project's sources to a new folder of another path and links its packages into it file by file: a bundler
 * does not follow a link that leads out of the project.
 * @returns the new folder; the caller removes it
 */
export async function copyProject(project = '.'): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'second-build-'));
  for (const name of await readdir(project)) {
    if (!notSources.has(name) && !name.startsWith('.bare-app-'))
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
    // Another file system takes no hard link.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

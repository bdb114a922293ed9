import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sceneNames } from '@/components/drawings/scene';
import { mono, palette } from '@/tailwind.config';
import { sceneFile, sceneMarkup } from './scene-file';

const schemes = ['light', 'dark'] as const;

/** Draws every scene: a file in a folder for each scheme, and one without colours for a page to hold, in `inline`. */
export async function writeDrawings(folder: string): Promise<void> {
  const files = sceneNames.map((name) => `${name}.svg`);
  for (const kind of ['inline', ...schemes]) {
    await mkdir(join(folder, kind), { recursive: true });
    await removeOtherFiles(join(folder, kind), files);
  }
  for (const name of sceneNames) {
    const svg = sceneMarkup(name);
    await writeFile(join(folder, 'inline', `${name}.svg`), svg);
    for (const scheme of schemes)
      await writeFile(join(folder, scheme, `${name}.svg`), sceneFile(svg, palette[scheme], mono));
  }
}

/** Removes the files of scenes that are gone: Next exports whatever lies in the folder. @param files what stays */
export async function removeOtherFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of await readdir(folder)) if (!files.includes(file)) await rm(join(folder, file));
}

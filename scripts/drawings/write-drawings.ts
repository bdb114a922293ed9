import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sceneNames } from '@/components/drawings/scene';
import { mono, palette } from '@/tailwind.config';
import { sceneFile, sceneMarkup } from './scene-file';

const schemes = ['light', 'dark'] as const;

/** Draws every scene: a file per colour scheme, and in `inline` one without colours to embed in a page. */
export async function writeDrawings(folder: string): Promise<void> {
  for (const kind of ['inline', ...schemes]) await mkdir(join(folder, kind), { recursive: true });
  for (const name of sceneNames) {
    const svg = sceneMarkup(name);
    await writeFile(join(folder, 'inline', `${name}.svg`), svg);
    for (const scheme of schemes)
      await writeFile(join(folder, scheme, `${name}.svg`), sceneFile(svg, palette[scheme], mono));
  }
}

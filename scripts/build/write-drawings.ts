import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sceneNames } from '@/artwork/scenes/all';
import { sceneFile, sceneMarkup } from '@/artwork/scenes/scene-file';
import { palette } from '@/tailwind.config';

const schemes = ['light', 'dark'] as const;

/**
 * Writes three SVG files for each scene: one for each color scheme, and one without
 * colors, which pages embed.
 */
export async function writeDrawings(folder: string): Promise<void> {
  for (const kind of ['inline', ...schemes]) await mkdir(join(folder, kind), { recursive: true });
  for (const name of sceneNames) {
    const svg = sceneMarkup(name);
    await writeFile(join(folder, 'inline', `${name}.svg`), svg);
    for (const scheme of schemes)
      await writeFile(join(folder, scheme, `${name}.svg`), sceneFile(svg, palette[scheme]));
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderPoster } from '@northlight/player/poster';
import { colors } from '@/content/colors';
import { readAnimationFile, whyUnplayable, withImages } from '../assets/animation-file';
import { hasColorSlots, initialPercents, posterFiles } from '../assets/poster-files';
import type { Field } from '../check/issues';

/**
 * Draws the posters of the site's animations, with the colors of both color schemes. Leaves out files that can't be
 * played: the check reports them.
 */
export async function writePosters(folder: string, fields: readonly Field[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const percents = initialPercents(fields);
  for (const { src, file, poster } of posterFiles()) {
    if (whyUnplayable(file)) continue;
    const { svg, messages } = await renderPoster(withImages(readAnimationFile(file), file, 'public'), {
      percent: percents.get(src),
      dark: hasColorSlots(file) ? { slots: colors.solid } : undefined,
    });
    writeFileSync(join(folder, basename(poster)), svg);
    for (const message of messages) console.warn(`${file}: ${message}`);
  }
}

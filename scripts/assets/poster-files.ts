import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { colors } from '@/content/colors';
import type { Field } from '../check/issues';
import { readAnimationFile } from './animation-file';

export type PosterFile = {
  /** The name of the animation's file, without its extension. */
  name: string;
  file: string;
  /** The path of the animation on the site. */
  src: string;
  /** The path of the animation's poster. */
  poster: string;
};

/** Returns the site's animation files and the paths of their posters. */
export function posterFiles(directory = 'public'): PosterFile[] {
  return readdirSync(join(directory, 'animations'))
    .filter((name) => /\.(json|lottie)$/.test(name))
    .sort()
    .map((fileName) => {
      const name = basename(fileName, extname(fileName));
      const file = join(directory, 'animations', fileName);
      return {
        name,
        file,
        src: `/animations/${fileName}`,
        poster: join(directory, 'posters', `${name}.svg`),
      };
    });
}

/**
 * Returns the positions that the content's animations show first, in percent, by `src`. Animations that show
 * their first frame are omitted.
 */
export function initialPercents(fields: readonly Field[]): Map<string, number> {
  const positions = new Map<string, number>();
  for (const { name, value } of fields) {
    if (name !== 'animation') continue;
    const { src, initialPercent } = value as { src: string; initialPercent?: number };
    if (initialPercent) positions.set(src, initialPercent);
  }
  return positions;
}

/** Returns whether an animation has slots with the names of the colors in `solid`. */
export function hasColorSlots(file: string): boolean {
  const { slots } = readAnimationFile(file);
  return Object.keys(colors.solid).some((name) => Object.hasOwn(Object(slots), name));
}

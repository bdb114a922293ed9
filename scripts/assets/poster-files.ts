import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { colors } from '@/content/colors';
import type { Field } from '../check/issues';
import { readAnimationFile, withImages } from './animation-file';

export type PosterFile = {
  /** The name of the animation's file, without its extension. */
  name: string;
  file: string;
  /** The path of the animation on the site. */
  src: string;
  /** The path of the animation's poster. */
  poster: string;
};

/** The sources of a poster. */
export type PosterSource = {
  /** The animation's JSON text. */
  animation: string;
  /** The JSON text with embedded images. */
  drawn: string;
  /** The same text with the colors of the dark scheme; `undefined` if the file has no slots for colors. */
  drawnByNight?: string;
  /** The frame that the poster shows. */
  frame: number;
  /** The position that the poster shows, in percent. */
  initialPercent: number;
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

/**
 * Reads the sources of a poster.
 * @param initialPercent the position that the poster shows, in percent
 * @throws an `Error` with the player's message if the file can't be played
 */
export function posterSource(file: string, directory = 'public', initialPercent = 0): PosterSource {
  const animation = readAnimationFile(file, {});
  const drawnWith = (values: Readonly<Record<string, string>>) =>
    JSON.stringify(withImages(readAnimationFile(file, values), file, directory));
  const poster = {
    animation: JSON.stringify(animation),
    drawn: drawnWith({}),
    frame: frameAt(initialPercent, animation.op - animation.ip),
    initialPercent,
  };
  return hasColorSlots(file) ? { ...poster, drawnByNight: drawnWith(colors.solid) } : poster;
}

/** Returns whether an animation has slots with the names of the colors in `solid`. */
export function hasColorSlots(file: string): boolean {
  const { slots } = readAnimationFile(file);
  return Object.keys(colors.solid).some((name) => Object.hasOwn(Object(slots), name));
}

/** Returns the frame that the player shows at a position in percent. */
const frameAt = (percent: number, frames: number) =>
  Math.max(Math.min(Math.floor((percent * frames) / 100), frames - 1), 0);

/**
 * Returns the attribute by which a poster identifies its animation: a hash of the parsed JSON, which ignores
 * whitespace, and of the position.
 */
export function sourceHashAttribute(animation: string, initialPercent = 0): string {
  const hash = createHash('sha256').update(JSON.stringify(JSON.parse(animation)));
  if (initialPercent) hash.update(String(initialPercent));
  return `data-animation="${hash.digest('hex').slice(0, 12)}"`;
}

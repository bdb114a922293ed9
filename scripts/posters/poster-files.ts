import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { colors } from '@/content/colors';
import { hexColor } from '@/content/hex-color';
import { asRecord } from '@/player/document/lottie';
import { parseAnimation } from '@/player/document/parse';
import { sourceText, withFilledSlots, withImages } from '../animation-files/read-animation';

export type PosterFile = {
  /** The name of the animation's file, without its extension. */
  name: string;
  file: string;
  /** The path of its poster. */
  poster: string;
};

/** The sources of a poster. */
export type PosterSource = {
  /** The animation's JSON text. */
  animation: string;
  /**
   * The JSON text with its images embedded. `drawnByNight` has the colors of the dark scheme, if the file has
   * slots for them.
   */
  drawn: string;
  drawnByNight?: string;
};

/** Lists the site's animations with the paths of their posters. */
export function posterFiles(directory = 'public'): PosterFile[] {
  return readdirSync(join(directory, 'animations'))
    .filter((name) => /\.(json|lottie)$/.test(name))
    .sort()
    .map((fileName) => {
      const name = basename(fileName, extname(fileName));
      const file = join(directory, 'animations', fileName);
      return { name, file, poster: join(directory, 'posters', `${name}.svg`) };
    });
}

/**
 * Reads the sources of an animation's poster.
 * @throws Failure `parse` or `invalid` if the file is not an animation
 */
export function posterSource(file: string, directory = 'public'): PosterSource {
  const text = sourceText(file);
  const animation = withFilledSlots(text);
  const night = nightColors(text);
  return {
    animation,
    drawn: withImages(animation, file, directory),
    drawnByNight: night && withImages(withFilledSlots(text, night), file, directory),
  };
}

/** Returns the slots' colors in the dark scheme, if the animation has slots for solid shapes. */
function nightColors(text: string) {
  const slots = asRecord(parseAnimation(text).slots);
  const follows = Object.keys(colors.solid).some((name) => name in slots);
  if (!follows) return undefined;
  return Object.fromEntries(Object.entries(colors.solid).map(([name, color]) => [name, hexColor(color)]));
}

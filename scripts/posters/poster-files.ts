import { createHash } from 'node:crypto';
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
};

/** Returns the site's animation files and the paths of their posters. */
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

/** Reads the sources of a poster. @throws Failure `parse` or `invalid` if the file is not an animation */
export function posterSource(file: string, directory = 'public'): PosterSource {
  const text = sourceText(file);
  const animation = withFilledSlots(text);
  const drawn = withImages(animation, file, directory);
  const slots = asRecord(parseAnimation(text).slots);
  if (!Object.keys(colors.solid).some((name) => name in slots)) return { animation, drawn };
  const night = Object.entries(colors.solid).map(([name, color]) => [name, hexColor(color)]);
  const byNight = withFilledSlots(text, Object.fromEntries(night));
  return { animation, drawn, drawnByNight: withImages(byNight, file, directory) };
}

/**
 * Returns the attribute by which a poster identifies its animation: a hash of the parsed JSON. Whitespace in
 * the file doesn't affect the hash.
 */
export function sourceHashAttribute(animation: string): string {
  const hash = createHash('sha256').update(JSON.stringify(JSON.parse(animation)));
  return `data-animation="${hash.digest('hex').slice(0, 12)}"`;
}

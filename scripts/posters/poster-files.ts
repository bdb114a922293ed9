import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { colours } from '@/content/colours';
import { hexColour } from '@/content/hex-colour';
import { animationText, withImages } from '../animation-files/read-animation';

const animations = 'public/animations';

export type PosterFile = {
  /** The name of the animation's file, without its extension. */
  name: string;
  file: string;
  /** The animation's JSON text. */
  animation: string;
  /** The same with every image inside, and with the colours that it has by night where it follows the scheme. */
  drawn: string;
  drawnByNight?: string;
  /** The path of its poster. */
  poster: string;
};

/** All animations of the site with the paths of their posters. */
export function posterFiles(): PosterFile[] {
  return readdirSync(animations)
    .filter((name) => /\.(json|lottie)$/.test(name))
    .map((fileName) => {
      const file = join(animations, fileName);
      const name = basename(fileName, extname(fileName));
      const animation = animationText(file);
      const night = nightColours(file);
      return {
        name,
        file,
        animation,
        drawn: withImages(animation, file, 'public'),
        drawnByNight: night && withImages(animationText(file, night), file, 'public'),
        poster: `public/posters/${name}.svg`,
      };
    });
}

/** Of an animation whose slots are those of solid things; nothing for others. */
function nightColours(file: string) {
  const slots = extname(file) === '.json' && (JSON.parse(readFileSync(file, 'utf8')).slots ?? {});
  const follows = Object.keys(colours.solid).some((name) => name in slots);
  if (!follows) return undefined;
  return Object.fromEntries(Object.entries(colours.solid).map(([name, colour]) => [name, hexColour(colour)]));
}

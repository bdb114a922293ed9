import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { animationText } from '../animation-files/read-animation';

const animations = 'public/animations';

export type PosterFile = {
  /** The animation's name, without an ending. */
  name: string;
  file: string;
  /** The animation's JSON text. */
  animation: string;
  /** Where its poster belongs. */
  poster: string;
};

/** Every animation of the site, with the place of its poster. */
export function posterFiles(): PosterFile[] {
  return readdirSync(animations)
    .filter((file) => /\.(json|lottie)$/.test(file))
    .map((file) => {
      const name = basename(file, extname(file));
      return {
        name,
        file: join(animations, file),
        animation: animationText(join(animations, file)),
        poster: `public/posters/${name}.svg`,
      };
    });
}

import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { animationText } from '../animation-files/read-animation';

const animations = 'public/animations';

export type PosterFile = {
  /** The name of the animation's file, without its extension. */
  name: string;
  file: string;
  /** The animation's JSON text. */
  animation: string;
  /** The path of its poster. */
  poster: string;
};

/** All animations of the site with the paths of their posters. */
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

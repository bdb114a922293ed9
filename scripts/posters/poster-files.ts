import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const animations = 'public/animations';

export type PosterFile = {
  /** The name of the animation's file, without its extension. */
  name: string;
  /** The animation's JSON text. */
  animation: string;
  /** The path of its poster. */
  poster: string;
};

/** All animations of the site with the paths of their posters. */
export function posterFiles(): PosterFile[] {
  return readdirSync(animations)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const name = basename(file, '.json');
      return {
        name,
        animation: readFileSync(join(animations, file), 'utf8'),
        poster: `public/posters/${name}.svg`,
      };
    });
}

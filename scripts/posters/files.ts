import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const animations = 'public/animations';

export type PosterFile = {
  /** The animation's name, without an ending. */
  name: string;
  /** The animation's JSON text. */
  animation: string;
  /** Where its poster belongs. */
  poster: string;
};

/** Every animation of the site, with the place of its poster. */
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

import { textOfSrc } from '../document/source-text';
import type { PlayerSettings } from './settings';

/** Props of which another value has the file loaded again, drawn again, or the picture placed in its box. */
const LOADING = ['renderer', 'segment', 'expressions', 'animationId'] as const;
const DRAWING = ['rendererSettings', 'slots', 'themeId'] as const;
const PLACING = ['fit', 'align', 'maxDensity'] as const;

/** Says of props whether they have changed; a new object of the same content has not. */
export function propChanges(before: PlayerSettings, next: PlayerSettings) {
  const differs = (name: keyof PlayerSettings) => textOfSrc([next[name]]) !== textOfSrc([before[name]]);
  return {
    differs,
    loadsAgain: LOADING.some(differs),
    drawsAgain: DRAWING.some(differs),
    places: PLACING.some(differs),
  };
}

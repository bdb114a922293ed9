import { resolveAssets } from './assets';
import { removeEndless } from './endless';
import type { Fail } from './failure';
import { layersOf } from './layers';
import type { Loaded } from './loader';
import { select } from './markers';
import type { PlayerSegment } from './types';

/* What only some files, segments and renderers need, in one file that only those load. */

export { drawWithout } from './left-out';
export { preload, variantFor } from './variants';

/** Makes a checked animation ready to draw, and finds what is played of it. */
export function prepare(
  { animation, reading }: Loaded,
  segment: PlayerSegment | undefined,
  reducedMotion: boolean,
  fail: Fail,
): Pick<Loaded, 'range' | 'hasReducedMotion'> {
  removeEndless(animation, fail);
  resolveAssets(animation, reading.base);
  // The page's ids are the host's, and a second player of the file would give them again.
  for (const layer of layersOf(animation)) delete layer.ln;
  return select(animation, segment, reducedMotion, fail);
}

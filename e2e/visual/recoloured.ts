import type { PNG } from 'pngjs';

/** What a pixel's strongest channel has over its weakest, of 255, from which on it is a colour and no grey, paper or ink. */
const COLOURED = 70;

/** What a channel may be off, of 255: kept pictures have few colours. */
const TOLERANCE = 16;

/**
 * The share of a kept picture's coloured pixels that have another colour now: of all pixels they are so few that another accent
 * would pass for smoothed edges.
 * @param seen of the same size
 * @returns 0 to 1; 0 where the kept picture has no colour
 */
export function recolouredShare(kept: PNG, seen: PNG): number {
  let coloured = 0;
  let recoloured = 0;
  for (let at = 0; at < kept.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = kept.data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < COLOURED) continue;
    coloured += 1;
    const isAlike = [red, green, blue].every(
      (channel, index) => Math.abs(channel - (seen.data[at + index] ?? 0)) <= TOLERANCE,
    );
    if (!isAlike) recoloured += 1;
  }
  return coloured === 0 ? 0 : recoloured / coloured;
}

import type { PNG } from 'pngjs';

/** The least difference between a pixel's strongest and weakest channel, of 255, for it to count as coloured, not grey. */
const COLOURED = 70;

/** The most by which a channel may differ, of 255, because baselines have a reduced palette. */
const TOLERANCE = 16;

/**
 * Returns the share of a baseline's coloured pixels that have another colour in the screenshot, from 0 to 1. They are so few of all
 * pixels that a comparison of whole pages would take another accent for smoothed edges.
 * @param actual of the same size
 */
export function recolouredShare(baseline: PNG, actual: PNG): number {
  let coloured = 0;
  let recoloured = 0;
  for (let at = 0; at < baseline.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = baseline.data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < COLOURED) continue;
    coloured += 1;
    const isAlike = [red, green, blue].every(
      (channel, index) => Math.abs(channel - (actual.data[at + index] ?? 0)) <= TOLERANCE,
    );
    if (!isAlike) recoloured += 1;
  }
  return coloured === 0 ? 0 : recoloured / coloured;
}

import type { PNG } from 'pngjs';

/** The minimum difference between the strongest and weakest channel (0 to 255) of a coloured pixel. */
const COLOURED = 70;

/** The maximum difference of a channel (0 to 255). The palette of baselines is reduced. */
const TOLERANCE = 16;

/**
 * Returns the share of a baseline's coloured pixels that have another colour in the screenshot, from 0 to 1.
 * They are rare, so a comparison of whole pages can't tell another accent colour from antialiasing.
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

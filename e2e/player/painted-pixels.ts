import { PNG } from 'pngjs';

/** A colour that no animation of these tests is painted in. */
const MAGENTA = [255, 0, 255];

/** Props of a player whose painted pixels are to be counted. */
export const ON_MAGENTA = { background: `rgb(${MAGENTA})` };

/** Counts the pixels of a PNG that differ from the magenta background. */
export function paintedPixels(screenshot: Buffer): number {
  const { data } = PNG.sync.read(screenshot);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (MAGENTA.some((channel, index) => Math.abs((data[at + index] ?? 0) - channel) > 8)) count += 1;
  }
  return count;
}

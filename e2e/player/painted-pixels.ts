import { PNG } from 'pngjs';

/** A color that no animation in these tests contains. */
const MAGENTA = [255, 0, 255];

/** Props of a player whose painted pixels a test counts. */
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

/** Returns the most frequent color in the middle row of a PNG, except magenta, as red, green and blue. */
export function paintedColor(screenshot: Buffer): string {
  const { data, width, height } = PNG.sync.read(screenshot);
  const counts = new Map<string, number>();
  for (let x = 0; x < width; x += 1) {
    const color = String([...data.subarray((Math.floor(height / 2) * width + x) * 4).subarray(0, 3)]);
    if (color !== String(MAGENTA)) counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

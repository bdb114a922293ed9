/** The number of frames per hour. At 60 frames per second, a day takes 24 seconds. */
export const HOUR = 60;
export const DAY = 24 * HOUR;

/** Returns the frame that shows an hour of the day. */
export const at = (hour: number) => Math.round(hour * HOUR);

/**
 * The school's electric load in kW, every half hour from midnight to midnight, before and after the
 * modernization.
 */
export const load = {
  before: [
    98, 97, 96, 96, 96, 95, 96, 97, 98, 101, 112, 132, 166, 212, 270, 336, 406, 466, 506, 530, 548, 562, 575,
    586, 596, 608, 626, 640, 633, 611, 570, 506, 424, 354, 302, 262, 228, 205, 188, 175, 164, 152, 138, 124,
    113, 106, 102, 99, 98,
  ],
  after: [
    70, 69, 68, 68, 68, 67, 68, 69, 70, 73, 83, 102, 133, 173, 220, 270, 316, 349, 365, 373, 378, 381, 381,
    385, 389, 393, 396, 397, 394, 389, 374, 349, 309, 268, 236, 208, 184, 166, 152, 141, 131, 121, 108, 95,
    84, 78, 74, 71, 70,
  ],
} as const;

/** Returns the load at an hour, interpolated along the chart's smooth curve. */
export function loadAt(curve: readonly number[], hour: number): number {
  const n = Math.min(Math.floor(hour * 2), curve.length - 2);
  const value = (index: number) => curve[Math.min(Math.max(index, 0), curve.length - 1)] ?? 0;
  const u = hour * 2 - n;
  const [a, b, c, d] = [value(n - 1), value(n), value(n + 1), value(n + 2)];
  const [from, to] = [b + (c - a) / 6, c - (d - b) / 6];
  return b * (1 - u) ** 3 + 3 * from * u * (1 - u) ** 2 + 3 * to * u ** 2 * (1 - u) + c * u ** 3;
}

/**
 * Returns the cooling load (0 to 1), which is proportional to the amount by which the electric load exceeds
 * the load at night.
 */
export const cooling = (hour: number) => Math.max(0, (loadAt(load.after, hour) - 100) / 297);

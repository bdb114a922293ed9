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

/** The temperature in the school's warmest classroom in °C, every hour from midnight to midnight. */
const classroom = {
  before: [
    23.6, 23.3, 23, 22.8, 22.6, 22.5, 22.6, 22.9, 23.6, 24.6, 25.6, 26.4, 27.2, 27.9, 28.4, 28.6, 28.3, 27.7,
    27, 26.3, 25.6, 25, 24.5, 24, 23.6,
  ],
  after: [
    21.4, 21.2, 21, 20.9, 20.8, 20.8, 20.9, 21.2, 21.9, 22.6, 23.1, 23.5, 23.8, 24, 24.2, 24.2, 24, 23.6,
    23.2, 22.9, 22.6, 22.3, 22, 21.7, 21.4,
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

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * The figures that the page shows beside the animation, every quarter of an hour from midnight to midnight. `value` is
 * what the work has changed: the reduction of the load in percent, the energy saved since midnight in MWh, and the
 * temperature in the warmest classroom in °C.
 */
export function quarterlyFigures() {
  const quarters = Array.from({ length: 97 }, (_, n) => n / 4);
  const at = (hourly: readonly number[], hour: number) => {
    const [from = 0, to = from] = hourly.slice(Math.floor(hour));
    return rounded(from + (to - from) * (hour % 1), 1);
  };
  const before = quarters.map((hour) => Math.round(loadAt(load.before, hour)));
  const after = quarters.map((hour) => Math.round(loadAt(load.after, hour)));
  let saved = 0;
  return {
    load: {
      value: quarters.map((_, n) => Math.round((1 - (after[n] ?? 0) / (before[n] ?? 1)) * 100)),
      before,
      after,
    },
    saving: {
      value: quarters.map((_, n) => {
        // The area between the curves, as trapezoids of a quarter of an hour, from kW to MWh.
        const kilowatts = [n - 1, n].map((one) => (before[one] ?? 0) - (after[one] ?? 0));
        if (n > 0) saved += ((kilowatts[0] ?? 0) + (kilowatts[1] ?? 0)) / 2 / 4 / 1000;
        return rounded(saved, 1);
      }),
    },
    classroom: {
      value: quarters.map((hour) => at(classroom.after, hour)),
      before: quarters.map((hour) => at(classroom.before, hour)),
    },
  };
}

/**
 * Returns the cooling load (0 to 1), which is proportional to the amount by which the electric load exceeds
 * the load at night.
 */
export const cooling = (hour: number) => Math.max(0, (loadAt(load.after, hour) - 100) / 297);

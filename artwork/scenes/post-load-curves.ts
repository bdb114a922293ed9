import { load } from '../animations/campus/day';
import { type Point, route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { gridBubble, label, note } from '../parts/annotation';
import { areas, details, lines } from '../shapes';
import type { Drawing } from './drawing';

const [left, base, hour, kilowatt] = [30, 270, 15, 0.34];
const right = left + 24 * hour;

const pointAt = (curve: readonly number[], at: number): Point => [
  left + at * hour,
  base - (curve[at * 2] ?? 0) * kilowatt,
];

const below = (curve: readonly number[]): Point[] => [
  [left, base],
  ...curve.map((_, n) => pointAt(curve, n / 2)),
  [right, base],
];

const [peakBefore, peakAfter] = [pointAt(load.before, 13.5), pointAt(load.after, 13.5)];

/** The load curves before and after the work. Bubbles mark the base load, the rise and the peak. */
export const postLoadCurves: Drawing = {
  view: [0, 0, 420, 315],
  lettering: 18,
  shapes: [
    details(
      range(6).map((n) =>
        route([left, base - (n + 1) * 100 * kilowatt], [right, base - (n + 1) * 100 * kilowatt]),
      ),
    ),
    areas([below(load.before)], 'paper', { width: 1.8 }),
    areas([below(load.after)], 'accent', { width: 1.8 }),
    lines([
      route([left, 40], [left, base], [right + 6, base]),
      ...range(5).map((n) => route([left + n * 6 * hour, base], [left + n * 6 * hour, base + 7])),
    ]),
    range(5).map((n) =>
      label([left + n * 6 * hour, base + 22], `${String(n * 6).padStart(2, '0')}:00`, 'middle'),
    ),
    lines(
      [
        [pointAt(load.before, 3), [left + 3 * hour, 205]],
        [pointAt(load.before, 6), [left + 6 * hour, 170]],
        [peakBefore, [left + 13.5 * hour, 34]],
      ],
      { width: 1 },
    ),
    gridBubble([left + 3 * hour, 193], '1'),
    gridBubble([left + 6 * hour, 158], '2'),
    gridBubble([left + 13.5 * hour, 22], '3'),
    note(peakBefore, [306, 60], '640 kW'),
    note(peakAfter, [306, 96], '397 kW'),
  ],
};

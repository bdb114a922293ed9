import type { Point } from '@/components/drawings/geometry/isometric';
import {
  ellipse,
  fill,
  follow,
  group,
  keys,
  type Layer,
  layer,
  polyline,
  rectangle,
  smooth,
  stroke,
} from '../lottie';
import { palette } from '../palette';
import { display } from './clock';
import { DAY, HOUR, load, loadAt } from './day';
import { text } from './lettering';
import { ink } from './tones';

/** The area of the chart: from midnight to midnight, and from 0 to 700 kW. */
const axes = { left: 84, right: 1164, base: 632, top: 442, max: 700 };

const x = (hour: number) => axes.left + (hour / 24) * (axes.right - axes.left);
const y = (kilowatts: number) => axes.base - (kilowatts / axes.max) * (axes.base - axes.top);
const halfHours = (curve: readonly number[]): Point[] => curve.map((value, n) => [x(n / 2), y(value)]);

function grid(): Layer {
  const levels = [200, 400, 600];
  const hours = Array.from({ length: 25 }, (_, hour) => hour);
  return layer('grid', [
    group([
      ...levels.map((level) =>
        polyline([
          [axes.left, y(level)],
          [axes.right, y(level)],
        ]),
      ),
      stroke(palette.line, 1),
    ]),
    group([
      ...hours.map((hour) =>
        polyline([
          [x(hour), axes.base],
          [x(hour), axes.base + (hour % 3 ? 5 : 9)],
        ]),
      ),
      polyline([
        [axes.left, axes.base],
        [axes.right, axes.base],
      ]),
      stroke(palette.ink, 1.5),
    ]),
    group([
      ...hours
        .filter((hour) => hour % 3 === 0)
        .flatMap((hour) => text(String(hour), [x(hour), axes.base + 15], 13, 'middle')),
      stroke(palette.ink, 1.5),
    ]),
    group([
      ...levels.flatMap((level) => text(String(level), [axes.left - 10, y(level) - 6.5], 13, 'end')),
      stroke(palette.soft, 1.5),
    ]),
  ]);
}

/** Hatches the area between the two curves. The area represents the saved energy. */
function hatching(): Layer {
  const lines: Point[][] = [];
  for (let from = 0; from < 24; from += 0.18) {
    const start = loadAt(load.after, from) + 6;
    let to = from;
    let level = start;
    while (to < 24 && level < loadAt(load.before, to) - 6) {
      to += 0.02;
      level = start + (to - from) * 260;
    }
    if (level - start > 14)
      lines.push([
        [x(from), y(start)],
        [x(to), y(level)],
      ]);
  }
  return layer('saving', [
    group([...lines.map((points) => polyline(points)), stroke(palette.soft, 1, { opacity: 75 })]),
  ]);
}

function curves(): Layer {
  const after = halfHours(load.after);
  return layer('load', [
    group([smooth(after, axes.base), fill(palette.accent)]),
    group([smooth(after), stroke(palette.ink, 1.75)]),
    group([smooth(halfHours(load.before)), stroke(palette.ink, 1.75, { dashes: { dash: 6, gap: 5 } })]),
  ]);
}

/**
 * Covers the hours after the current time with a translucent rectangle, so that the curves of these hours are
 * only faintly visible.
 */
function future(): Layer {
  const width = axes.right - axes.left + 4;
  return layer(
    'hours to come',
    [group([rectangle(-width, 0, width, axes.base - axes.top + 8), fill(palette.paper, 84)])],
    {
      position: [axes.right + 4, axes.top - 9],
      scale: keys([
        [0, [100, 100]],
        [DAY, [0.3, 100]],
      ]),
    },
  );
}

function now(): Layer {
  const dot = (curve: readonly number[]) =>
    follow((frame) => [x(frame / HOUR), y(loadAt(curve, frame / HOUR))], DAY);
  return layer('now', [
    group(
      [
        polyline([
          [0, axes.top - 9],
          [0, axes.base],
        ]),
        stroke(palette.ink, 1.5),
      ],
      {
        position: keys([
          [0, [x(0), 0]],
          [DAY, [x(24), 0]],
        ]),
      },
    ),
    group([ellipse([0, 0], 4.5), stroke(palette.ink, 1.5), fill(palette.paper)], {
      position: dot(load.before),
    }),
    group([ellipse([0, 0], 6.5), stroke(palette.ink, 2), fill(palette.accent)], {
      position: dot(load.after),
    }),
  ]);
}

/** The legend of the curves, with their current values. */
export function readings(): Layer {
  const every = HOUR / 4;
  const [left, top, row] = [40, 98, 34];
  const values = (curve: readonly number[]) =>
    Array.from({ length: DAY / every }, (_, n) =>
      String(Math.round(loadAt(curve, (n * every) / HOUR))).padStart(3, ' '),
    );
  const line = (n: number) => top + n * row;
  return layer('readings', [
    group([
      polyline([
        [left, line(0) + 11],
        [left + 34, line(0) + 11],
      ]),
      stroke(ink, 1.75, { dashes: { dash: 6, gap: 5 } }),
    ]),
    group([rectangle(left, line(1) + 4, 34, 14), stroke(ink, 1.5), fill(palette.accent)]),
    group([
      ...text('before', [left + 46, line(0) + 3], 15),
      ...text('after', [left + 46, line(1) + 3], 15),
      stroke(ink, 1.5),
    ]),
    display(values(load.before), every, [left + 130, line(0)], 22, () => stroke(ink, 2)),
    display(values(load.after), every, [left + 130, line(1)], 22, () => stroke(ink, 2)),
    group([...[0, 1].flatMap((n) => text('kW', [left + 184, line(n) + 7], 15)), stroke(ink, 1.5)]),
  ]);
}

/** The chart of the electric load. The curves are uncovered as the day passes. */
export const chart = (): Layer[] => [grid(), hatching(), curves(), future(), now()];

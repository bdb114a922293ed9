import { type Point, route } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import {
  clip,
  ellipse,
  fill,
  follow,
  group,
  keys,
  type Layer,
  layer,
  movingPolygon,
  polyline,
  rectangle,
  smooth,
  stroke,
} from '../lottie';
import { palette } from '../palette';
import { display } from './clock-display';
import { DAY, HOUR, load, loadAt } from './day';
import { text } from './text';
import { hair, ink, inked, tones } from './tones';

/** The area of the chart: from midnight to midnight, and from 0 to 700 kW. */
const axes = { left: 114, right: 1152, base: 612, top: 436, max: 700 };
/** The height of digits and capitals. On a phone that is 390 px wide, it is 9 px. */
const LETTERS = 28;

const x = (hour: number) => axes.left + (hour / 24) * (axes.right - axes.left);
const y = (kilowatts: number) => axes.base - (kilowatts / axes.max) * (axes.base - axes.top);
const halfHours = (curve: readonly number[]): Point[] => curve.map((value, n) => [x(n / 2), y(value)]);

function grid(): Layer {
  const levels = [200, 400, 600];
  const hours = range(25);
  return layer('grid', [
    group([
      ...levels.map((level) => polyline(route([axes.left, y(level)], [axes.right, y(level)]))),
      stroke(hair, 1, { opacity: 60 }),
    ]),
    group([
      ...hours.map((hour) =>
        polyline(route([x(hour), axes.base], [x(hour), axes.base + (hour % 3 ? 5 : 9)])),
      ),
      polyline(route([axes.left, axes.base], [axes.right, axes.base])),
      ...inked(1.5),
    ]),
    group([
      ...hours
        .filter((hour) => hour % 3 === 0)
        .flatMap((hour) => text(String(hour), [x(hour), axes.base + 20], LETTERS, 'middle')),
      ...inked(1.5),
    ]),
    group([
      ...levels.flatMap((level) =>
        text(String(level), [axes.left - 12, y(level) - LETTERS / 2], LETTERS, 'end'),
      ),
      ...inked(1.5),
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
    if (level - start > 14) lines.push(route([x(from), y(start)], [x(to), y(level)]));
  }
  return layer('saving', [
    group([...lines.map((points) => polyline(points)), stroke(ink, 1, { opacity: 55 })]),
  ]);
}

/** The two curves. `strength` is the opacity in percent. */
function curves(nm: string, strength: { area: number; line: number }): Layer {
  const after = halfHours(load.after);
  const opacity = strength.line;
  const dashes = { dash: 6, gap: 5 };
  const before = opacity < 100 ? [stroke(ink, 1.75, { opacity, dashes })] : inked(1.75, { dashes });
  return layer(nm, [
    group([smooth(after, axes.base), fill(palette.accent, strength.area)]),
    group([smooth(after), stroke(ink, 1.75, { opacity })]),
    group([smooth(halfHours(load.before)), ...before]),
  ]);
}

/** Clips a layer to the hours before the current time. */
function untilNow(target: Layer): Layer {
  const [top, bottom] = [axes.top - 12, axes.base + 1];
  const area = (hour: number): Point[] => [
    [axes.left, top],
    [x(hour), top],
    [x(hour), bottom],
    [axes.left, bottom],
  ];
  return clip(
    target,
    movingPolygon([
      [0, area(0)],
      [DAY, area(24)],
    ]),
  );
}

function now(): Layer {
  const dot = (curve: readonly number[]) =>
    follow((frame) => [x(frame / HOUR), y(loadAt(curve, frame / HOUR))], DAY);
  return layer('now', [
    group([polyline(route([0, axes.top - 9], [0, axes.base])), ...inked(1.5)], {
      position: keys([
        [0, [x(0), 0]],
        [DAY, [x(24), 0]],
      ]),
    }),
    group([ellipse([0, 0], 4.5), stroke(ink, 1.5), fill(tones.top)], {
      position: dot(load.before),
    }),
    group([ellipse([0, 0], 6.5), stroke(ink, 2), fill(palette.accent)], {
      position: dot(load.after),
    }),
  ]);
}

/** The legend of the curves, with their current values. */
export function readings(): Layer {
  const every = HOUR / 4;
  const [left, top, row] = [36, 90, 42];
  const values = (curve: readonly number[]) =>
    range(DAY / every).map((n) => String(Math.round(loadAt(curve, (n * every) / HOUR))).padStart(3, ' '));
  const line = (n: number) => top + n * row;
  return layer('readings', [
    group([
      polyline(route([left, line(0) + LETTERS / 2], [left + 34, line(0) + LETTERS / 2])),
      ...inked(1.75, { dashes: { dash: 6, gap: 5 } }),
    ]),
    group([rectangle(left, line(1) + 5, 34, LETTERS - 10), stroke(ink, 1.5), fill(palette.accent)]),
    group([
      ...text('before', [left + 46, line(0)], LETTERS),
      ...text('after', [left + 46, line(1)], LETTERS),
      ...inked(1.5),
    ]),
    display(values(load.before), every, [left + 188, line(0)], LETTERS, () => inked(2)),
    display(values(load.after), every, [left + 188, line(1)], LETTERS, () => inked(2)),
    group([...[0, 1].flatMap((n) => text('kW', [left + 262, line(n)], LETTERS)), ...inked(1.5)]),
  ]);
}

/** The chart of the electric load. The hours after the current time are only faintly visible. */
export const chart = (): Layer[] => [
  grid(),
  curves('hours to come', { area: 20, line: 38 }),
  untilNow(hatching()),
  untilNow(curves('load', { area: 100, line: 100 })),
  now(),
];

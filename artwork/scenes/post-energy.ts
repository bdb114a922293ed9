import { load as curves } from '../animations/campus/day';
import { corners, hatch } from '../geometry/box';
import { isometric, type Point, route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { dimension, note } from '../parts/annotation';
import { block } from '../parts/building';
import { chiller } from '../parts/chiller';
import { tree } from '../parts/landscape';
import { panels, substation } from '../parts/power';
import { areas, details, lines } from '../shapes';
import type { Drawing } from './drawing';

/** The load curve of the animation on the home page. */
const load: readonly number[] = curves.after;
const [least, most] = [Math.min(...load), Math.max(...load)];

const [left, base, hour, kilowatt] = [70, 262, 26, 0.52];
const right = left + 24 * hour;
const curve = load.map((power, at): Point => [left + (at / 2) * hour, base - power * kilowatt]);
const foot = base - least * kilowatt;

/** A day's load curve above a building. Labels mark the base load, the rise and the peak. */
export const postEnergy: Drawing = {
  view: [-4, -13, 740, 555],
  project: isometric([380, 405], 17),
  shapes: [
    details(
      range(5).map((n) => route([left, base - n * 100 * kilowatt], [right, base - n * 100 * kilowatt])),
    ),
    areas([[[left, base], ...curve, [right, base]]], 'accent'),
    details(hatch(corners(left, foot, right - left, base - foot), 48)),
    lines([
      route([left, 30], [left, base], [right + 20, base]),
      ...range(13).map((n) => route([left + n * 2 * hour, base], [left + n * 2 * hour, base + 7])),
    ]),
    block({ x: -4, y: -2, w: 10, d: 6, h: 2.8 }, { rows: 2, left: 10, right: 6 }),
    chiller({ x: -3, y: -1, z: 2.5, w: 4, d: 1.8, h: 1.2 }, 3),
    panels({ x: 1.8, y: -1.4, z: 2.5, w: 3.6, d: 4.6, h: 0.4 }, 4, 4),
    substation({ x: 7.6, y: 1, w: 1.8, d: 1.2, h: 1.4 }),
    tree([-3.6, 5.6, 0]),
    tree([9.4, 4.4, 0]),
    dimension([left, 300], [right, 300], '24 h'),
    note([left + 23 * hour, foot], [655, 98], `base ${least} kW`),
    note(curve[12] ?? [0, 0], [170, 120], 'slope'),
    note(curve[load.indexOf(most)] ?? [0, 0], [520, 22], `peak ${most} kW`),
  ],
};

import { corners } from '../geometry/box';
import { route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { dimension, label, note } from '../parts/annotation';
import { areas, details, lines } from '../shapes';
import type { Drawing } from './drawing';

const [left, base, right, percent] = [62, 252, 404, 2.05];
const coils = 38;
const pitch = (right - left) / coils;

/** The highest position of each coil's valve, in percent, in ascending order. */
const positions = [...range(coils - 1).map((n) => 21 + 47 * (n / (coils - 2)) ** 1.4), 100];

const level = (position: number) => base - position * percent;

const bars = positions.map((position, n) =>
  corners(left + (n + 0.14) * pitch, base, 0.72 * pitch, -position * percent),
);

/** A bar chart of the valve positions of 38 coils. Only the last coil is above the line at 70 %. */
export const postCoilValves: Drawing = {
  view: [0, 0, 420, 315],
  lettering: 18,
  shapes: [
    details([25, 50, 100].map((position) => route([left, level(position)], [right, level(position)]))),
    areas(bars.slice(0, -1), 'paper'),
    areas(bars.slice(-1), 'accent'),
    lines([route([left, level(70)], [right, level(70)])], { width: 1.8, dashes: [7, 5] }),
    lines([route([left, level(108)], [left, base], [right + 8, base])]),
    [0, 70, 100].map((position) => label([left - 8, level(position)], `${position} %`, 'end')),
    note([right - pitch / 2, level(86)], [330, level(86)], 'server room'),
    dimension([left, 276], [right, 276], '38 coils', { below: true }),
  ],
};

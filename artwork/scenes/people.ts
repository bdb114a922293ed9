import { leftWall, quad } from '../geometry/box';
import { isometric } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { ground } from '../parts/landscape';
import { person } from '../parts/person';
import { gauge, pipe, pump } from '../parts/pipework';
import { controlPanel } from '../parts/power';
import { areas, details, lines, type Shape, shadow, solid } from '../shapes';
import type { Drawing } from './drawing';

/** A small drawing of a person and what they work on. */
const portrait = (shapes: Shape[]): Drawing => ({
  view: [6, 4, 184, 138],
  project: isometric([88, 62], 34),
  shapes: [ground({ x: -0.9, y: -0.7, w: 3.4, d: 2.2 }), ...shapes],
});

/** Reads a gauge of a pump, with a clipboard. */
export const surveyEngineer = portrait([
  pipe(run([-0.8, -0.2, 0.5], 'x3.2'), { width: 9 }),
  pump([1.5, -0.2, 0], { axis: 'x', size: 0.9 }),
  gauge([0.9, -0.2, 0.6], 0.2),
  person([0.2, 0.4, 0], { helmet: true, board: true }),
]);

/** Stands at a table with a plan. */
export const projectEngineer = portrait([person([0.5, -0.2, 0]), planTable()]);

/** Stands beside an open control panel. */
export const dutyEngineer = portrait([
  controlPanel({ x: 0.7, y: -0.5, w: 1.3, d: 0.5, h: 1.7 }),
  person([0, 0.4, 0], { helmet: true }),
]);

function planTable(): Shape {
  const top = { x: 0, y: 0.35, z: 0.76, w: 1.9, d: 0.9, h: 0.05 };
  const wall = leftWall({ x: 0, y: 0.35, d: 0.9 });
  const plan = [
    [0.2, 0.5, 0.82],
    [1.7, 0.5, 0.82],
    [1.7, 1.1, 0.82],
    [0.2, 1.1, 0.82],
  ] as const;
  return [
    shadow({ x: 0, y: 0.35, w: 1.9, d: 0.9, h: 0.8 }),
    areas([quad(wall, 0.1, 0, 0.12, 0.76), quad(wall, 1.68, 0, 0.12, 0.76)], 'tint', { width: 1 }),
    solid(top),
    areas([plan], 'paper', { width: 0.9 }),
    details([
      [
        [0.4, 0.7, 0.82],
        [1.2, 0.7, 0.82],
        [1.2, 0.95, 0.82],
      ],
    ]),
    lines(
      [
        [
          [0.4, 0.95, 0.82],
          [1.5, 0.95, 0.82],
        ],
      ],
      { stroke: 'accent', width: 2.4 },
    ),
  ];
}

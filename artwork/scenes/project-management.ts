import { faces } from '../geometry/box';
import { isometric } from '../geometry/isometric';
import { dimension, note } from '../parts/annotation';
import { block } from '../parts/building';
import { chiller } from '../parts/chiller';
import { hoist, programme, scaffold, towerCrane } from '../parts/crane';
import { ground, hedge, tree } from '../parts/landscape';
import { solid } from '../shapes';
import type { Drawing } from './drawing';

const load = { x: 0.9, y: 2.6, z: 8.2, w: 4.6, d: 1.9, h: 1.4 };

/** A crane lifts a chiller onto a roof. A Gantt chart shows the weeks of the project. */
export const projectManagement: Drawing = {
  view: [-60, -120, 990, 742],
  project: isometric([430, 260], 26),
  shapes: [
    ground({ x: -3, y: -1, w: 15.5, d: 12.4 }),
    tree([-2, 8.4, 0], { size: 1.2, tall: true }),
    block({ x: 0, y: 1, w: 8, d: 7, h: 4 }, { rows: 2, left: 7, right: 6 }),
    scaffold([0.2, 8.1], 4.2, 4, 2),
    solid({ x: 0.7, y: 2.4, z: 3.7, w: 5, d: 2.3, h: 0.25 }, { top: 'accent' }),
    chiller({ x: 0.9, y: 5.4, z: 3.7, w: 4.6, d: 1.9, h: 1.4 }, 3),
    towerCrane([10.6, 3.55], 13, 10.6),
    hoist([3.2, 3.55, 13.3], [3.2, 3.55, 12], faces(load).top),
    chiller(load, 3, { hanging: true }),
    block({ x: 9, y: 7.4, w: 2.8, d: 1.6, h: 1.4 }, { rows: 1, left: 3, right: 1 }),
    hedge({ x: -2.6, y: 10.6, w: 9, d: 0.4, h: 0.5 }),
    dimension([-3, 12.2, 0], [12.5, 12.2, 0], '24 m', { below: true }),
    note([0.9, 4.5, 9], [190, 40], 'CH-1 3.2 t'),
    note([0.9, 6.6, 4.6], [130, 270], 'CH-2'),
    programme(
      [708, 516],
      'week',
      ['28', '30', '32', '34', '36'],
      [
        [0, 1, true],
        [0.8, 1.6, true],
        [2.2, 1.2, false],
        [3, 1, false],
      ],
    ),
  ],
};

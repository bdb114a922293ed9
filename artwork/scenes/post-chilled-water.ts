import { isometric } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { airHandler } from '../parts/air-handler';
import { note } from '../parts/annotation';
import { chiller } from '../parts/chiller';
import { gridCrosses, ground } from '../parts/landscape';
import { flange, gauge, pipe, pump, tank, valve } from '../parts/pipework';
import type { Drawing } from './drawing';

/** A chilled-water circuit with a supply of 9 °C and a return of 15 °C. */
export const postChilledWater: Drawing = {
  view: [50, 10, 706, 530],
  project: isometric([400, 190], 38),
  shapes: [
    ground({ x: -2.6, y: -2, w: 11, d: 9.6 }),
    gridCrosses({ x: -2, y: -1, w: 10, d: 8 }, 2),
    chiller({ x: -2, y: -1.4, w: 6.4, d: 2.4, h: 2 }, 3),
    pipe(run([4.4, 0.2, 0.6], 'x5.5'), { width: 14 }),
    tank([6.4, 0.4, 0], 0.9, 2.8),
    airHandler({ x: -2.4, y: 5, w: 4.2, d: 1.9, h: 1.8 }),
    pipe(run([1.8, 5.5, 0.5], 'x3 y1'), { width: 14, warm: true }),
    flange([3, 2, 0.5], 'y', 0.32),
    valve([3, 3.6, 0.5], 'y', 0.34),
    pipe(run([6.4, 1.3, 0.87], 'y2.9'), { width: 14 }),
    pump([6.4, 3.6, 0], { axis: 'y', size: 1.4 }),
    pipe(run([6.4, 3.14, 1.76], 'z2.3 x4.6 z0.5 y6.4 x1.8'), { width: 14 }),
    valve([4.6, 5, 0.5], 'y', 0.34),
    gauge([5.4, 3.14, 2.4], 0.26),
    note([4.2, 6.4, 0.6], [500, 500], '9 °C'),
    note([3, 4.6, 0.6], [318, 199], '15 °C'),
  ],
};

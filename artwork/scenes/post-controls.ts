import { isometric, type Place } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { note, signal } from '../parts/annotation';
import { cupboard, desk } from '../parts/furniture';
import { ground } from '../parts/landscape';
import { controlPanel } from '../parts/power';
import { room } from '../parts/room';
import { copy, type Shape } from '../shapes';
import type { Drawing } from './drawing';

/** A control panel, and lines from the panel to sensors in four rooms. */
export const postControls: Drawing = {
  view: [74, 2, 700, 525],
  project: isometric([400, 200], 34),
  shapes: [
    ground({ x: -3.4, y: -2.4, w: 12, d: 9.6 }),
    office(-2.4, -1.4),
    office(1.4, -1.4),
    office(-2.4, 2.2),
    office(1.4, 2.2),
    controlPanel({ x: 5.8, y: 4.6, w: 1.8, d: 0.9, h: 3 }),
    signal(run([6.2, 5.5, 1.2], 'y5.9 x5 y1 x4.6 y-1.2 z1.5')),
    signal(run([6.2, 5.5, 0.9], 'y6.1 x4.9 y2.4 x3.4 z1.5')),
    signal(run([6.2, 5.5, 0.6], 'y6.3 x-0.4 y2.2 z1.6')),
    signal(run([6.2, 5.5, 0.3], 'y6.5 x-2.9 y1 x-2.4 z1.5')),
    note([6.6, 5.5, 2.4], [630, 250], 'Mon–Fri'),
    note([-2.4, 0.4, 1.6], [170, 110], '19 °C'),
  ],
};

/** A room with two desks. */
function office(x: number, y: number): Shape[] {
  const desks: Place[] = [
    [x + 0.6, y + 0.9, 0],
    [x + 2, y + 0.9, 0],
  ];
  return [
    room({ x, y, w: 3.4, d: 3.2, h: 2.1 }, 3),
    cupboard({ x: x + 0.1, y: y + 2.1, w: 0.4, d: 0.9, h: 0.9 }),
    desks.map((at) => copy('post-controls-desk', desk([0, 0, 0]), at)),
  ];
}

import { isometric, route } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { gridBubble, note } from '../parts/annotation';
import { cover, impeller, motor, shaft, volute } from '../parts/exploded-pump';
import { gridCrosses, ground } from '../parts/landscape';
import { flange, gauge, pipe, pump, valve } from '../parts/pipework';
import { lines, type Shape } from '../shapes';
import type { Drawing } from './drawing';

const [y, z] = [4.4, 1.3];

/** An exploded view of a pump along its shaft, in front of a pump in operation. */
export const maintenanceManagement: Drawing = {
  view: [-12, 66, 832, 624],
  project: isometric([330, 210], 44),
  shapes: [
    ground({ x: -2, y: -1, w: 13.5, d: 7.6 }),
    gridCrosses({ x: -1, y: 0, w: 12, d: 6 }, 2),
    dutyPump(),
    lines([route([-1.4, y, z], [11.6, y, z])], { stroke: 'soft', width: 1, dashes: [12, 4, 2, 4] }),
    volute([0.6, y, z]),
    impeller([2.3, y, z]),
    cover([3.7, y, z], 1.05),
    shaft([5, y, z]),
    motor([8, y, z]),
    [0.6, 2.3, 3.7, 5.2, 8].map((x, n) => balloon(x, String(n + 1))),
    note([1.9, 0.6, 1.4], [650, 110], 'on duty'),
    note([8.8, y + 0.4, 0.4], [560, 650], 'P-2'),
  ],
};

/** The number of a part at a position along the pump's shaft. */
function balloon(x: number, text: string): Shape {
  return (project) => {
    const [left, top] = project(x, y, z + 2.1);
    const center = [left + 18, top - 26] as const;
    return [lines([[[x, y, z + 1.2], center]], { stroke: 'soft', width: 1 }), gridBubble(center, text)];
  };
}

/** The pump in operation, with valves and a gauge. */
function dutyPump(): Shape[] {
  return [
    pipe(run([-2, 0.6, 0.9], 'x1'), { width: 20 }),
    flange([-1.2, 0.6, 0.9], 'x', 0.36),
    valve([-0.1, 0.6, 0.9], 'x', 0.42),
    pump([1.6, 0.6, 0], { size: 1.5 }),
    pipe(run([1.1, 0.6, 2], 'z2.8 y-0.6 x8.6'), { width: 20 }),
    valve([4.4, -0.6, 2.8], 'x', 0.42),
    flange([6.4, -0.6, 2.8], 'x', 0.36),
    gauge([5.4, -0.6, 3], 0.26),
  ];
}

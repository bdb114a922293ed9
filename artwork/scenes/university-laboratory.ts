import { isometric } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { airHandler, duct } from '../parts/air-handler';
import { dimension, note, signal } from '../parts/annotation';
import { chiller } from '../parts/chiller';
import { cupboard, fumeCupboard, labBench, stool } from '../parts/furniture';
import { ground } from '../parts/landscape';
import { flange, pipe, valve } from '../parts/pipework';
import { room } from '../parts/room';
import { copy, drum, type Shape, solid } from '../shapes';
import type { Drawing } from './drawing';

/** A laboratory with benches and fume cupboards. A coil recovers heat from the exhaust air. */
export const universityLaboratory: Drawing = {
  view: [34, -40, 944, 708],
  project: isometric([400, 210], 30),
  shapes: [
    ground({ x: -2.6, y: -1, w: 19, d: 11 }),
    room({ x: -2, y: 0, w: 12, d: 8.4, h: 3.2 }),
    range(5).map((n) => fumeCupboard({ x: -1.5 + n * 2.2, y: 0.1, w: 1.8, d: 1.1, h: 2.6 })),
    // From each fume cupboard, a duct leads to the main duct of the exhaust machine.
    range(5).map((n) => drum([-0.6 + n * 2.2, 0.6, 2.6], 'z', 0.26, 1.3, { rings: 4 })),
    range(4).map((n) => duct({ x: -1.8 + n * 3.1, y: 0.1, z: 3.9, w: 3, d: 1, h: 0.9 })),
    cupboard({ x: -1.9, y: 3.2, w: 0.6, d: 1.4, h: 2 }),
    cupboard({ x: -1.9, y: 5, w: 0.6, d: 1.4, h: 2 }),
    [2.6, 4.6, 6.6].map((y) => copy('laboratory-benches', benches(), [0, y, 0])),
    heatRecovery(),
    signal(run([11.4, 3.2, 1.4], 'x9.4 y1.2 z2.4')),
    dimension([-2, 9.2, 0], [10, 9.2, 0], '18 m', { below: true }),
    note([12.6, 1.4, 5.6], [800, 150], '310 kW'),
    note([-0.6, 1.2, 1.4], [196, 118], '0.4 m/s'),
  ],
};

function benches(): Shape[] {
  return [
    labBench({ x: -0.6, y: 0, w: 4.6, d: 0.9, h: 0.9 }),
    labBench({ x: 4.8, y: 0, w: 4.6, d: 0.9, h: 0.9 }),
    [0.4, 2.4, 5.8, 7.8].map((x) => stool([x, 1.3, 0])),
  ];
}

/** The machine that recovers heat from the exhaust air. It is outside the building. */
function heatRecovery(): Shape[] {
  return [
    solid({ x: 10.8, y: 0, w: 4.8, d: 2.4, h: 3.4 }),
    airHandler({ x: 10.6, y: -0.1, z: 3.4, w: 5.2, d: 2, h: 2.2 }),
    [12, 13.2].map((x) => drum([x, 0.6, 5.6], 'z', 0.36, 1.6, { rings: 3, end: 'on-accent' })),
    pipe(run([12.4, 1.9, 3.8], 'y2.9 z0.4 y4.8'), { width: 9 }),
    pipe(run([13.2, 1.9, 3.8], 'y2.7 z0.4 y4.8'), { width: 9, warm: true }),
    flange([12.4, 3.6, 0.4], 'y'),
    valve([13.2, 3.7, 0.4], 'y', 0.24),
    chiller({ x: 11.6, y: 4.8, w: 2.2, d: 4, h: 1.8 }, 2),
  ];
}

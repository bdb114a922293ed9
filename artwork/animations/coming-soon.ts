import { type Box, isometric, type Place, TILT } from '../geometry/isometric';
import { drawingKit } from './drawing-kit';
import { type Animation, animation, layer } from './lottie';
import { cabinet, dial, submeters, trace } from './metering/cabinet';
import { cables, mast, model } from './metering/estate';
import { around, LOOP, signal, stream } from './metering/loop';
import { nightTones } from './palette';
import { flanges, footing, gauge, valve } from './plant/pipework-shapes';
import { plinth } from './plant/plinth';

const kit = drawingKit(isometric([430, 258], 52), nightTones);

const body: Box = { x: 0.8, y: 0.8, w: 5.3, d: 1.5, h: 5 };

const estate: { box: Box; storeys: number; wire: Place[] }[] = [
  {
    box: { x: 0.7, y: 4.3, w: 1.5, d: 1.3, h: 1.15 },
    storeys: 3,
    wire: [
      [1.45, 4.3, 0],
      [1.45, 2.3, 0],
    ],
  },
  {
    box: { x: 3, y: 4.3, w: 2, d: 1.3, h: 0.8 },
    storeys: 2,
    wire: [
      [4, 4.3, 0],
      [4, 2.3, 0],
    ],
  },
  {
    box: { x: 5.6, y: 4.2, w: 0.95, d: 1.4, h: 0.5 },
    storeys: 1,
    wire: [
      [6, 4.3, 0],
      [6, 3.4, 0],
      [5.2, 3.4, 0],
      [5.2, 2.3, 0],
    ],
  },
];

const toFlowMeter: Place[] = [
  [7.7, 3, 0],
  [6.9, 3, 0],
  [6.9, 1.6, 0],
  [6.1, 1.6, 0],
];

const water: Place[] = [
  [7.7, 0.7, 0],
  [7.7, 0.7, 1.3],
  [7.7, 5.4, 1.3],
  [7.7, 5.4, 0],
];

/** A loop in which a cabinet reads the meters of a small estate. */
export function comingSoon(): Animation {
  const pipe = { width: 18, wall: 2, strength: 100 };
  const needle = around((part) => -100 + 200 * signal((part * 2 + 0.3) % 1), 4);
  return animation('A teaser', [960, 720], LOOP, [
    layer('plinth', [
      plinth(kit, 8.9, 6.4, 0.4),
      footing(kit, [
        { x: 1.3, y: 1.4, w: 5.3, d: 1.4 },
        ...estate.map(({ box }) => ({ x: box.x + 0.3, y: box.y + 0.35, w: box.w, d: box.d })),
      ]),
      ...cables(kit, [
        ...estate.map(({ wire }, n) => ({ places: wire, times: 8 + n * 3 })),
        { places: toFlowMeter, times: 10 },
      ]),
    ]),
    cabinet(kit, body),
    ...trace(kit, body),
    dial(kit, body),
    submeters(kit, body),
    layer('mast', [mast(kit, [5.3, 1.5, 5.14], 0.95)]),
    layer(
      'estate',
      estate.map(({ box, storeys }, n) => model(kit, box, storeys, n * 3)),
    ),
    layer('flow meter', [
      flanges(kit, [water[0] ?? [0, 0, 0]], TILT.top),
      kit.pipe(water, stream(18 * 3.6, 9), pipe),
      flanges(kit, [water[3] ?? [0, 0, 0]], TILT.top),
      valve(kit, [7.7, 1.9, 1.3], 'y'),
      kit.drum([7.7, 3.5, 0.95], 0.36, 0.7),
      gauge(kit, [7.7, 3.5, 1.65], needle),
    ]),
  ]);
}

import type { Box } from '../geometry/box';
import { isometric, type Place } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { pipe } from '../parts/pipework';
import { drum } from '../shapes';
import { type Animation, animation, clip, layer, polygon } from './lottie';
import { lottiePrinter } from './lottie-printer';
import { cabinet, dial, display, pen, screen, submeters, trace } from './metering/cabinet';
import { cables, mast, model } from './metering/estate';
import { around, LOOP, signal, stream } from './metering/loop';
import { flowing } from './moving-parts';
import { nightTones } from './palette';
import { plinth } from './plant/plinth';
import { flanges, footing, needleGauge, valveSymbol } from './plant/running-pipework';

const project = isometric([430, 258], 52);
const draw = lottiePrinter(project, nightTones);

const body: Box = { x: 0.8, y: 0.8, w: 5.3, d: 1.5, h: 5 };

const estate: { box: Box; storeys: number; wire: Place[] }[] = [
  {
    box: { x: 0.7, y: 4.3, w: 1.5, d: 1.3, h: 1.15 },
    storeys: 3,
    wire: run([1.45, 4.3, 0], 'y2.3'),
  },
  {
    box: { x: 3, y: 4.3, w: 2, d: 1.3, h: 0.8 },
    storeys: 2,
    wire: run([4, 4.3, 0], 'y2.3'),
  },
  {
    box: { x: 5.6, y: 4.2, w: 0.95, d: 1.4, h: 0.5 },
    storeys: 1,
    wire: run([6, 4.3, 0], 'y3.4 x5.2 y2.3'),
  },
];

const toFlowMeter = run([7.7, 3, 0], 'x6.9 y1.6 x6.1');

const water = run([7.7, 0.7, 0], 'z1.3 y5.4 z0');

/** A loop in which a cabinet reads the meters of a small estate. */
export function comingSoon(): Animation {
  const needle = around((part) => -100 + 200 * signal((part * 2 + 0.3) % 1), 4);
  return animation('A teaser', [960, 720], LOOP, [
    layer(
      'plinth',
      draw(
        plinth(8.9, 6.4, 0.4),
        footing([
          { x: 1.3, y: 1.4, w: 5.3, d: 1.4 },
          ...estate.map(({ box }) => ({ x: box.x + 0.3, y: box.y + 0.35, w: box.w, d: box.d })),
        ]),
        cables([
          ...estate.map(({ wire }, n) => ({ places: wire, times: 8 + n * 3 })),
          { places: toFlowMeter, times: 10 },
        ]),
      ),
    ),
    layer('cabinet', draw(cabinet(body))),
    layer('display', draw(display(body))),
    clip(layer('trace', draw(trace(body))), polygon(screen(body).map((place) => project(...place)))),
    layer('pen', draw(pen(body))),
    layer('dial', draw(dial(body))),
    layer('submeters', draw(submeters(body))),
    layer('mast', draw(mast([5.3, 1.5, 5.14], 0.95))),
    layer('estate', draw(...estate.map(({ box, storeys }, n) => model(box, storeys, n * 3)))),
    layer(
      'flow meter',
      draw(
        flanges(water.slice(0, 1), 'z'),
        pipe(water, { width: 18, wall: 2, water: flowing(18, stream(18 * 3.6, 9)) }),
        flanges(water.slice(-1), 'z'),
        valveSymbol([7.7, 1.9, 1.3], 'y'),
        drum([7.7, 3.5, 0.95], 'z', 0.36, 0.7),
        needleGauge([7.7, 3.5, 1.65], needle),
      ),
    ),
  ]);
}

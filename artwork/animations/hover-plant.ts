import type { Box } from '../geometry/box';
import { isometric } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { pipe } from '../parts/pipework';
import {
  type Animation,
  accumulate,
  animation,
  follow,
  type Key,
  keys,
  layer,
  slots,
  slotted,
} from './lottie';
import { lottiePrinter } from './lottie-printer';
import { flowing } from './moving-parts';
import { palette } from './palette';
import { plinth } from './plant/plinth';
import { airflow, runningAirHandler } from './plant/running-air-handler';
import { runningChiller } from './plant/running-chiller';
import { flanges, footing, needleGauge, valveSymbol, verticalPump, vessel } from './plant/running-pipework';

const END = 300;

/** The colors in the light scheme. In the dark scheme, the player replaces the colors through slots. */
const tones = {
  ink: palette.ink,
  top: palette.paper,
  left: palette.tint,
  right: palette.line,
  glass: palette.soft,
};

const draw = lottiePrinter(isometric([322, 138], 34), slotted(tones));

const machine: Box = { x: 0.8, y: 1, w: 3.2, d: 6.4, h: 2.75 };
const handler: Box = { x: 5.3, y: 0.8, w: 4.6, d: 2.4, h: 2.6 };

const supply = run([4, 6.3, 0.7], 'x8.9 y3.2');
const toVessel = run([9.7, 6.3, 0.7], 'x8.9');
const back = run([7.2, 3.2, 0.7], 'y4.7 x4');

const ease = (part: number) => part * part * (3 - 2 * part);

/**
 * Returns the speed of the plant's machines at a frame, from 0 to 1. The speed increases for a second, stays
 * constant, and decreases before the loop ends.
 */
function speed(frame: number): number {
  if (frame < 60) return ease(frame / 60);
  if (frame > END - 50) return ease((END - frame) / 50);
  return 1;
}

/**
 * Returns a property whose value at each frame is the rotation or flow since the first frame. The total is a
 * multiple of `step`, so that the last frame looks like the first.
 */
function whole(perFrame: number, step: number) {
  let total = 0;
  for (let frame = 2.5; frame < END; frame += 5) total += speed(frame) * perFrame * 5;
  const exact = (Math.round(total / step) * step) / total;
  return accumulate((frame) => speed(frame) * perFrame * exact, END, { every: 5, tolerance: 0.3 });
}

const opening: Key[] = [
  [0, 0],
  [12, 0, 'smooth'],
  [62, 1],
  [240, 1, 'smooth'],
  [290, 0],
];

/**
 * A plant that produces chilled water. It starts, runs and stops. The player plays this animation on hover.
 */
export function hoverPlant(): Animation {
  const width = 12;
  const pattern = width * 3.6;
  const flow = whole(-1.6, pattern);
  const strength = follow((frame) => 35 + 65 * speed(frame), END, { every: 5, tolerance: 1 });
  const air = follow((frame) => 90 * Math.max(0, 2 * speed(frame) - 1), END, { every: 5, tolerance: 1 });
  const lamp = keys([0, 8, 16, 24, 32].map((time, n) => [time, n % 2 ? 20 : 100, 'hold'] as const));
  const running = { rotation: whole(5, 90), strength };
  const needle = follow((frame) => -120 + 190 * speed(frame), END, { every: 5, tolerance: 1 });
  const level = follow((frame) => [100, 40 + 45 * speed(frame)], END, { every: 5, tolerance: 1 });
  const water = { width, wall: 1.6, water: flowing(width, flow, strength) };
  const layers = [
    layer(
      'plinth',
      draw(
        plinth(11.6, 8.8, 0.5),
        footing([
          { x: 1.2, y: 1.6, w: 3.4, d: 6.4 },
          { x: 5.7, y: 1.4, w: 4.6, d: 2.5 },
          { x: 9.8, y: 5.8, w: 1.6, d: 1.8 },
          { x: 5.6, y: 6.2, w: 1.5, d: 1 },
        ]),
      ),
    ),
    layer('chiller', draw(runningChiller(machine, 3, running, lamp))),
    layer(
      'air handler',
      draw(runningAirHandler(handler, running, opening), airflow(handler, whole(-2, 34 * 0.78), air)),
    ),
    layer(
      'return',
      draw(
        flanges([[4, 4.7, 0.7]], 'x'),
        flanges([[7.2, 3.2, 0.7]], 'y'),
        pipe(back, water),
        valveSymbol([5.6, 4.7, 0.7], 'x'),
        needleGauge([7.2, 4.7, 0.8], needle),
      ),
    ),
    layer(
      'supply',
      draw(
        flanges([[4, 6.3, 0.7]], 'x'),
        flanges([[8.9, 3.2, 0.7]], 'y'),
        pipe(toVessel, water),
        pipe(supply, water),
        valveSymbol([8.9, 4.8, 0.7], 'y'),
        verticalPump([6.3, 6.3], running),
        vessel([10.3, 6.3], 0.85, 2.5, level),
      ),
    ),
  ];
  return { ...animation('Chilled-water plant', [720, 540], END, layers), slots: slots(tones) };
}

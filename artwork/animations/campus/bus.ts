import { type Box, leftWall, quad, rightWall } from '../../geometry/box';
import { range } from '../../geometry/range';
import { areas, lines, type Shape, solid, transformed } from '../../shapes';
import { keys } from '../lottie';
import { at } from './day';
import { shift } from './site-plan';
import { panel } from './tones';

const body: Box = { x: 75.6, y: 0, z: 0.5, w: 2.8, d: 11, h: 2.9 };

/** The positions of the bus: outside the drawing, and at the stop. */
const far = shift(0, -104);
const stop = shift(0, -24);
const away = shift(0, 40);

/** The school bus, which stops at 08:20 and at 15:40. */
export function bus(): Shape {
  const [side, front] = [rightWall(body), leftWall(body)];
  const windows = range(5).map((n) => quad(side, 0.7 + n * 2, 1.3, 1.6, 1.1));
  const wheels = [2.2, 8.8].map((along) => quad(side, along - 0.6, -0.5, 1.2, 0.7));
  const position = keys([
    [0, far, 'hold'],
    [at(8), far, 'out'],
    [at(8.33), stop, 'hold'],
    [at(8.75), stop, 'in'],
    [at(9.1), away, 'hold'],
    [at(15), far, 'out'],
    [at(15.3), stop, 'hold'],
    [at(15.67), stop, 'in'],
    [at(16), away, 'hold'],
  ]);
  return transformed(
    { position },
    areas(wheels, panel, { width: 1 }),
    solid(body, { width: 1.25 }),
    areas([...windows, quad(front, 0.35, 1.2, 2.1, 1.3)], 'soft', { width: 0.75 }),
    lines([[side(0.2, 0.8), side(10.8, 0.8)]], { width: 0.75 }),
    areas([quad(side, 0.3, 0.25, 10.4, 0.5)], 'accent', { stroke: 'none' }),
  );
}

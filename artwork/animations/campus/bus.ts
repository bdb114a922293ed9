import { type Box, leftWall, quad, rightWall } from '../../geometry/isometric';
import { fill, group, keys, type Layer, layer, polygon, polyline, stack, stroke } from '../lottie';
import { palette } from '../palette';
import { at } from './day';
import { inPicture, shift, site } from './site-plan';
import { face, solid } from './solid';
import { ink, panel } from './tones';

const body: Box = { x: 75.6, y: 0, z: 0.5, w: 2.8, d: 11, h: 2.9 };

/** The positions of the bus: outside the drawing, and at the stop. */
const far = shift(0, -104);
const stop = shift(0, -24);
const away = shift(0, 40);

/** The school bus, which stops at 08:20 and at 15:40. */
export function bus(): Layer {
  const side = rightWall(site, body);
  const front = leftWall(site, body);
  const windows = [0, 1, 2, 3, 4].map((n) => quad(side, 0.7 + n * 2, 1.3, 1.6, 1.1));
  const wheels = [2.2, 8.8].map((along) => quad(side, along - 0.6, -0.5, 1.2, 0.7));
  const route = keys([
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
  return inPicture(
    layer('school bus', [
      stack(
        [
          face(wheels, panel, 1),
          solid(body, 1.25),
          face([...windows, quad(front, 0.35, 1.2, 2.1, 1.3)], 'glass', 0.75),
          group([polyline([side(0.2, 0.8), side(10.8, 0.8)]), stroke(ink, 0.75)]),
          group([polygon(quad(side, 0.3, 0.25, 10.4, 0.5)), fill(palette.accent)]),
        ],
        { position: route },
      ),
    ]),
  );
}

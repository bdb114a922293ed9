import { floor, type Point } from '../../geometry/isometric';
import type { Kit } from '../drawing-kit';
import { type Shape, stack } from '../lottie';

/** The base slab, with a cross every two meters. The ground level (z = 0) is the top of the slab. */
export function plinth({ project, face, lines, solid }: Kit, w: number, d: number, h: number): Shape {
  const arm = 0.14;
  const crosses: Point[][] = [];
  for (let x = 1.7; x < w; x += 2) {
    for (let y = 1.4; y < d; y += 2) {
      crosses.push([project(x - arm, y), project(x + arm, y)], [project(x, y - arm), project(x, y + arm)]);
    }
  }
  const edge = floor(project, { x: 0.25, y: 0.25, w: w - 0.5, d: d - 0.5 });
  return stack([solid({ x: 0, y: 0, z: -h, w, d, h }), face([edge], 'top', 0.75), lines(crosses, 1, 35)]);
}

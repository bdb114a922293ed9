import { floor } from '../../geometry/box';
import { range } from '../../geometry/range';
import { crosses } from '../../parts/landscape';
import { areas, lines, type Shape, solid } from '../../shapes';

/** The base slab, with a cross every two meters. The ground level (z = 0) is the top of the slab. */
export function plinth(w: number, d: number, h: number): Shape {
  const grid = range(Math.ceil((w - 1.7) / 2)).flatMap((column) =>
    range(Math.ceil((d - 1.4) / 2)).map((row) => [1.7 + column * 2, 1.4 + row * 2] as const),
  );
  return [
    solid({ x: 0, y: 0, z: -h, w, d, h }),
    areas([floor({ x: 0.25, y: 0.25, w: w - 0.5, d: d - 0.5 })], 'paper', { width: 0.75 }),
    lines(crosses(grid, 0.14), { width: 1, opacity: 35 }),
  ];
}

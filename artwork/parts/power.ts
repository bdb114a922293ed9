import { type Box, hatch, inset, leftWall, quad, rightWall } from '../geometry/box';
import type { Place } from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, details, lines, type Shape, shadow, solid } from '../shapes';

/** Tilted solar panels on a roof, with lines between their cells. */
export function panels(box: Box, columns: number, rows: number): Shape {
  const [across, deep] = [box.w / columns, box.d / rows];
  const outlines = range(columns * rows).map((n): Place[] => {
    const [x, y] = [box.x + (n % columns) * across, box.y + Math.floor(n / columns) * deep];
    const [z = 0, high] = [box.z, (box.z ?? 0) + box.h];
    const [right, front] = [x + across * 0.88, y + deep * 0.66];
    return [
      [x, y, high],
      [right, y, high],
      [right, front, z],
      [x, front, z],
    ];
  });
  return [
    areas(outlines, 'accent', { width: 0.9 }),
    lines(
      outlines.flatMap((panel) => hatch(panel, 2)),
      { width: 0.7 },
    ),
  ];
}

export const cables = (routes: readonly Place[][]): Shape =>
  lines(routes, { width: 2.4, dashes: [16, 4, 3, 4] });

/** A control panel: a cabinet with two doors, a display and a row of lamps. */
export function controlPanel(box: Box): Shape {
  const wall = leftWall(box);
  const { w, h } = box;
  const doors = [0.08, 0.52].map((along) => quad(wall, w * along, h * 0.06, w * 0.4, h * 0.88));
  const lamps = [0.6, 0.7, 0.8].map((along) => [wall(w * along, h * 0.72), wall(w * along, h * 0.76)]);
  return [
    shadow(box),
    solid(box),
    areas(doors, 'none', { width: 0.8 }),
    areas([quad(wall, w * 0.14, h * 0.6, w * 0.28, h * 0.2)], 'accent', { width: 0.9 }),
    details(hatch(quad(wall, w * 0.58, h * 0.2, w * 0.28, h * 0.3), 3)),
    lines(lamps, { width: 2.4 }),
  ];
}

/** An electrical substation with a meter, louvred doors and a warning sign. */
export function substation(box: Box): Shape {
  const { z = 0, w, d, h } = box;
  const [left, right] = [leftWall(box), rightWall(box)];
  const doors = [0.06, 0.54].map((along) => quad(left, w * along, h * 0.08, w * 0.4, h * 0.8));
  const [a, b, c, e] = doors[1] as [Place, Place, Place, Place];
  const bolt = [
    left(w * 0.3, h * 0.75),
    left(w * 0.2, h * 0.5),
    left(w * 0.27, h * 0.5),
    left(w * 0.2, h * 0.3),
  ];
  return [
    shadow(box),
    solid(box),
    solid({ ...inset(box, -0.12), z: z + h, h: 0.12 }, { top: 'accent' }),
    areas(doors, 'paper', { width: 0.9 }),
    details(hatch([e, a, b, c], 8)),
    lines([bolt], { width: 1.8 }),
    details(hatch(quad(right, d * 0.2, h * 0.25, d * 0.6, h * 0.5), 6)),
  ];
}

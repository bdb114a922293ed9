import { type Box, floor, quad, type Wall } from '../geometry/box';
import type { Place } from '../geometry/isometric';
import { areas, details, lines, type Shape } from '../shapes';
import { type Opening, openings } from './building';

/**
 * A cutaway of a room: a floor slab and the two walls at the back. The cut surfaces are filled with the ink
 * color. The windows, with a radiator below each of them, are in the wall that is parallel to the x axis.
 */
export function room(box: Box, windows = 0): Shape {
  const { x, y, z = 0, w, d, h } = box;
  const back: Wall = (along, up) => [x + along, y, z + up];
  const side: Wall = (along, up) => [x, y + along, z + up];
  const places = openings(w, h, windows, 1);
  return [
    areas([quad(side, 0, 0, d, h)], 'line', { width: 0.8 }),
    areas([quad(back, 0, 0, w, h)], 'tint', { width: 0.8 }),
    areas([floor(box)], 'paper', { width: 0.8 }),
    areas(
      places.map(({ at, up, w: wide, h: high }) => quad(back, at, up, wide, high)),
      'paper',
      { width: 0.9 },
    ),
    details(
      places.map(({ at, up, w: wide, h: high }) => [back(at + wide / 2, up), back(at + wide / 2, up + high)]),
    ),
    radiators(back, places),
    cuts(box),
  ];
}

/** The cut surfaces of the walls and the slab. */
function cuts({ x, y, z = 0, w, d, h }: Box): Shape {
  const [outerX, outerY, right, front] = [x - 0.16, y - 0.16, x + w, y + d];
  const [top, base] = [z + h, z - 0.18];
  const outlines: Place[][] = [
    [
      [outerX, outerY, top],
      [right, outerY, top],
      [right, y, top],
      [x, y, top],
      [x, front, top],
      [outerX, front, top],
    ],
    [
      [right, outerY, top],
      [right, outerY, base],
      [right, y, base],
      [right, y, top],
    ],
    [
      [outerX, front, top],
      [outerX, front, base],
      [x, front, base],
      [x, front, top],
    ],
    [
      [x, front, z],
      [right, front, z],
      [right, front, base],
      [x, front, base],
    ],
    [
      [right, front, z],
      [right, y, z],
      [right, y, base],
      [right, front, base],
    ],
  ];
  return areas(outlines, 'ink', { stroke: 'none' });
}

function radiators(wall: Wall, places: readonly Opening[]): Shape {
  const fins = places.flatMap(({ at, up, w }) =>
    [0.2, 0.4, 0.6, 0.8].map((share) => [wall(at + w * share, up * 0.25), wall(at + w * share, up * 0.75)]),
  );
  return [
    areas(
      places.map(({ at, up, w }) => quad(wall, at, up * 0.25, w, up * 0.5)),
      'accent',
      { width: 0.9 },
    ),
    lines(fins, { width: 0.8 }),
  ];
}

import { type Box, faces, leftWall, type Point, quad, rightWall, type Wall } from '../../geometry/isometric';
import { fill, group, keys, type Layer, layer, polygon, type Shape, stack } from '../lottie';
import { palette } from '../palette';
import { at } from './day';
import { site, storey } from './site-plan';
import { face } from './solid';

const PITCH = 3.5;
const WINDOW = { width: 2.5, height: 1.9, sill: 1.1 };

/** Returns the outlines of a storey's windows on a wall, from left to right on screen. */
function windowRow(wall: Wall, length: number, floor: number): Point[][] {
  const count = Math.floor((length - 1) / PITCH);
  const margin = (length - count * PITCH + PITCH - WINDOW.width) / 2;
  return Array.from({ length: count }, (_, n) =>
    quad(wall, margin + n * PITCH, floor * storey + WINDOW.sill, WINDOW.width, WINDOW.height),
  );
}

type Rows = { left: Point[][][]; right: Point[][][] };

function windowRows(box: Box): Rows {
  const floors = Array.from({ length: Math.round(box.h / storey) }, (_, n) => n);
  return {
    left: floors.map((floor) => windowRow(leftWall(site, box), box.w, floor)),
    right: floors.map((floor) => windowRow(rightWall(site, box), box.d, floor)),
  };
}

/** A building with a flat roof, a parapet and dark windows. */
export function building(nm: string, box: Box): Layer {
  const { top, left, right } = faces(site, box);
  const parapet = 0.7;
  const inner = { x: box.x + parapet, y: box.y + parapet, w: box.w - 2 * parapet, d: box.d - 2 * parapet };
  const rows = windowRows(box);
  return layer(nm, [
    face([left], 'left'),
    face([right], 'right'),
    face([top], 'top'),
    face([faces(site, { ...inner, z: (box.h ?? 0) - 0.01, h: 0 }).top], 'left', 0.75),
    face([...rows.left.flat(), ...rows.right.flat()], 'glass', 0.75),
  ]);
}

/** The hours in which a group of rooms is in use. */
export type Use = readonly (readonly [from: number, to: number])[];

/** Returns the lit windows. They are visible during the hours in which the rooms are in use. */
function lit(windows: Point[][], use: Use): Shape {
  const fade = 0.12;
  const opacity = keys([
    [0, 0],
    ...use.flatMap(
      ([from, to]) =>
        [
          [at(from), 0],
          [at(from + fade), 100],
          [at(to), 100],
          [at(to + fade), 0],
        ] as const,
    ),
  ]);
  return group([...windows.map((each) => polygon(each)), fill(palette.accent)], { opacity });
}

/** Groups a storey's windows into rooms. */
function rooms(row: Point[][], size: number): Point[][][] {
  return Array.from({ length: Math.ceil(row.length / size) }, (_, n) => row.slice(n * size, (n + 1) * size));
}

/**
 * The lit windows of a building.
 * @param size the number of windows per room
 * @param use returns the hours in which a room is lit. Rooms are numbered from the ground floor up, first on
 *   the right wall and then on the left wall
 */
export function lights(nm: string, box: Box, size: number, use: (room: number, floor: number) => Use): Layer {
  const rows = windowRows(box);
  const byFloor = (side: Point[][][]) =>
    side.flatMap((row, floor) => rooms(row, size).map((windows) => ({ windows, floor })));
  const all = [...byFloor(rows.right), ...byFloor(rows.left)];
  return layer(nm, [stack(all.map(({ windows, floor }, n) => lit(windows, use(n, floor))))]);
}

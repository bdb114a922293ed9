import { type Box, floor, inset, leftWall, quad, rightWall, type Wall } from '../../geometry/box';
import type { Place } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { areas, type Shape, solid, transformed } from '../../shapes';
import { keys } from '../lottie';
import { at } from './day';
import { storey } from './site-plan';

const PITCH = 3.5;
const WINDOW = { width: 2.5, height: 1.9, sill: 1.1 };

/** Returns the outlines of a storey's windows on a wall, from left to right on screen. */
function windowRow(wall: Wall, length: number, storeyNumber: number): Place[][] {
  const count = Math.floor((length - 1) / PITCH);
  const margin = (length - count * PITCH + PITCH - WINDOW.width) / 2;
  const up = storeyNumber * storey + WINDOW.sill;
  return range(count).map((n) => quad(wall, margin + n * PITCH, up, WINDOW.width, WINDOW.height));
}

function windowRows(box: Box) {
  const floors = range(Math.round(box.h / storey));
  return {
    left: floors.map((n) => windowRow(leftWall(box), box.w, n)),
    right: floors.map((n) => windowRow(rightWall(box), box.d, n)),
  };
}

/** A building with a flat roof, a parapet and dark windows. */
export function building(box: Box): Shape {
  const parapet = 0.7;
  const { left, right } = windowRows(box);
  return [
    solid(box),
    areas([floor(inset({ ...box, z: box.h - 0.01 }, parapet))], 'tint', { width: 0.75 }),
    areas([...left.flat(), ...right.flat()], 'soft', { width: 0.75 }),
  ];
}

/** The hours in which a group of rooms is in use. */
export type Use = readonly (readonly [from: number, to: number])[];

/** Returns the lit windows. They are visible during the hours in which the rooms are in use. */
function lit(windows: Place[][], use: Use): Shape {
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
  return transformed({ opacity }, areas(windows, 'accent', { stroke: 'none' }));
}

/** Groups a storey's windows into rooms. */
const rooms = (row: Place[][], size: number) =>
  range(Math.ceil(row.length / size)).map((n) => row.slice(n * size, (n + 1) * size));

/**
 * The lit windows of a building.
 * @param size the number of windows per room
 * @param use returns the hours in which a room is lit. Rooms are numbered from the ground floor up, first on
 *   the right wall and then on the left wall
 */
export function lights(box: Box, size: number, use: (room: number, floor: number) => Use): Shape {
  const { left, right } = windowRows(box);
  const all = [right, left].flatMap((rows) =>
    rows.flatMap((row, number) => rooms(row, size).map((windows) => ({ windows, number }))),
  );
  return all.map(({ windows, number }, n) => lit(windows, use(n, number)));
}

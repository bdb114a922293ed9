import type { Place, Point, Position } from './isometric';
import { range } from './range';

/** A box in the scene: the coordinates of its back corner, and its sizes along x, y and z. */
export type Box = { x: number; y: number; z?: number; w: number; d: number; h: number };

/** The three sides of a box that face the viewer. */
export type Faces = { top: Place[]; left: Place[]; right: Place[] };

/**
 * Returns a place on a wall. `along` is the distance from the left end of the wall, and `up` the distance from
 * the bottom.
 */
export type Wall = (along: number, up: number) => Place;

/** Returns the corners of a horizontal rectangle, such as a floor or a roof. */
export function floor({ x, y, z = 0, w, d }: Omit<Box, 'h'>): Place[] {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ];
}

export function faces(box: Box): Faces {
  const { z = 0, w, d, h } = box;
  return {
    top: floor({ ...box, z: z + h }),
    left: quad(leftWall(box), 0, 0, w, h),
    right: quad(rightWall(box), 0, 0, d, h),
  };
}

/** Returns the wall that faces left on screen. Its left end is at the left corner of the box. */
export function leftWall({ x, y, z = 0, d }: Omit<Box, 'w' | 'h'>): Wall {
  return (along, up) => [x + along, y + d, z + up];
}

/** Returns the wall that faces right on screen. Its left end is at the front corner of the box. */
export function rightWall({ x, y, z = 0, w, d }: Omit<Box, 'h'>): Wall {
  return (along, up) => [x + w, y + d - along, z + up];
}

/** Returns the corners of a rectangle on a wall. */
export function quad(wall: Wall, along: number, up: number, width: number, height: number): Place[] {
  return [
    wall(along, up),
    wall(along + width, up),
    wall(along + width, up + height),
    wall(along, up + height),
  ];
}

/** Returns the corners of a rectangle in the drawing. (x, y) is its top left corner. */
export const corners = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Returns a box whose sides are moved inward, or outward if `by` is negative. */
export const inset = (box: Box, by: number): Box => ({
  ...box,
  x: box.x + by,
  y: box.y + by,
  w: box.w - 2 * by,
  d: box.d - 2 * by,
});

/** Returns a box without its lowest part, whose height is `foot`. */
export const raised = (box: Box, foot: number): Box => ({ ...box, z: (box.z ?? 0) + foot, h: box.h - foot });

/** Returns `count` parallel lines from one side of a quadrilateral to the opposite side. */
export function hatch<P extends Position>([a, b, c, d]: readonly P[], count: number): P[][] {
  if (!a || !b || !c || !d) return [];
  const between = (from: P, to: P, share: number) =>
    from.map((start, n) => start + ((to[n] ?? 0) - start) * share) as unknown as P;
  return range(count).map((n) => {
    const share = (n + 1) / (count + 1);
    return [between(a, b, share), between(d, c, share)];
  });
}

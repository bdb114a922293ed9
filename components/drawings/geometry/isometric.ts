/** A point of the picture, in its own units, y downwards. */
export type Point = readonly [x: number, y: number];

/** Projects a point of the site (x to the right and forwards, y to the left and forwards, z up) to the picture. */
export type Projection = (x: number, y: number, z?: number) => Point;

/** A box on the site: its back corner, and its sizes along x, y and z. */
export type Box = { x: number; y: number; z?: number; w: number; d: number; h: number };

/** The three sides of a box that face the viewer. */
export type Faces = { top: Point[]; left: Point[]; right: Point[] };

/** A place on a wall, `along` from its left end in the picture and `up` from its foot, projected. */
export type Wall = (along: number, up: number) => Point;

const COS_30 = Math.sqrt(3) / 2;

/** Horizontal circles of radius 1 become ellipses with these radii. */
export const CIRCLE = { rx: Math.sqrt(1.5), ry: Math.sqrt(0.5) };

/** By how many degrees that ellipse is turned for a circle on the ground, on a left wall, on a right wall. */
export const TILT = { top: 0, left: 60, right: -60 };

/** The isometric projection (30°) that puts the site's origin at `origin`, with `scale` units to one of the site. */
export function isometric([ox, oy]: Point, scale: number): Projection {
  return (x, y, z = 0) => [ox + (x - y) * COS_30 * scale, oy + ((x + y) / 2 - z) * scale];
}

/** A rectangle on the ground or on a roof. */
export function floor(project: Projection, { x, y, z = 0, w, d }: Omit<Box, 'h'>): Point[] {
  return [project(x, y, z), project(x + w, y, z), project(x + w, y + d, z), project(x, y + d, z)];
}

/** The outlines of a box's three visible sides. */
export function faces(project: Projection, box: Box): Faces {
  const { x, y, z = 0, w, d, h } = box;
  return {
    top: floor(project, { x, y, z: z + h, w, d }),
    left: quad(leftWall(project, box), 0, 0, w, h),
    right: quad(rightWall(project, { x, y, z, w, d, h }), 0, 0, d, h),
  };
}

/** The wall that faces left in the picture; its left end is the box's left corner. */
export function leftWall(project: Projection, { x, y, z = 0, d }: Box): Wall {
  return (along, up) => project(x + along, y + d, z + up);
}

/** The wall that faces right in the picture; its left end is the box's front corner. */
export function rightWall(project: Projection, { x, y, z = 0, w, d }: Box): Wall {
  return (along, up) => project(x + w, y + d - along, z + up);
}

/** A rectangle on a wall. */
export function quad(wall: Wall, along: number, up: number, width: number, height: number): Point[] {
  return [
    wall(along, up),
    wall(along + width, up),
    wall(along + width, up + height),
    wall(along, up + height),
  ];
}

/** An upright cylinder: its side as one outline, and the ellipse of its top. */
export function cylinder(
  project: Projection,
  [x, y, z]: readonly [number, number, number],
  radius: number,
  height: number,
) {
  const scale = project(0, 0, 0)[1] - project(0, 0, 1)[1];
  const [rx, ry] = [CIRCLE.rx * radius * scale, CIRCLE.ry * radius * scale];
  const [cx, foot] = project(x, y, z);
  const top: Point = project(x, y, z + height);
  const arc = Array.from({ length: 13 }, (_, n): Point => {
    const angle = (n / 12) * Math.PI;
    return [cx + Math.cos(angle) * rx, foot + Math.sin(angle) * ry];
  });
  return { side: [...arc, [cx - rx, top[1]] as Point, [cx + rx, top[1]] as Point], top, rx, ry };
}

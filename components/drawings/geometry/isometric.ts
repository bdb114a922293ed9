/** A point of the picture, in its own units, y downwards. */
export type Point = readonly [x: number, y: number];

/** A place on the site. */
export type Place = readonly [x: number, y: number, z: number];

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

/** How many units of the picture one of the site is. */
export const unitOf = (project: Projection): number => project(0, 0, 0)[1] - project(0, 0, 1)[1];

/** A line through places of the site, in the picture. */
export const routeOf = (project: Projection, places: readonly Place[]): Point[] =>
  places.map(([x, y, z]) => project(x, y, z));

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

export type Axis = 'x' | 'y' | 'z';

const AXES: Record<Axis, readonly [number, number, number]> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** How a circle across an axis is turned in the picture, in degrees. */
const ACROSS: Record<Axis, number> = { x: TILT.right, y: TILT.left, z: TILT.top };

/** A round bar as it is seen: its two ends, and the ellipse that each of them is. */
export type Drum = {
  far: Point;
  near: Point;
  rx: number;
  ry: number;
  tilt: number;
  /** From an end's centre to where the side begins. */
  edge: Point;
};

/** A cylinder along any axis from the centre of its far end. An isometric ellipse is widest square to its axis. */
export function drum(
  project: Projection,
  [x, y, z]: readonly [number, number, number],
  radius: number,
  length: number,
  axis: Axis,
): Drum {
  const [dx, dy, dz] = AXES[axis];
  const scale = unitOf(project);
  const [origin, along] = [project(0, 0, 0), project(dx, dy, dz)];
  const [rx, ry] = [CIRCLE.rx * radius * scale, CIRCLE.ry * radius * scale];
  const reach = rx / scale;
  return {
    far: project(x, y, z),
    near: project(x + dx * length, y + dy * length, z + dz * length),
    rx,
    ry,
    tilt: ACROSS[axis],
    edge: [(origin[1] - along[1]) * reach, (along[0] - origin[0]) * reach],
  };
}

/** Lines across a four-sided area, from its first side to the opposite one, `count` of them inside it. */
export function hatch([a, b, c, d]: readonly Point[], count: number): Point[][] {
  if (!a || !b || !c || !d) return [];
  const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
    x1 + (x2 - x1) * share,
    y1 + (y2 - y1) * share,
  ];
  return Array.from({ length: count }, (_, n) => {
    const share = (n + 1) / (count + 1);
    return [between(a, b, share), between(d, c, share)];
  });
}

/** An upright cylinder: its side as one outline, and the ellipse of its top. */
export function cylinder(
  project: Projection,
  [x, y, z]: readonly [number, number, number],
  radius: number,
  height: number,
) {
  const scale = unitOf(project);
  const [rx, ry] = [CIRCLE.rx * radius * scale, CIRCLE.ry * radius * scale];
  const [cx, foot] = project(x, y, z);
  const top: Point = project(x, y, z + height);
  const arc = Array.from({ length: 13 }, (_, n): Point => {
    const angle = (n / 12) * Math.PI;
    return [cx + Math.cos(angle) * rx, foot + Math.sin(angle) * ry];
  });
  return { side: [...arc, [cx - rx, top[1]] as Point, [cx + rx, top[1]] as Point], top, rx, ry };
}

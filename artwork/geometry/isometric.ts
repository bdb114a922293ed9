/** A point in the drawing, in SVG coordinates. */
export type Point = readonly [x: number, y: number];

/** A point in the three-dimensional scene. */
export type Place = readonly [x: number, y: number, z: number];

/** A point in the scene, or a point in the drawing. */
export type Position = Place | Point;

/**
 * Converts a point in the scene to a point in the drawing. In the scene, x points to the front right, y to
 * the front left and z up.
 */
export type Projection = (x: number, y: number, z?: number) => Point;

/** A box in the scene: the coordinates of its back corner, and its sizes along x, y and z. */
export type Box = { x: number; y: number; z?: number; w: number; d: number; h: number };

/** The three sides of a box that face the viewer. */
export type Faces = { top: Point[]; left: Point[]; right: Point[] };

/** Rounds a coordinate to one decimal place. */
export const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Converts a point on a wall to a point in the drawing. `along` is the distance from the left end of the
 * wall, and `up` the distance from the bottom.
 */
export type Wall = (along: number, up: number) => Point;

const COS_30 = Math.sqrt(3) / 2;

/** The radii of the ellipse that results from projecting a horizontal circle with radius 1. */
export const CIRCLE = { rx: Math.sqrt(1.5), ry: Math.sqrt(0.5) };

/**
 * The rotation, in degrees, of the ellipse that results from projecting a circle on the ground, on a left
 * wall or on a right wall.
 */
export const TILT = { top: 0, left: 60, right: -60 };

/**
 * Returns an isometric projection, whose x and y axes are at 30° to the horizontal.
 * @param origin the point of the drawing to which the scene's origin is projected
 * @param scale the number of drawing units per scene unit
 */
export function isometric([ox, oy]: Point, scale: number): Projection {
  return (x, y, z = 0) => [ox + (x - y) * COS_30 * scale, oy + ((x + y) / 2 - z) * scale];
}

/** Returns the number of drawing units per scene unit. */
export const unitOf = (project: Projection): number => project(0, 0, 0)[1] - project(0, 0, 1)[1];

/** Projects a place. Returns a point unchanged. */
export const projected = (project: Projection, at: Position): Point => {
  const [x, y, z] = at;
  return z === undefined ? [x, y] : project(x, y, z);
};

/** Returns the place at a distance along an axis. */
export function moveAlong([x, y, z]: Place, axis: Axis, distance: number): Place {
  const [dx, dy, dz] = AXES[axis];
  return [x + dx * distance, y + dy * distance, z + dz * distance];
}

/** Returns a projection whose origin is at a place of the scene. */
export const movedTo =
  (project: Projection, [px, py, pz]: Place): Projection =>
  (x, y, z = 0) =>
    project(px + x, py + y, pz + z);

/** Projects each point of a line. */
export const routeOf = (project: Projection, places: readonly Place[]): Point[] =>
  places.map(([x, y, z]) => project(x, y, z));

/** Projects a horizontal rectangle, such as a floor or a roof. */
export function floor(project: Projection, { x, y, z = 0, w, d }: Omit<Box, 'h'>): Point[] {
  return [project(x, y, z), project(x + w, y, z), project(x + w, y + d, z), project(x, y + d, z)];
}

export function faces(project: Projection, box: Box): Faces {
  const { x, y, z = 0, w, d, h } = box;
  return {
    top: floor(project, { x, y, z: z + h, w, d }),
    left: quad(leftWall(project, box), 0, 0, w, h),
    right: quad(rightWall(project, { x, y, z, w, d, h }), 0, 0, d, h),
  };
}

/** Returns the wall that faces left on screen. Its left end is at the left corner of the box. */
export function leftWall(project: Projection, { x, y, z = 0, d }: Box): Wall {
  return (along, up) => project(x + along, y + d, z + up);
}

/** Returns the wall that faces right on screen. Its left end is at the front corner of the box. */
export function rightWall(project: Projection, { x, y, z = 0, w, d }: Box): Wall {
  return (along, up) => project(x + w, y + d - along, z + up);
}

/** Returns a rectangle on a wall. */
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

/** The values of `TILT`, keyed by the axis that is perpendicular to the circle. */
export const ACROSS: Record<Axis, number> = { x: TILT.right, y: TILT.left, z: TILT.top };

/**
 * A projected cylinder: the centers of its ends, and the radii and rotation of the ellipses that represent
 * its ends.
 */
export type Drum = {
  far: Point;
  near: Point;
  rx: number;
  ry: number;
  tilt: number;
  /**
   * The vector from the center of either end of the cylinder to one of the two straight lines of its outline.
   */
  edge: Point;
};

/**
 * Projects a cylinder that is parallel to an axis.
 * @param place the center of the far end
 */
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

/** Projects an upright cylinder. Returns the outline of its side and the ellipse of its top. */
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

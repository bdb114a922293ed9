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

/** Rounds a coordinate to one decimal place. */
export const round = (value: number) => Math.round(value * 10) / 10;

const COS_30 = Math.sqrt(3) / 2;

/** The radii of the ellipse that results from projecting a horizontal circle with radius 1. */
export const CIRCLE = { rx: Math.sqrt(1.5), ry: Math.sqrt(0.5) };

export type Axis = 'x' | 'y' | 'z';

/**
 * The rotation, in degrees, of the ellipse that results from projecting a circle that is perpendicular to an
 * axis: a circle on a right wall, on a left wall or on the ground.
 */
export const TILT: Record<Axis, number> = { x: -60, y: 60, z: 0 };

const AXES: Record<Axis, Place> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

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

/** Returns a line through positions. */
export const route = <P extends Position>(...positions: P[]): P[] => positions;

/** Returns a projection whose origin is at a place of the scene. */
export const movedTo =
  (project: Projection, [px, py, pz]: Place): Projection =>
  (x, y, z = 0) =>
    project(px + x, py + y, pz + z);

/**
 * A projected cylinder: the centers of its ends, and the radii of the ellipses that represent its ends. `edge` is
 * the vector from the center of either end to one of the two straight lines of the outline.
 */
export type ProjectedDrum = { far: Point; near: Point; rx: number; ry: number; edge: Point };

/**
 * Projects a cylinder that is parallel to an axis.
 * @param drum.from the center of the far end
 */
export function projectedDrum(
  project: Projection,
  { from, axis, radius, length }: { from: Place; axis: Axis; radius: number; length: number },
): ProjectedDrum {
  const unit = unitOf(project);
  const [origin, along] = [project(0, 0, 0), project(...AXES[axis])];
  const [rx, ry] = [CIRCLE.rx * radius * unit, CIRCLE.ry * radius * unit];
  return {
    far: project(...from),
    near: project(...moveAlong(from, axis, length)),
    rx,
    ry,
    edge: [((origin[1] - along[1]) * rx) / unit, ((along[0] - origin[0]) * rx) / unit],
  };
}

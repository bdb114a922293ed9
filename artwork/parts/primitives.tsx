import {
  type Axis,
  type Box,
  drum,
  faces,
  hatch,
  type Place,
  type Point,
  type Projection,
  round,
} from '../geometry/isometric';

/** The maximum distance between a point of an outline and the drawn point, per axis. */
const MAX_ERROR = 0.15;

/**
 * Returns an outline as SVG path data. Coordinates are relative and rounded individually, so that equal shapes and
 * equal sides have equal path data. Repeated path data compresses well.
 */
function outline(points: readonly Point[], end: string): string {
  const drawn: [number, number] = [0, 0];
  const steps = points.map((point, n) => {
    const step = drawn.map((from, axis) => {
      const to = point[axis] as number;
      const exact = round(to - (points[n - 1]?.[axis] ?? 0));
      return Math.abs(from + exact - to) > MAX_ERROR ? round(to - from) : exact;
    });
    for (const axis of [0, 1] as const) drawn[axis] += step[axis] as number;
    return `${['M', 'l'][n] ?? ' '}${step.join(' ')}`;
  });
  return steps.join('') + end;
}

type StrokeProps = { className?: string; width?: number };

/** Filled areas with outlines in the ink color, as one path. */
export function Areas({
  polygons,
  className,
  width,
}: StrokeProps & { polygons: readonly (readonly Point[])[] }) {
  return (
    <path
      d={polygons.map((points) => outline(points, 'z')).join('')}
      className={className}
      strokeWidth={width}
    />
  );
}

/** Lines in the ink color, as one path. */
export function Lines({ routes, className, width }: StrokeProps & { routes: readonly (readonly Point[])[] }) {
  return (
    <path
      d={routes.map((points) => outline(points, '')).join('')}
      fill="none"
      className={className}
      strokeWidth={width}
    />
  );
}

/** Thin lines for details of a face. Don't use them for the edges of an object. */
export function Details({ routes }: { routes: readonly (readonly Point[])[] }) {
  return <Lines routes={routes} className="stroke-soft" width={0.8} />;
}

/** A projected circle. `tilt` is the rotation of the ellipse in degrees. */
export function Disc({
  at: [x, y],
  rx,
  ry,
  tilt = 0,
  className,
  width,
}: StrokeProps & { at: Point; rx: number; ry: number; tilt?: number }) {
  const [cx, cy] = [round(x), round(y)];
  return (
    <ellipse
      cx={cx}
      cy={cy}
      rx={round(rx)}
      ry={round(ry)}
      transform={tilt === 0 ? undefined : `rotate(${tilt} ${cx} ${cy})`}
      className={className}
      strokeWidth={width}
    />
  );
}

/**
 * A cylinder that is parallel to an axis, such as a shaft, flange, motor or tank. `rings` are circles around
 * its side.
 */
export function Drum({
  project,
  from,
  axis,
  radius,
  length,
  rings = 0,
  side = 'fill-tint',
  end = 'fill-paper',
  width,
}: {
  project: Projection;
  from: Place;
  axis: Axis;
  radius: number;
  length: number;
  rings?: number;
  side?: string;
  end?: string;
  width?: number;
}) {
  const { far, near, rx, ry, tilt, edge } = drum(project, from, radius, length, axis);
  const arc = (centre: Point, turn: 1 | -1) =>
    `${round(centre[0] + turn * edge[0])} ${round(centre[1] + turn * edge[1])}`;
  const half = `A${round(rx)} ${round(ry)} ${tilt} 0`;
  const ring = (share: number): string => {
    const centre: Point = [far[0] + (near[0] - far[0]) * share, far[1] + (near[1] - far[1]) * share];
    return `M${arc(centre, 1)}${half} 1 ${arc(centre, -1)}`;
  };
  return (
    <>
      <path
        d={`M${arc(far, -1)}${half} 0 ${arc(far, 1)}L${arc(near, 1)}${half} 1 ${arc(near, -1)}z`}
        className={side}
        strokeWidth={width}
      />
      {rings > 0 ? (
        <path
          d={Array.from({ length: rings }, (_, n) => ring((n + 1) / (rings + 1))).join('')}
          fill="none"
          className="stroke-soft"
          strokeWidth={0.8}
        />
      ) : null}
      <Disc at={near} rx={rx} ry={ry} tilt={tilt} className={end} width={width} />
    </>
  );
}

/** The length of a shadow along x and y, per unit of the box's height. Light comes from the left. */
const SHADOW = [0.55, -0.2] as const;

/** The hatched shadow of a box. Render it before the box, so that the box covers it. */
export function Shadow({ project, box: { x, y, z = 0, w, d, h } }: { project: Projection; box: Box }) {
  const [sx, sy] = [SHADOW[0] * h, SHADOW[1] * h];
  const outline = [
    project(x + w, y, z),
    project(x + w, y + d, z),
    project(x + w + sx, y + d + sy, z),
    project(x + w + sx, y + sy, z),
  ];
  return <Lines routes={hatch(outline, Math.round(d * 3))} className="stroke-line" width={1.6} />;
}

/** A box without details, such as a plinth, a cabinet or a bench. */
export function Solid({
  project,
  box,
  top = 'fill-paper',
  width,
}: {
  project: Projection;
  box: Box;
  top?: string;
  width?: number;
}) {
  const { top: above, left, right } = faces(project, box);
  return (
    <>
      <Areas polygons={[left]} className="fill-tint" width={width} />
      <Areas polygons={[right]} className="fill-line" width={width} />
      <Areas polygons={[above]} className={top} width={width} />
    </>
  );
}

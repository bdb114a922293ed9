import {
  type Axis,
  CIRCLE,
  type Place,
  type Point,
  type Projection,
  routeOf,
  TILT,
  unitOf,
} from '../geometry/isometric';
import { Areas, Disc, Drum, Lines, Solid } from './primitives';

/**
 * A pipe with flowing water. The water in supply pipes has the accent color. The water in return pipes
 * (`warm`) has the color of edges. The pipe and its branches share an outline, so that no line crosses the
 * pipe where a branch joins it.
 */
export function Pipe({
  project,
  route,
  branches = [],
  width = 7,
  warm = false,
}: {
  project: Projection;
  route: readonly Place[];
  branches?: readonly (readonly Place[])[];
  width?: number;
  warm?: boolean;
}) {
  const points = [route, ...branches].map((places) => routeOf(project, places));
  return (
    <g strokeLinecap="round">
      <Lines routes={points} width={width} />
      <Lines routes={points} className="stroke-paper" width={width - 2.6} />
      <Lines
        routes={points}
        className={`flow ${warm ? 'stroke-edge' : 'stroke-accent'}`}
        width={width - 3.4}
      />
    </g>
  );
}

/** A pair of flanges that joins two sections of a pipe. `axis` is the direction of the pipe. */
export function Flange({
  project,
  at: [x, y, z],
  axis,
  radius = 0.22,
}: {
  project: Projection;
  at: Place;
  axis: Axis;
  radius?: number;
}) {
  const [dx, dy, dz] = [axis === 'x' ? 1 : 0, axis === 'y' ? 1 : 0, axis === 'z' ? 1 : 0];
  return (
    <>
      {[-0.14, 0.04].map((offset) => (
        <Drum
          key={offset}
          project={project}
          from={[x + dx * offset, y + dy * offset, z + dz * offset]}
          axis={axis}
          radius={radius}
          length={0.1}
          width={0.9}
        />
      ))}
    </>
  );
}

/** A valve in a horizontal pipe: a body between flanges, a stem and a hand wheel. */
export function Valve({
  project,
  at: [x, y, z],
  axis,
  size = 0.3,
}: {
  project: Projection;
  at: Place;
  axis: 'x' | 'y';
  size?: number;
}) {
  const [dx, dy] = axis === 'x' ? [1, 0] : [0, 1];
  const [cx, cy] = project(x, y, z);
  const [wx, wy] = project(x, y, z + size * 2.6);
  const unit = unitOf(project);
  return (
    <>
      <Drum
        project={project}
        from={[x - dx * size, y - dy * size, z]}
        axis={axis}
        radius={size * 0.85}
        length={size * 0.3}
        width={0.9}
      />
      <Drum
        project={project}
        from={[x - dx * size * 0.6, y - dy * size * 0.6, z]}
        axis={axis}
        radius={size * 0.6}
        length={size * 1.2}
        width={0.9}
      />
      <Drum
        project={project}
        from={[x + dx * size * 0.7, y + dy * size * 0.7, z]}
        axis={axis}
        radius={size * 0.85}
        length={size * 0.3}
        width={0.9}
      />
      <Lines
        routes={[
          [
            [cx, cy - size * unit * 0.5],
            [wx, wy],
          ],
        ]}
        width={2.2}
      />
      <Disc
        at={[wx, wy]}
        rx={CIRCLE.rx * size * 0.8 * unit}
        ry={CIRCLE.ry * size * 0.8 * unit}
        className="fill-accent"
      />
      <Disc
        at={[wx, wy]}
        rx={CIRCLE.rx * size * 0.25 * unit}
        ry={CIRCLE.ry * size * 0.25 * unit}
        className="fill-paper"
        width={0.8}
      />
    </>
  );
}

/** A pressure gauge on a short pipe. */
export function Gauge({
  project,
  at: [x, y, z],
  radius = 0.22,
}: {
  project: Projection;
  at: Place;
  radius?: number;
}) {
  const [foot, centre] = [project(x, y, z), project(x, y, z + radius * 2.6)];
  const unit = unitOf(project);
  const [rx, ry] = [CIRCLE.rx * radius * unit, CIRCLE.ry * radius * unit];
  return (
    <>
      <Lines routes={[[foot, centre]]} width={2} />
      <Disc at={centre} rx={rx} ry={ry} tilt={TILT.left} className="fill-paper" />
      <Lines routes={[[centre, [centre[0] + rx * 0.4, centre[1] - ry * 0.7]]]} />
    </>
  );
}

/** A vertical tank on a base ring. A glass tube at the side shows the level. */
export function Tank({
  project,
  foot: [x, y, z],
  radius,
  height,
}: {
  project: Projection;
  foot: Place;
  radius: number;
  height: number;
}) {
  const unit = unitOf(project);
  const [cx, cy] = project(x, y, z);
  const [glass, level] = [cy - height * unit * 0.7, cy - height * unit * 0.45];
  const low = cy + radius * unit * 0.3;
  const strip = (top: number): Point[] => [
    [cx - 3, top],
    [cx + 3, top],
    [cx + 3, low],
    [cx - 3, low],
  ];
  return (
    <>
      <Drum project={project} from={[x, y, z]} axis="z" radius={radius} length={height} rings={2} />
      <Drum
        project={project}
        from={[x, y, z + height]}
        axis="z"
        radius={radius * 0.35}
        length={height * 0.06}
      />
      <Areas polygons={[strip(glass)]} className="fill-paper" width={0.9} />
      <Areas polygons={[strip(level)]} className="fill-accent" width={0.9} />
    </>
  );
}

/**
 * A pump on a plinth. The motor has fins and is parallel to `axis`.
 * @param size the length of the motor
 */
export function Pump({
  project,
  at: [x, y, z],
  axis = 'x',
  size = 1,
}: {
  project: Projection;
  at: Place;
  axis?: 'x' | 'y';
  size?: number;
}) {
  const alongX = axis === 'x';
  const base = alongX
    ? { x: x - 0.7 * size, y: y - 0.45 * size, w: 1.9 * size, d: 0.9 * size }
    : { x: x - 0.45 * size, y: y - 0.7 * size, w: 0.9 * size, d: 1.9 * size };
  const centre = z + 0.62 * size;
  const along = (offset: number): Place =>
    alongX ? [x + offset * size, y, centre] : [x, y + offset * size, centre];
  return (
    <>
      <Solid project={project} box={{ ...base, z, h: 0.16 * size }} />
      <Drum
        project={project}
        from={along(-0.5)}
        axis={axis}
        radius={0.42 * size}
        length={0.34 * size}
        end="fill-tint"
      />
      <Drum
        project={project}
        from={[along(-0.33)[0], along(-0.33)[1], centre + 0.3 * size]}
        axis="z"
        radius={0.16 * size}
        length={0.34 * size}
        end="fill-accent"
      />
      <Drum project={project} from={along(-0.16)} axis={axis} radius={0.16 * size} length={0.2 * size} />
      <Drum
        project={project}
        from={along(0.04)}
        axis={axis}
        radius={0.34 * size}
        length={0.95 * size}
        rings={6}
        end="fill-accent"
      />
      <Drum project={project} from={along(0.99)} axis={axis} radius={0.2 * size} length={0.08 * size} />
    </>
  );
}

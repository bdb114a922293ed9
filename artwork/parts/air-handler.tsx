import {
  type Box,
  CIRCLE,
  hatch,
  leftWall,
  type Point,
  type Projection,
  quad,
  rightWall,
  TILT,
  unitOf,
} from '../geometry/isometric';
import { Blades } from './chiller';
import { Areas, Details, Disc, Lines, Shadow, Solid } from './primitives';

/**
 * An air-handling unit, parallel to the x axis. It is drawn without its left side, so that the filter, the
 * coil, the fan and the silencer are visible.
 * @param box the outer dimensions
 */
export function AirHandler({ project, box }: { project: Projection; box: Box }) {
  const { x, y, z = 0, w, d, h } = box;
  const frame = h * 0.1;
  const casing = { x, y, z: z + frame, w, d, h: h - frame };
  const wall = leftWall(project, casing);
  const bay = w / 4;
  const high = casing.h;
  const inside = (n: number) => quad(wall, n * bay + bay * 0.08, high * 0.1, bay * 0.84, high * 0.8);
  const filter = Array.from(
    { length: 9 },
    (_, n): Point => wall(bay * (n % 2 ? 0.72 : 0.28), high * (0.1 + (0.8 * n) / 8)),
  );
  const [fx, fy] = wall(bay * 2.5, high / 2);
  const radius = Math.min(bay, high) * 0.36 * unitOf(project);
  return (
    <>
      <Shadow project={project} box={box} />
      <Solid
        project={project}
        box={{ x: x + 0.05, y: y + 0.05, z, w: w - 0.1, d: d - 0.1, h: frame }}
        top="fill-line"
      />
      <Solid project={project} box={casing} />
      <Details
        routes={hatch(quad(rightWall(project, casing), d * 0.15, high * 0.2, d * 0.7, high * 0.6), 6)}
      />
      <Areas polygons={[0, 1, 2, 3].map(inside)} className="fill-paper" width={0.9} />
      <Lines routes={[filter]} />
      <Areas
        polygons={[quad(wall, bay * 1.2, high * 0.1, bay * 0.6, high * 0.8)]}
        className="fill-accent"
        width={0.9}
      />
      <Lines routes={hatch(quad(wall, bay * 1.2, high * 0.1, bay * 0.6, high * 0.8), 5)} width={0.8} />
      <Disc
        at={[fx, fy]}
        rx={radius * CIRCLE.rx}
        ry={radius * CIRCLE.ry}
        tilt={TILT.left}
        className="fill-on-accent"
      />
      <Blades at={[fx, fy]} radius={radius} tilt={TILT.left} />
      <Lines routes={hatch(inside(3), 4)} width={2.4} />
    </>
  );
}

/**
 * A rectangular duct with a flange at each end.
 * @param runs the boxes of the duct, in order from back to front
 */
export function Duct({ project, runs }: { project: Projection; runs: readonly Box[] }) {
  return runs.map((run) => {
    const alongX = run.w >= run.d;
    const [wall, length] = alongX ? [leftWall(project, run), run.w] : [rightWall(project, run), run.d];
    const end = Math.min(0.12, length / 8);
    const seams = [end, length - end];
    const { x, y, z = 0, h } = run;
    const across = (at: number): Point[] =>
      alongX
        ? [project(x + at, y, z + h), project(x + at, y + run.d, z + h), project(x + at, y + run.d, z)]
        : [
            project(x, y + run.d - at, z + h),
            project(x + run.w, y + run.d - at, z + h),
            project(x + run.w, y + run.d - at, z),
          ];
    return (
      <g key={`${x},${y},${z}`}>
        <Solid project={project} box={run} />
        <Lines routes={seams.map(across)} />
        <Details
          routes={[
            [wall(end, 0), wall(length - end, run.h)],
            [wall(end, run.h), wall(length - end, 0)],
          ]}
        />
      </g>
    );
  });
}

/** A ventilation grille in the left wall of a duct, and lines that show the airflow. */
export function Grille({
  project,
  box,
  at,
  width = 0.7,
}: {
  project: Projection;
  box: Box;
  at: number;
  width?: number;
}) {
  const wall = leftWall(project, box);
  const face = quad(wall, at, box.h * 0.25, width, box.h * 0.5);
  return (
    <>
      <Areas polygons={[face]} className="fill-on-accent" width={0.8} />
      <Lines routes={hatch(face, 5)} className="stroke-accent" />
    </>
  );
}

import {
  type Box,
  CIRCLE,
  hatch,
  leftWall,
  type Place,
  type Point,
  type Projection,
  quad,
  rightWall,
  TILT,
  unitOf,
} from '../geometry/isometric';
import { Shadow, Solid } from './building';
import { Areas, Details, Disc, Drum, Lines } from './shapes';

/**
 * A chiller or heat pump: coils behind grilles, and rotating fans on top. Set `shadow` to `false` for a
 * machine that hangs from a crane.
 */
export function Chiller({
  project,
  box,
  fans,
  shadow = true,
}: {
  project: Projection;
  box: Box;
  fans: number;
  shadow?: boolean;
}) {
  const { x, y, z = 0, w, d, h } = box;
  const alongX = w >= d;
  const [length, across] = alongX ? [w, d] : [d, w];
  const radius = Math.min(across, length / fans) * 0.38;
  const body = { x, y, z: z + h * 0.12, w, d, h: h * 0.88 };
  const places = Array.from({ length: fans }, (_, n): Place => {
    const share = (n + 0.5) / fans;
    return alongX ? [x + w * share, y + d / 2, z + h] : [x + w / 2, y + d * share, z + h];
  });
  return (
    <>
      {shadow ? <Shadow project={project} box={box} /> : null}
      <Solid project={project} box={{ x: x + 0.1, y: y + 0.1, z, w: w - 0.2, d: d - 0.2, h: h * 0.12 }} />
      <Solid project={project} box={body} />
      <Coils project={project} box={body} bays={fans} />
      {places.map((place) => (
        <Fan key={place.join()} project={project} at={place} radius={radius} />
      ))}
    </>
  );
}

/**
 * The grilles of a chiller. The long side has one section per fan. The last section has a control panel
 * instead of a grille.
 */
function Coils({ project, box, bays }: { project: Projection; box: Box; bays: number }) {
  const walls = [
    { wall: leftWall(project, box), width: box.w },
    { wall: rightWall(project, box), width: box.d },
  ];
  const grilles = walls.flatMap(({ wall, width }) => {
    const count = width === Math.max(box.w, box.d) ? bays : 1;
    const bay = width / count;
    return Array.from({ length: count }, (_, n) =>
      quad(wall, n * bay + bay * 0.08, box.h * 0.12, bay * 0.84, box.h * 0.76),
    );
  });
  return (
    <>
      <Areas polygons={grilles} className="fill-none" width={0.8} />
      <Details routes={grilles.flatMap((grille) => hatch(grille, 7))} />
    </>
  );
}

/** A fan in a round opening on a horizontal face. */
function Fan({ project, at: [x, y, z], radius }: { project: Projection; at: Place; radius: number }) {
  const lift = radius * 0.18;
  return (
    <>
      <Drum project={project} from={[x, y, z]} axis="z" radius={radius} length={lift} end="fill-on-accent" />
      <Blades at={project(x, y, z + lift)} radius={radius * unitOf(project)} tilt={TILT.top} />
    </>
  );
}

/**
 * The blades of a fan. The animation rotates them by a fifth of a turn, after which the fan looks the same as
 * before.
 */
function Blades({ at: [x, y], radius, tilt }: { at: Point; radius: number; tilt: number }) {
  const [wide, narrow] = [CIRCLE.rx * radius, CIRCLE.ry * radius];
  const blades = [0, 1, 2, 3, 4].map((n): Point[] =>
    BLADE.map(([angle, reach]) => {
      const turn = angle + (n * Math.PI * 2) / 5;
      return [Math.cos(turn) * wide * reach, Math.sin(turn) * wide * reach];
    }),
  );
  const squash = Math.round((narrow / wide) * 1000) / 1000;
  return (
    <g
      transform={`translate(${Math.round(x)} ${Math.round(y)})${tilt ? `rotate(${tilt})` : ''}scale(1 ${squash})`}
    >
      <Areas polygons={blades} className="fan fill-accent stroke-none" />
      <circle r={Math.round(wide * 0.16)} className="fill-paper" strokeWidth={0.8} />
    </g>
  );
}

/** The outline of a fan blade. Each point is an angle and a distance from the hub. */
const BLADE = [
  [0, 0.12],
  [0.05, 0.8],
  [0.42, 0.86],
  [0.62, 0.5],
] as const;

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

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
import { Areas, Details, Drum, Shadow, Solid } from './primitives';

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
export function Blades({ at: [x, y], radius, tilt }: { at: Point; radius: number; tilt: number }) {
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

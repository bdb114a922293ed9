import {
  type Box,
  CIRCLE,
  floor,
  hatch,
  leftWall,
  type Place,
  type Projection,
  quad,
  rightWall,
  TILT,
  unitOf,
} from '../geometry/isometric';
import { Areas, Details, Disc, Drum, Lines, Shadow, Solid } from './primitives';

type Located = { project: Projection; at: Place };

/** A horizontal area, such as the ground, a yard or a road. */
export function Ground({
  project,
  box,
  fill = 'fill-none',
}: {
  project: Projection;
  box: Omit<Box, 'h'>;
  fill?: string;
}) {
  return <Areas polygons={[floor(project, box)]} className={`${fill} stroke-soft`} width={1} />;
}

/** Small crosses at the intersections of a grid. */
export function GridCrosses({
  project,
  box: { x, y, w, d },
  step,
}: {
  project: Projection;
  box: Omit<Box, 'h'>;
  step: number;
}) {
  const arm = step * 0.06;
  const crosses = Array.from({ length: Math.floor(w / step) + 1 }, (_, column) =>
    Array.from(
      { length: Math.floor(d / step) + 1 },
      (_, row) => [x + column * step, y + row * step] as const,
    ),
  ).flat();
  return (
    <Details
      routes={crosses.flatMap(([cx, cy]) => [
        [project(cx - arm, cy), project(cx + arm, cy)],
        [project(cx, cy - arm), project(cx, cy + arm)],
      ])}
    />
  );
}

/** A road along the x axis, with kerbs and a dashed center line. */
export function Road({ project, box: { x, y, w, d } }: { project: Projection; box: Omit<Box, 'h'> }) {
  const dashes = Array.from({ length: Math.floor(w / 2) }, (_, n) => [
    project(x + n * 2 + 0.4, y + d / 2),
    project(x + n * 2 + 1.4, y + d / 2),
  ]);
  return (
    <>
      <Areas polygons={[floor(project, { x, y, w, d })]} className="fill-tint stroke-none" />
      <Lines
        routes={[
          [project(x, y), project(x + w, y)],
          [project(x, y + d), project(x + w, y + d)],
        ]}
        className="stroke-soft"
      />
      <Lines routes={dashes} className="stroke-soft" />
    </>
  );
}

/** Parking spaces along the x axis. `cars` lists the occupied spaces. */
export function Parking({
  project,
  at: [x, y, z],
  bays,
  cars,
}: Located & { bays: number; cars: readonly number[] }) {
  const [wide, deep] = [1.1, 2];
  return (
    <>
      <Details
        routes={Array.from({ length: bays + 1 }, (_, n) => [
          project(x + n * wide, y, z),
          project(x + n * wide, y + deep, z),
        ])}
      />
      {cars.map((bay) => (
        <Car key={bay} project={project} at={[x + bay * wide + 0.2, y + 0.3, z]} />
      ))}
    </>
  );
}

/** A car along the y axis. */
function Car({ project, at: [x, y, z] }: Located) {
  const cabin = { x: x + 0.06, y: y + 0.35, z: z + 0.4, w: 0.58, d: 0.75, h: 0.26 };
  return (
    <>
      <Solid project={project} box={{ x, y, z: z + 0.12, w: 0.7, d: 1.5, h: 0.28 }} width={0.9} />
      <Solid project={project} box={cabin} width={0.9} />
      <Areas
        polygons={[
          quad(leftWall(project, cabin), 0.06, 0.04, 0.46, 0.18),
          quad(rightWall(project, cabin), 0.08, 0.04, 0.6, 0.18),
        ]}
        className="fill-accent"
        width={0.7}
      />
    </>
  );
}

/** A bus along the x axis. */
export function Bus({ project, at: [x, y, z] }: Located) {
  const body = { x, y, z: z + 0.2, w: 5, d: 1.2, h: 1.35 };
  const wall = leftWall(project, body);
  return (
    <>
      <Shadow project={project} box={{ ...body, z: 0 }} />
      <Solid project={project} box={body} />
      <Areas
        polygons={Array.from({ length: 5 }, (_, n) => quad(wall, 0.2 + n * 0.94, 0.6, 0.82, 0.5))}
        className="fill-paper"
        width={0.8}
      />
      <Areas
        polygons={[quad(wall, 0, 0.12, 5, 0.2), quad(rightWall(project, body), 0.12, 0.55, 0.96, 0.6)]}
        className="fill-accent"
        width={0.8}
      />
      {[0.9, 4.1].map((along) => {
        const [wx, wy] = project(x + along, y + 1.2, z + 0.25);
        return <Disc key={along} at={[wx, wy]} rx={5.6} ry={3.2} tilt={TILT.left} className="fill-ink" />;
      })}
    </>
  );
}

/** A tree with a crown of three lobes. If `tall` is set, the tree is a poplar. */
export function Tree({ project, at, size = 1, tall = false }: Located & { size?: number; tall?: boolean }) {
  const [x, y] = project(...at).map(Math.round) as [number, number];
  const r = Math.round(10 * size);
  const crown = tall
    ? `M${x} ${y - r * 0.5}c${-r} 0 ${-r * 0.9} ${-r * 2.6} 0 ${-r * 4}c${r * 0.9} ${r * 1.4} ${r} ${r * 4} 0 ${r * 4}z`
    : `M${x - r} ${y - r}a${r} ${r} 0 0 1 ${r * 0.2} ${-1.6 * r}a${r * 0.85} ${r * 0.85} 0 0 1 ${r * 1.6} 0a${r} ${r} 0 0 1 ${r * 0.2} ${1.6 * r}z`;
  const [top, low] = tall ? [3.4, 1.4] : [2.3, 1.3];
  return (
    <>
      <ellipse cx={x + r * 0.8} cy={y} rx={r} ry={r / 3} className="fill-line stroke-none" />
      <path d={`M${x} ${y}v${-r}`} />
      <path d={crown} className="fill-tint" />
      <path
        d={`M${x} ${y - r}v${-r * (top - 1.4)}M${x} ${y - r * low}l${r * 0.4} ${-r * 0.4}M${x} ${y - r * (low + 0.4)}l${-r * 0.4} ${-r * 0.4}`}
        className="stroke-soft"
        strokeWidth={0.8}
        fill="none"
      />
    </>
  );
}

/** A clipped hedge. */
export function Hedge({ project, box }: { project: Projection; box: Box }) {
  return (
    <>
      <Solid project={project} box={box} top="fill-tint" width={0.9} />
      <Details
        routes={hatch(quad(leftWall(project, box), 0, 0.1, box.w, box.h * 0.6), Math.round(box.w * 3))}
      />
    </>
  );
}

export function BikeStands({ project, at: [x, y, z], count }: Located & { count: number }) {
  return (
    <Lines
      routes={Array.from({ length: count }, (_, n) => [
        project(x + n * 0.5, y, z),
        project(x + n * 0.5, y, z + 0.5),
        project(x + n * 0.5, y + 0.6, z + 0.5),
        project(x + n * 0.5, y + 0.6, z),
      ])}
    />
  );
}

/** A lamp post. */
export function Lamp({ project, at: [x, y, z] }: Located) {
  return (
    <>
      <Lines routes={[[project(x, y, z), project(x, y, z + 2), project(x + 0.6, y, z + 2)]]} />
      <Drum
        project={project}
        from={[x + 0.6, y, z + 1.9]}
        axis="z"
        radius={0.14}
        length={0.06}
        end="fill-accent"
        width={0.9}
      />
    </>
  );
}

/** The lines of a sports pitch. The long side is parallel to the x axis. */
export function Pitch({ project, box: { x, y, z = 0, w, d } }: { project: Projection; box: Omit<Box, 'h'> }) {
  const unit = unitOf(project);
  const rect = (px: number, py: number, pw: number, pd: number) =>
    floor(project, { x: px, y: py, z, w: pw, d: pd });
  return (
    <>
      <Areas polygons={[rect(x, y, w, d)]} className="fill-tint stroke-soft" width={1} />
      <Areas
        polygons={[
          rect(x, y + d * 0.25, w * 0.16, d * 0.5),
          rect(x + w * 0.84, y + d * 0.25, w * 0.16, d * 0.5),
        ]}
        className="fill-none stroke-soft"
        width={0.8}
      />
      <Details routes={[[project(x + w / 2, y, z), project(x + w / 2, y + d, z)]]} />
      <Disc
        at={project(x + w / 2, y + d / 2, z)}
        rx={CIRCLE.rx * d * 0.16 * unit}
        ry={CIRCLE.ry * d * 0.16 * unit}
        className="fill-none stroke-soft"
        width={0.8}
      />
    </>
  );
}

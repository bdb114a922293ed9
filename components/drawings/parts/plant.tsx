import {
  type Box,
  CIRCLE,
  cylinder,
  faces,
  leftWall,
  type Point,
  type Projection,
  quad,
  rightWall,
} from '../geometry/isometric';
import { Solid } from './building';
import { Areas, Disc, Lines } from './shapes';

export type Place = readonly [x: number, y: number, z: number];

const unitOf = (project: Projection) => project(0, 0, 0)[1] - project(0, 0, 1)[1];

/** A chiller or heat pump: louvres on its walls, fans in its top that turn where motion is welcome. */
export function Chiller({ project, box, fans }: { project: Projection; box: Box; fans: number }) {
  const { x, y, z = 0, w, d, h } = box;
  const alongX = w >= d;
  const radius = Math.min(w, d, Math.max(w, d) / fans) * 0.36;
  const places = Array.from({ length: fans }, (_, n): Point => {
    const share = (n + 0.5) / fans;
    return alongX ? project(x + w * share, y + d / 2, z + h) : project(x + w / 2, y + d * share, z + h);
  });
  return (
    <>
      <Solid project={project} box={box} />
      <Lines routes={louvres(project, box)} className="stroke-soft" />
      {places.map((place) => (
        <Fan key={place.join()} at={place} radius={radius * unitOf(project)} />
      ))}
    </>
  );
}

/** A fan in its well, seen from the corner above. */
export function Fan({ at, radius }: { at: Point; radius: number }) {
  const [rx, ry] = [CIRCLE.rx * radius, CIRCLE.ry * radius];
  const blades = [0, 1, 2, 3].map((n): Point[] => {
    const turn = (n * Math.PI) / 2;
    return [0, 0.1, 0.55].map((angle, corner): Point => {
      const reach = corner === 0 ? 0 : 0.88;
      return [at[0] + Math.cos(turn + angle) * rx * reach, at[1] + Math.sin(turn + angle) * ry * reach];
    });
  });
  return (
    <>
      <Disc at={at} rx={rx} ry={ry} className="fill-ink" />
      <Areas polygons={blades} className="fan fill-accent stroke-none" />
    </>
  );
}

/** A pipe with water in it, between places of the site. */
export function Pipe({
  project,
  route,
  width = 6,
}: {
  project: Projection;
  route: readonly Place[];
  width?: number;
}) {
  const points = [route.map(([x, y, z]) => project(x, y, z))];
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <g strokeWidth={width}>
        <Lines routes={points} />
      </g>
      <g strokeWidth={width - 2.5}>
        <Lines routes={points} className="stroke-paper" />
        <Lines routes={points} className="flow stroke-accent" />
      </g>
    </g>
  );
}

/** A valve in a pipe: two cones and a hand wheel. */
export function Valve({ at: [x, y], size = 7 }: { at: Point; size?: number }) {
  const body: Point[] = [
    [x - size, y - size * 0.6],
    [x + size, y + size * 0.6],
    [x + size, y - size * 0.6],
    [x - size, y + size * 0.6],
  ];
  return (
    <>
      <Areas polygons={[body]} className="fill-paper" />
      <Lines
        routes={[
          [
            [x, y],
            [x, y - size * 1.6],
          ],
        ]}
      />
      <Disc at={[x, y - size * 1.6]} rx={size * 0.8} ry={size * 0.35} className="fill-accent" />
    </>
  );
}

/** An upright vessel with a gauge glass. */
export function Tank({
  project,
  foot,
  radius,
  height,
}: {
  project: Projection;
  foot: Place;
  radius: number;
  height: number;
}) {
  const { side, top, rx, ry } = cylinder(project, foot, radius, height);
  const [x, y] = project(...foot);
  const rise = (top[1] - y) * -1;
  return (
    <>
      <Areas polygons={[side]} className="fill-tint" />
      <Disc at={top} rx={rx} ry={ry} className="fill-paper" />
      <Areas
        polygons={[
          [
            [x - 3, y - rise * 0.6],
            [x + 3, y - rise * 0.6],
            [x + 3, y],
            [x - 3, y],
          ],
        ]}
        className="fill-accent"
      />
    </>
  );
}

/** A pump on its plinth: a motor upon a volute. */
export function Pump({ project, at: [x, y, z] }: { project: Projection; at: Place }) {
  return (
    <>
      <Solid project={project} box={{ x: x - 0.7, y: y - 0.7, z, w: 1.4, d: 1.4, h: 0.3 }} />
      <Tank project={project} foot={[x, y, z + 0.3]} radius={0.5} height={0.7} />
      <Solid project={project} box={{ x: x - 0.3, y: y - 0.3, z: z + 1, w: 0.6, d: 0.6, h: 0.9 }} accent />
    </>
  );
}

/** A duct of rectangular section: the boxes it runs through, back to front, with flanges. */
export function Duct({ project, runs }: { project: Projection; runs: readonly Box[] }) {
  return runs.map((run) => (
    <g key={`${run.x},${run.y},${run.z}`}>
      <Solid project={project} box={run} />
      <Lines routes={louvres(project, run, 3)} />
    </g>
  ));
}

/** Photovoltaic panels on a roof. */
export function Panels({
  project,
  box,
  columns,
  rows,
}: {
  project: Projection;
  box: Box;
  columns: number;
  rows: number;
}) {
  const [across, deep] = [box.w / columns, box.d / rows];
  const panels = Array.from({ length: columns * rows }, (_, n) => {
    const [x, y] = [box.x + (n % columns) * across, box.y + Math.floor(n / columns) * deep];
    return faces(project, { x, y, z: box.z, w: across * 0.84, d: deep * 0.7, h: box.h }).top;
  });
  return <Areas polygons={panels} className="fill-accent" />;
}

function louvres(project: Projection, box: Box, count = 7) {
  const inset = 0.12;
  return [leftWall(project, box), rightWall(project, box)].flatMap((wall, side) => {
    const width = side === 0 ? box.w : box.d;
    return Array.from({ length: count }, (_, n) => {
      const along = width * (inset + ((1 - 2 * inset) * n) / (count - 1));
      return quad(wall, along, box.h * 0.2, 0, box.h * 0.6).slice(1, 3);
    });
  });
}

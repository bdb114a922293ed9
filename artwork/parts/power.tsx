import {
  type Box,
  hatch,
  leftWall,
  type Place,
  type Point,
  type Projection,
  quad,
  rightWall,
  routeOf,
} from '../geometry/isometric';
import { Areas, Details, Lines, Shadow, Solid } from './primitives';

/** Tilted solar panels on a roof, with lines between their cells. */
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
  const panels = Array.from({ length: columns * rows }, (_, n): Point[] => {
    const [x, y] = [box.x + (n % columns) * across, box.y + Math.floor(n / columns) * deep];
    const [z = 0, high] = [box.z, (box.z ?? 0) + box.h];
    const [right, front] = [x + across * 0.88, y + deep * 0.66];
    return [project(x, y, high), project(right, y, high), project(right, front, z), project(x, front, z)];
  });
  return (
    <>
      <Areas polygons={panels} className="fill-accent" width={0.9} />
      <Lines routes={panels.flatMap((panel) => hatch(panel, 2))} width={0.7} />
    </>
  );
}

export function Cables({ project, routes }: { project: Projection; routes: readonly (readonly Place[])[] }) {
  return (
    <g strokeDasharray="16 4 3 4">
      <Lines routes={routes.map((places) => routeOf(project, places))} width={2.4} />
    </g>
  );
}

/** A control panel: a cabinet with two doors, a display and a row of lamps. */
export function ControlPanel({ project, box }: { project: Projection; box: Box }) {
  const wall = leftWall(project, box);
  const { w, h } = box;
  return (
    <>
      <Shadow project={project} box={box} />
      <Solid project={project} box={box} />
      <Areas
        polygons={[
          quad(wall, w * 0.08, h * 0.06, w * 0.4, h * 0.88),
          quad(wall, w * 0.52, h * 0.06, w * 0.4, h * 0.88),
        ]}
        className="fill-none"
        width={0.8}
      />
      <Areas
        polygons={[quad(wall, w * 0.14, h * 0.6, w * 0.28, h * 0.2)]}
        className="fill-accent"
        width={0.9}
      />
      <Details routes={hatch(quad(wall, w * 0.58, h * 0.2, w * 0.28, h * 0.3), 3)} />
      <Lines
        routes={[0, 1, 2].map((n) => [
          wall(w * (0.6 + n * 0.1), h * 0.72),
          wall(w * (0.6 + n * 0.1), h * 0.76),
        ])}
        width={2.4}
      />
    </>
  );
}

/** An electrical substation with a meter, louvred doors and a warning sign. */
export function Substation({ project, box }: { project: Projection; box: Box }) {
  const { x, y, z = 0, w, d, h } = box;
  const [left, right] = [leftWall(project, box), rightWall(project, box)];
  const leaves = [
    quad(left, w * 0.06, h * 0.08, w * 0.4, h * 0.8),
    quad(left, w * 0.54, h * 0.08, w * 0.4, h * 0.8),
  ];
  const bolt = [
    left(w * 0.3, h * 0.75),
    left(w * 0.2, h * 0.5),
    left(w * 0.27, h * 0.5),
    left(w * 0.2, h * 0.3),
  ];
  return (
    <>
      <Shadow project={project} box={box} />
      <Solid project={project} box={box} />
      <Solid
        project={project}
        box={{ x: x - 0.12, y: y - 0.12, z: z + h, w: w + 0.24, d: d + 0.24, h: 0.12 }}
        top="fill-accent"
      />
      <Areas polygons={leaves} className="fill-paper" width={0.9} />
      <Details
        routes={leaves.slice(1).flatMap((leaf) =>
          hatch(
            [leaf[3], leaf[0], leaf[1], leaf[2]].filter((p) => p !== undefined),
            8,
          ),
        )}
      />
      <Lines routes={[bolt]} width={1.8} />
      <Details routes={hatch(quad(right, d * 0.2, h * 0.25, d * 0.6, h * 0.5), 6)} />
    </>
  );
}

import { type Box, leftWall, type Point, quad, rightWall, TILT, type Wall } from '../../geometry/isometric';
import type { Kit } from '../drawing-kit';
import {
  fill,
  group,
  type Key,
  movingPolygon,
  type Property,
  polyline,
  type Shape,
  stack,
  stroke,
} from '../lottie';
import { palette } from '../palette';
import type { Running } from './chiller-shapes';

const FEET = 0.25;

/** Keyframes for how far the dampers are open, from 0 (closed) to 1 (open). */
export type Opening = readonly Key[];

/**
 * An air-handling unit, parallel to the x axis. A fan, a coil and a filter are visible through its windows.
 * The dampers are at the right end.
 */
export function airHandler(kit: Kit, box: Box, running: Running, opening: Opening): Shape {
  const body = { ...box, z: FEET, h: box.h - FEET };
  return stack([
    kit.solid({ x: box.x + 0.2, y: box.y + 0.2, z: 0, w: box.w - 0.4, d: box.d - 0.4, h: FEET }),
    kit.solid(body),
    sections(kit, body, running),
    dampers(kit, rightWall(kit.project, body), body.d, opening),
    riser(kit, body),
  ]);
}

/** The long side of the unit: three sections, each with a window. */
function sections(
  { project, unit, face, lines, fan }: Kit,
  body: Box,
  { rotation, strength }: Running,
): Shape {
  const wall = leftWall(project, body);
  const width = body.w / 3;
  const windows = [0, 1, 2].map((n) => quad(wall, n * width + 0.18, 0.35, width - 0.36, body.h - 0.7));
  const joints = [1, 2].map((n): Point[] => [wall(n * width, 0), wall(n * width, body.h)]);
  const [low, high] = [0.5, body.h - 0.5];
  const coil = Array.from({ length: 6 }, (_, n): Point[] => {
    const along = width + 0.36 + n * ((width - 0.72) / 5);
    return [wall(along, low), wall(along, high)];
  });
  const pleats = Array.from({ length: 9 }, (_, n) =>
    wall(2 * width + (n % 2 ? 0.36 : width - 0.36), low + ((high - low) * n) / 8),
  );
  return stack([
    lines(joints, 1.25),
    face(windows, 'top', 1.25),
    fan(wall(width / 2, body.h / 2), Math.min(width, body.h) * 0.36, { rotation, strength, tilt: TILT.left }),
    group([
      ...coil.map((each) => polyline(each)),
      stroke(palette.accent, unit * 0.11, { opacity: strength }),
    ]),
    lines(coil, 1),
    lines([pleats], 1.25),
  ]);
}

/** Dampers: a frame with blades, which rotate when the dampers open or close. */
function dampers({ face, tones }: Kit, wall: Wall, depth: number, opening: Opening): Shape {
  const count = 5;
  const [left, foot, width, pitch] = [0.35, 0.4, depth - 0.7, 0.28];
  const blades = Array.from({ length: count }, (_, n) =>
    movingPolygon(
      opening.map(([time, value, ease]) => {
        const height = pitch * (1 - 0.8 * Number(value)) - 0.02;
        return [
          time,
          quad(wall, left + 0.06, foot + n * pitch + (pitch - height) / 2, width - 0.12, height),
          ease,
        ];
      }),
    ),
  );
  return stack([
    face([quad(wall, left, foot - 0.06, width, pitch * count + 0.12)], 'glass', 1.5),
    group([...blades, stroke(tones.ink, 1), fill(tones.top)]),
  ]);
}

/** The vertical duct on top of the unit, with a flange. */
function riser({ solid }: Kit, body: Box): Shape {
  const z = (body.z ?? 0) + body.h;
  const foot = { x: body.x + 0.5, y: body.y + 0.55, w: 1.4, d: 1.3 };
  return stack([
    solid({ ...foot, z, h: 0.8 }),
    solid({ x: foot.x - 0.1, y: foot.y - 0.1, z: z + 0.8, w: foot.w + 0.2, d: foot.d + 0.2, h: 0.14 }, 1.25),
    solid({ ...foot, z: z + 0.94, h: 0.35 }),
  ]);
}

/** Moving lines that show the airflow through the dampers. */
export function airflow({ project, unit }: Kit, box: Box, flow: Property, strength: Property): Shape {
  const streams = [0.55, 0.85, 1.15, 1.45, 1.75].map((y, n) => {
    const [z, from] = [FEET + 0.5 + ((n * 2) % 5) * 0.26, box.x + box.w + 0.12 + (n % 2) * 0.2];
    return polyline([project(from, box.y + y, z), project(from + 1.5, box.y + y, z)]);
  });
  const dashes = { dash: unit * 0.5, gap: unit * 0.28, offset: flow };
  return group([...streams, stroke(palette.accent, 3, { dashes, opacity: strength })]);
}

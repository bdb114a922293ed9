import { type Box, inset, leftWall, quad, raised, rightWall, type Wall } from '../../geometry/box';
import { type Place, route } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { areas, footed, lines, movingAreas, type Shape, solid } from '../../shapes';
import type { Key, Property } from '../lottie';
import { fan, type Running } from '../moving-parts';

const FEET = 0.25;

/** Keyframes for how far the dampers are open, from 0 (closed) to 1 (open). */
export type Opening = readonly Key[];

/**
 * An air-handling unit, parallel to the x axis. A fan, a coil and a filter are visible through its windows.
 * The dampers are at the right end. Scenes draw it without windows and dampers (parts/air-handler.ts).
 */
export function runningAirHandler(box: Box, running: Running, opening: Opening): Shape {
  const body = raised(box, FEET);
  return [
    footed(box, FEET, 0.2),
    sections(body, running),
    dampers(rightWall(body), body.d, opening),
    riser(body),
  ];
}

/** The long side of the unit: three sections, each with a window. */
function sections(body: Box, running: Running): Shape {
  const wall = leftWall(body);
  const width = body.w / 3;
  const windows = range(3).map((n) => quad(wall, n * width + 0.18, 0.35, width - 0.36, body.h - 0.7));
  const joints = [1, 2].map((n) => [wall(n * width, 0), wall(n * width, body.h)]);
  const [low, high] = [0.5, body.h - 0.5];
  const coil = range(6).map((n) => {
    const along = width + 0.36 + n * ((width - 0.72) / 5);
    return [wall(along, low), wall(along, high)];
  });
  const pleats = range(9).map((n) =>
    wall(2 * width + (n % 2 ? 0.36 : width - 0.36), low + ((high - low) * n) / 8),
  );
  return [
    lines(joints, { width: 1.25 }),
    areas(windows, 'paper', { width: 1.25 }),
    fan(wall(width / 2, body.h / 2), Math.min(width, body.h) * 0.36, running, 'y'),
    lines(coil, { stroke: 'accent', width: 3.74, opacity: running.strength }),
    lines(coil, { width: 1 }),
    lines([pleats], { width: 1.25 }),
  ];
}

/** Dampers: a frame with blades, which rotate when the dampers open or close. */
function dampers(wall: Wall, depth: number, opening: Opening): Shape {
  const count = 5;
  const [left, foot, width, pitch] = [0.35, 0.4, depth - 0.7, 0.28];
  const blades = range(count).map((n) =>
    opening.map(([time, value, ease]) => {
      const height = pitch * (1 - 0.8 * Number(value)) - 0.02;
      const up = foot + n * pitch + (pitch - height) / 2;
      return [time, quad(wall, left + 0.06, up, width - 0.12, height), ease] as const;
    }),
  );
  return [
    areas([quad(wall, left, foot - 0.06, width, pitch * count + 0.12)], 'soft'),
    movingAreas(blades, 'paper', { width: 1 }),
  ];
}

/** The vertical duct on top of the unit, with a flange. */
function riser(body: Box): Shape {
  const z = (body.z ?? 0) + body.h;
  const foot = { x: body.x + 0.5, y: body.y + 0.55, w: 1.4, d: 1.3 };
  return [
    solid({ ...foot, z, h: 0.8 }),
    solid(inset({ ...foot, z: z + 0.8, h: 0.14 }, -0.1), { width: 1.25 }),
    solid({ ...foot, z: z + 0.94, h: 0.35 }),
  ];
}

/** Moving lines that show the airflow through the dampers. */
export function airflow(box: Box, offset: Property, opacity: Property): Shape {
  const streams = [0.55, 0.85, 1.15, 1.45, 1.75].map((y, n): Place[] => {
    const [z, from] = [FEET + 0.5 + ((n * 2) % 5) * 0.26, box.x + box.w + 0.12 + (n % 2) * 0.2];
    return route([from, box.y + y, z], [from + 1.5, box.y + y, z]);
  });
  return lines(streams, { stroke: 'accent', width: 3, dashes: [17, 9.52], offset, opacity });
}

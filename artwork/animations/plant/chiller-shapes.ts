import { type Box, leftWall, type Point, quad, rightWall } from '../../geometry/isometric';
import type { Kit } from '../drawing-kit';
import { fill, group, type Property, polygon, type Shape, stack } from '../lottie';
import { palette } from '../palette';

export type Running = { rotation: Property; strength: Property; lamp: Property };

const FEET = 0.25;
const COWL = 0.22;

/** An air-cooled chiller, parallel to the y axis, with coils, a control panel and covered fans. */
export function chiller(kit: Kit, box: Box, fans: number, running: Running): Shape {
  const body = { ...box, z: FEET, h: box.h - FEET };
  return stack([
    kit.solid({ x: box.x + 0.2, y: box.y + 0.2, z: 0, w: box.w - 0.4, d: box.d - 0.4, h: FEET }),
    kit.solid(body),
    coils(kit, body, fans),
    frontEnd(kit, body, running),
    ...Array.from({ length: fans }, (_, n) => cowl(kit, body, box.y + (box.d / fans) * (n + 0.5), running)),
  ]);
}

/** The coils of the long side, one below each fan, and service hatches at the bottom. */
function coils({ project, face, lines }: Kit, body: Box, count: number): Shape {
  const wall = rightWall(project, body);
  const pitch = body.d / count;
  const starts = Array.from({ length: count }, (_, n) => n * pitch + 0.2);
  const [width, foot, height] = [pitch - 0.4, 0.85, body.h - 1.1];
  const fins = starts.flatMap((start) =>
    Array.from({ length: 11 }, (_, n): Point[] => {
      const along = start + (width * (n + 1)) / 12;
      return [wall(along, foot), wall(along, foot + height)];
    }),
  );
  return stack([
    face(
      starts.map((start) => quad(wall, start, foot, width, height)),
      'left',
    ),
    lines(fins, 0.75, 60),
    face(
      starts.map((start) => quad(wall, start, 0.15, width, 0.5)),
      'right',
      1,
    ),
    lines(
      starts.map((start) => [wall(start + width - 0.3, 0.3), wall(start + width - 0.3, 0.5)]),
      1.5,
    ),
  ]);
}

/** The short side: a gauge, and a control panel with a display and lamps. */
function frontEnd({ project, face, lines }: Kit, body: Box, { strength, lamp }: Running): Shape {
  const wall = leftWall(project, body);
  const lamps = [0, 1, 2].map((n) => quad(wall, 1.95 + n * 0.3, 0.75, 0.17, 0.17));
  const bars = [0.45, 0.8, 0.6, 1].map((level, n) => quad(wall, 1.9 + n * 0.22, 1.25, 0.14, 0.5 * level));
  const hinge: Point[][] = [0.4, 0.8, 1.2, 1.6].map((up) => [wall(0.3, up), wall(1.3, up)]);
  return stack([
    face([quad(wall, 0.2, 0.2, 1.25, body.h - 0.5)], 'top', 1),
    lines(hinge, 0.75, 60),
    face([quad(wall, 1.65, 0.5, 1.35, 1.5)], 'top', 1.25),
    face([quad(wall, 1.8, 1.15, 1.05, 0.7)], 'glass', 1),
    group([...bars.map((bar) => polygon(bar)), fill(palette.accent, strength)]),
    face(lamps, 'glass', 0.75),
    group([polygon(lamps[0] ?? []), fill(palette.accent, lamp)]),
  ]);
}

function cowl({ project, drum, fan }: Kit, body: Box, y: number, { rotation, strength }: Running): Shape {
  const [x, z] = [body.x + body.w / 2, (body.z ?? 0) + body.h];
  const radius = Math.min(body.w * 0.38, 1.02);
  return stack([
    drum([x, y, z], radius * 1.1, COWL),
    fan(project(x, y, z + COWL), radius, { rotation, strength }),
  ]);
}

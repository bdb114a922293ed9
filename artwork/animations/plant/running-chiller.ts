import { type Box, leftWall, quad, raised, rightWall } from '../../geometry/box';
import { range } from '../../geometry/range';
import { areas, drum, footed, lines, type Shape } from '../../shapes';
import type { Property } from '../lottie';
import { fan, type Running } from '../moving-parts';

const FEET = 0.25;
const COWL = 0.22;

/**
 * An air-cooled chiller, parallel to the y axis, with coils, a control panel and covered fans. Scenes draw
 * it with fewer details (parts/chiller.ts).
 * @param lamp the opacity of a lamp on the control panel
 */
export function runningChiller(box: Box, fans: number, running: Running, lamp: Property): Shape {
  const body = raised(box, FEET);
  return [
    footed(box, FEET, 0.2),
    coils(body, fans),
    frontEnd(body, running, lamp),
    range(fans).map((n) => cowl(body, box.y + (box.d / fans) * (n + 0.5), running)),
  ];
}

/** The coils of the long side, one below each fan, and service hatches at the bottom. */
function coils(body: Box, count: number): Shape {
  const wall = rightWall(body);
  const pitch = body.d / count;
  const starts = range(count).map((n) => n * pitch + 0.2);
  const [width, foot, height] = [pitch - 0.4, 0.85, body.h - 1.1];
  const fins = starts.flatMap((start) =>
    range(11).map((n) => {
      const along = start + (width * (n + 1)) / 12;
      return [wall(along, foot), wall(along, foot + height)];
    }),
  );
  return [
    areas(
      starts.map((start) => quad(wall, start, foot, width, height)),
      'tint',
    ),
    lines(fins, { width: 0.75, opacity: 60 }),
    areas(
      starts.map((start) => quad(wall, start, 0.15, width, 0.5)),
      'line',
      { width: 1 },
    ),
    lines(starts.map((start) => [wall(start + width - 0.3, 0.3), wall(start + width - 0.3, 0.5)])),
  ];
}

/** The short side: a gauge, and a control panel with a display and lamps. */
function frontEnd(body: Box, { strength }: Running, lamp: Property): Shape {
  const wall = leftWall(body);
  const lamps = range(3).map((n) => quad(wall, 1.95 + n * 0.3, 0.75, 0.17, 0.17));
  const bars = [0.45, 0.8, 0.6, 1].map((level, n) => quad(wall, 1.9 + n * 0.22, 1.25, 0.14, 0.5 * level));
  const hinge = [0.4, 0.8, 1.2, 1.6].map((up) => [wall(0.3, up), wall(1.3, up)]);
  return [
    areas([quad(wall, 0.2, 0.2, 1.25, body.h - 0.5)], 'paper', { width: 1 }),
    lines(hinge, { width: 0.75, opacity: 60 }),
    areas([quad(wall, 1.65, 0.5, 1.35, 1.5)], 'paper', { width: 1.25 }),
    areas([quad(wall, 1.8, 1.15, 1.05, 0.7)], 'soft', { width: 1 }),
    areas(bars, 'accent', { stroke: 'none', opacity: strength }),
    areas(lamps, 'soft', { width: 0.75 }),
    areas(lamps.slice(0, 1), 'accent', { stroke: 'none', opacity: lamp }),
  ];
}

function cowl(body: Box, y: number, running: Running): Shape {
  const [x, z] = [body.x + body.w / 2, (body.z ?? 0) + body.h];
  const radius = Math.min(body.w * 0.38, 1.02);
  return [drum([x, y, z], 'z', radius * 1.1, COWL), fan([x, y, z + COWL], radius, running)];
}

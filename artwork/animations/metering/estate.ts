import {
  type Box,
  leftWall,
  type Place,
  type Point,
  quad,
  rightWall,
  routeOf,
} from '../../geometry/isometric';
import type { Kit } from '../drawing-kit';
import {
  ellipse,
  fill,
  group,
  keys,
  type Property,
  polygon,
  polyline,
  type Shape,
  stack,
  stroke,
} from '../lottie';
import { palette } from '../palette';
import { blink, LOOP, stream } from './loop';

/** A small school with some lit windows. */
export function model({ project, face, solid }: Kit, box: Box, storeys: number, seed: number): Shape {
  const [left, right] = [leftWall(project, box), rightWall(project, box)];
  const storey = box.h / storeys;
  const row = (wall: typeof left, length: number, floor: number) =>
    Array.from({ length: Math.floor((length - 0.1) / 0.3) }, (_, n) =>
      quad(wall, 0.12 + n * 0.3, floor * storey + storey * 0.32, 0.2, storey * 0.42),
    );
  const floors = Array.from({ length: storeys }, (_, n) => n);
  const windows = floors.flatMap((floor) => [...row(left, box.w, floor), ...row(right, box.d, floor)]);
  const lit = (digit: (n: number) => boolean, strength?: Property) => {
    const outlines = windows.filter((_, n) => digit((n * 7 + seed) % 10)).map((each) => polygon(each));
    return outlines.length > 0 ? [group([...outlines, fill(palette.accent, strength)])] : [];
  };
  return stack([
    solid(box),
    face(windows, 'glass', 0.75),
    ...lit((n) => n < 4),
    ...lit((n) => n === 5, blink(2, 0.6, 0.1 + seed * 0.07)),
    ...lit((n) => n === 7, blink(3, 0.4, 0.3 - seed * 0.05)),
  ]);
}

/**
 * Cables on the ground. Pulses move along the cables to the cabinet. A whole number of pulses passes in each
 * loop, so the loop is seamless.
 */
export function cables(
  { project, tones }: Kit,
  list: readonly { places: readonly Place[]; times: number }[],
): Shape[] {
  const route = ({ places }: (typeof list)[number]) => polyline(routeOf(project, places));
  return [
    group([...list.map(route), stroke(tones.right, 4)]),
    group([...list.map(route), stroke(tones.ink, 1.25)]),
    ...list.map((cable) =>
      group([
        route(cable),
        stroke(palette.accent, 5, {
          dashes: { dash: 5, gap: 37, offset: stream(42, cable.times) },
        }),
      ]),
    ),
  ];
}

/** A radio mast. Rings expand from its tip and fade. */
export function mast({ project, unit, lines, disc }: Kit, [x, y, z]: Place, height: number): Shape {
  const tip = project(x, y, z + height);
  const ring = (lag: number): Shape => {
    const period = LOOP / 3;
    const starts = [-1, 0, 1, 2].map((n) => Math.round((n + lag) * period));
    const grow = starts.flatMap((start) => [
      [start, [12, 12], 'linear'] as const,
      [start + period - 1, [100, 100], 'hold'] as const,
    ]);
    const fade = starts.flatMap((start) => [
      [start, 100, 'linear'] as const,
      [start + period - 1, 0, 'hold'] as const,
    ]);
    return group([ellipse([0, 0], unit * 1.25, unit * 0.72), stroke(palette.accent, 2)], {
      position: tip,
      scale: keys(grow),
      opacity: keys(fade),
    });
  };
  const stays: Point[][] = [
    [project(x, y, z), tip],
    [project(x - 0.28, y, z), project(x, y, z + height * 0.6)],
    [project(x + 0.28, y, z), project(x, y, z + height * 0.6)],
  ];
  return stack([
    lines(stays, 1.5),
    ring(0),
    ring(1 / 3),
    ring(2 / 3),
    disc(tip, 0.07, [fill(palette.accent)]),
  ]);
}

import { type Box, faces, floor, inset, leftWall, quad, rightWall } from '../../geometry/box';
import { type Point, route } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { areas, disc, drum, lines, type Shape, solid } from '../../shapes';
import { keys, type Property } from '../lottie';
import { levelGauge } from '../plant/running-pipework';
import { at, DAY } from './day';
import { panel } from './tones';

/** The plant building, with its door and louvres. */
export function energyCentre(box: Box): Shape {
  const [wall, end] = [rightWall(box), leftWall(box)];
  const louvres = range(5).map((n) => [wall(8, 1 + n * 0.6), wall(15, 1 + n * 0.6)]);
  const joints = [2, 5, 8, 11].map((along) => [end(along, 1), end(along, 4)]);
  return [
    solid(box),
    areas([faces(inset(box, 0.7)).top], 'tint', { width: 0.75 }),
    areas([quad(wall, 2, 0, 3.4, 3.2)], 'soft', { width: 1 }),
    lines([...louvres, ...joints], { width: 1 }),
  ];
}

/** A tank of chilled water, which fills at night and empties in the afternoon. A gauge shows the level. */
export function store([x, y]: Point, radius: number, height: number): Shape {
  const level = keys([
    [0, [100, 62]],
    [at(5.5), [100, 100]],
    [at(9.5), [100, 96]],
    [at(16.5), [100, 14]],
    [at(20), [100, 20]],
    [DAY, [100, 62]],
  ]);
  return [
    drum([x, y, 0], 'z', radius, height),
    disc([x, y, height], radius * 0.3, 'z', { width: 1 }),
    levelGauge([x + radius * 0.72, y + radius * 0.72, height * 0.14], height * 0.72, 6, level),
  ];
}

/** Rows of solar panels on a roof. The brightness of the panels is proportional to `output`. */
export function photovoltaics(box: Box, output: Property): Shape {
  const z = (box.z ?? 0) + box.h + 0.4;
  const places: Point[] = [];
  for (let y = box.y + 1.8; y + 4.2 < box.y + box.d; y += 5.6) {
    for (let x = box.x + 2.4; x + 3 < box.x + box.w - 1; x += 3.5) places.push([x, y]);
  }
  const panels = places.map(([x, y]) => floor({ x, y, z, w: 2.9, d: 4.2 }));
  const seams = places.map(([x, y]) => route([x, y + 2.1, z], [x + 2.9, y + 2.1, z]));
  return [
    areas(panels, panel, { width: 1 }),
    areas(panels, 'accent', { stroke: 'none', opacity: output }),
    lines(seams, { width: 0.75, opacity: 70 }),
  ];
}

import { type Box, faces, floor, leftWall, type Point, quad, rightWall } from '../../geometry/isometric';
import { fill, group, keys, type Layer, layer, type Property, polygon, stroke } from '../lottie';
import { palette } from '../palette';
import { at, DAY } from './day';
import { metres, site } from './site-plan';
import { disc, drum, face, lines, solid } from './solid';
import { ink, panel } from './tones';

/** The plant building, with its door and louvres. */
export function energyCentre(box: Box): Layer {
  const [wall, end] = [rightWall(site, box), leftWall(site, box)];
  const louvres = Array.from({ length: 5 }, (_, n): Point[] => [wall(8, 1 + n * 0.6), wall(15, 1 + n * 0.6)]);
  const joints = [2, 5, 8, 11].map((along): Point[] => [end(along, 1), end(along, 4)]);
  const roof = faces(site, { ...box, x: box.x + 0.7, y: box.y + 0.7, w: box.w - 1.4, d: box.d - 1.4 }).top;
  return layer('energy centre', [
    solid(box),
    face([roof], 'left', 0.75),
    face([quad(wall, 2, 0, 3.4, 3.2)], 'glass', 1),
    lines([...louvres, ...joints]),
  ]);
}

/** A tank of chilled water, which fills at night and empties in the afternoon. A gauge shows the level. */
export function store([x, y]: Point, radius: number, height: number): Layer {
  const [gaugeX, foot] = site(x + radius * 0.72, y + radius * 0.72, 0);
  const [left, bottom, full] = [gaugeX - 3, foot - metres(height * 0.14), metres(height * 0.72)];
  const slot: Point[] = [
    [left, bottom],
    [left + 6, bottom],
    [left + 6, bottom - full],
    [left, bottom - full],
  ];
  const scale = keys([
    [0, [100, 62]],
    [at(5.5), [100, 100]],
    [at(9.5), [100, 96]],
    [at(16.5), [100, 14]],
    [at(20), [100, 20]],
    [DAY, [100, 62]],
  ]);
  return layer('chilled-water store', [
    drum([x, y, 0], radius, height),
    disc(site(x, y, height), radius * 0.3, [stroke(ink, 1)]),
    face([slot], 'top', 0),
    group([polygon(slot), fill(palette.accent)], { anchor: [0, bottom], position: [0, bottom], scale }),
    group([polygon(slot), stroke(ink, 1.25)]),
  ]);
}

/** Rows of solar panels on a roof. The brightness of the panels is proportional to `output`. */
export function photovoltaics(box: Box, output: Property): Layer {
  const z = (box.z ?? 0) + box.h + 0.4;
  const places: Point[] = [];
  for (let y = box.y + 1.8; y + 4.2 < box.y + box.d; y += 5.6) {
    for (let x = box.x + 2.4; x + 3 < box.x + box.w - 1; x += 3.5) places.push([x, y]);
  }
  const panels = places.map(([x, y]) => floor(site, { x, y, z, w: 2.9, d: 4.2 }));
  const seams = places.map(([x, y]): Point[] => [site(x, y + 2.1, z), site(x + 2.9, y + 2.1, z)]);
  return layer('photovoltaics', [
    face(panels, panel, 1),
    group([...panels.map((each) => polygon(each)), fill(palette.accent, output)]),
    lines(seams, 0.75, 70),
  ]);
}

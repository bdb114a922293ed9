import {
  type Box,
  CIRCLE,
  cylinder,
  faces,
  floor,
  leftWall,
  type Point,
  rightWall,
} from '@/components/drawings/geometry/isometric';
import {
  ellipse,
  fill,
  follow,
  group,
  keys,
  type Layer,
  layer,
  type Property,
  polygon,
  polyline,
  type Shape,
  stack,
  stroke,
} from '../lottie';
import { palette } from '../palette';
import { at, cooling, DAY, HOUR } from './day';
import { metres, site } from './site-plan';
import { face, solid } from './solid';
import { ink, tone } from './tones';

/** How far something has turned or flowed by a frame when its speed follows `speed`, per hour, from frame 0 on. */
function travelled(speed: (hour: number) => number, perHour: number): Property {
  const step = 15;
  const sums = [0];
  for (let frame = 0; frame < DAY; frame += step)
    sums.push((sums.at(-1) ?? 0) + (speed(frame / HOUR) * perHour * step) / HOUR);
  return follow((frame) => sums[Math.round(frame / step)] ?? 0, DAY, { every: step, tolerance: 1.5 });
}

const blade = (turn: number, radius: number): Point[] => {
  const point = (angle: number, reach: number): Point => [
    Math.cos(turn + angle) * radius * reach,
    Math.sin(turn + angle) * radius * reach,
  ];
  return [
    point(0, 0.14),
    point(-0.28, 0.6),
    point(-0.1, 0.92),
    point(0.35, 0.92),
    point(0.62, 0.6),
    point(0.8, 0.14),
  ];
};

/** A fan seen from above: it turns in the plane of the roof. */
export function fan([x, y]: Point, radius: number, rotation: Property, strength: Property): Shape {
  const blades = [0, 1, 2, 3].map((n) => polygon(blade((n * Math.PI) / 2, radius)));
  return stack([
    group([ellipse([x, y], CIRCLE.rx * radius, CIRCLE.ry * radius), stroke(ink, 1.25), fill(tone('glass'))]),
    group([group([...blades, fill(palette.accent, strength)], { rotation })], {
      position: [x, y],
      scale: [CIRCLE.rx * 100, CIRCLE.ry * 100],
    }),
    group([ellipse([x, y], CIRCLE.rx * radius * 0.16, CIRCLE.ry * radius * 0.16), fill(ink)]),
  ]);
}

type Duty = { speed: (hour: number) => number };

/** The lead chiller runs with the load; the second helps over noon. */
export const duties: Record<'lead' | 'second', Duty> = {
  lead: { speed: (hour) => Math.min(1, cooling(hour) * 1.7) },
  second: { speed: (hour) => Math.max(0, Math.min(1, cooling(hour) * 2.6 - 1.5)) },
};

/** An air-cooled chiller along y: a louvred box with a row of fans on top. */
export function chiller(nm: string, box: Box, fans: number, { speed }: Duty): Layer {
  const z = (box.z ?? 0) + box.h;
  const pitch = box.d / fans;
  const radius = metres(Math.min(pitch, box.w) * 0.4);
  const wall = rightWall(site, box);
  const end = leftWall(site, box);
  const louvres = Array.from({ length: Math.floor(box.d / 0.9) }, (_, n) =>
    polyline([wall(0.6 + n * 0.9, 0.5), wall(0.6 + n * 0.9, box.h - 0.5)]),
  );
  const panel = [
    polyline([end(box.w / 2, 0.4), end(box.w / 2, box.h - 0.4)]),
    polyline([end(0.6, box.h / 2), end(box.w - 0.6, box.h / 2)]),
  ];
  const rotation = travelled(speed, 520);
  const strength = follow((frame) => 18 + 82 * Math.min(1, speed(frame / HOUR) * 1.5), DAY, {
    every: 30,
    tolerance: 1,
  });
  return layer(nm, [
    solid(box),
    group([...louvres, ...panel, stroke(ink, 0.75, { opacity: 70 })]),
    ...Array.from({ length: fans }, (_, n) =>
      fan(site(box.x + box.w / 2, box.y + pitch * (n + 0.5), z), radius, rotation, strength),
    ),
  ]);
}

type Place = readonly [x: number, y: number, z: number];

/** A pipe with water in it that flows as fast as the cooling works. */
export function pipe(places: readonly Place[], { speed }: Duty, width = 5): Shape {
  const route = () => polyline(places.map(([x, y, z]) => site(x, y, z)));
  return stack([
    group([route(), stroke(ink, width)]),
    group([route(), stroke(tone('top'), width - 2.2)]),
    group([
      route(),
      stroke(palette.accent, width - 2.2, {
        dashes: { dash: 10, gap: 8, offset: travelled((hour) => -0.12 - speed(hour), 90) },
      }),
    ]),
  ]);
}

/** A store of chilled water: filled by night, drawn on in the afternoon. The gauge shows its level. */
export function store([x, y]: Point, radius: number, height: number): Layer {
  const { side, top, rx, ry } = cylinder(site, [x, y, 0], radius, height);
  const [gx, foot] = site(x + radius * 0.72, y + radius * 0.72, 0);
  const full = metres(height * 0.72);
  const level = keys([
    [0, [100, 62]],
    [at(5.5), [100, 100]],
    [at(9.5), [100, 96]],
    [at(16.5), [100, 14]],
    [at(20), [100, 20]],
    [DAY, [100, 62]],
  ]);
  const gauge = { x: gx - 3, y: foot - metres(height * 0.14) };
  const slot: Point[] = [
    [gauge.x, gauge.y],
    [gauge.x + 6, gauge.y],
    [gauge.x + 6, gauge.y - full],
    [gauge.x, gauge.y - full],
  ];
  return layer('chilled-water store', [
    face([side], 'left'),
    group([ellipse(top, rx, ry), stroke(ink, 1.5), fill(tone('top'))]),
    group([ellipse(top, rx * 0.3, ry * 0.3), stroke(ink, 1)]),
    face([slot], 'top', 0),
    group([polygon(slot), fill(palette.accent)], {
      anchor: [0, gauge.y],
      position: [0, gauge.y],
      scale: level,
    }),
    group([polygon(slot), stroke(ink, 1.25)]),
  ]);
}

/** Panels in rows on a roof, brighter the more the sun gives. */
export function photovoltaics(box: Box, yields: Property): Layer {
  const z = (box.z ?? 0) + box.h;
  const rows: Point[][] = [];
  for (let y = box.y + 1.8; y + 4.2 < box.y + box.d; y += 5.6) {
    for (let x = box.x + 2.4; x + 3 < box.x + box.w - 1; x += 3.5)
      rows.push(floor(site, { x, y, z: z + 0.4, w: 2.9, d: 4.2 }));
  }
  return layer('photovoltaics', [
    face(rows, 'panel', 1),
    group([...rows.map((each) => polygon(each)), fill(palette.accent, yields)]),
    group([
      ...rows.flatMap(([a, b, c, d]) => (a && b && c && d ? [polyline([middle(a, d), middle(b, c)])] : [])),
      stroke(ink, 0.75, { opacity: 70 }),
    ]),
  ]);
}

const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** The energy centre's door and louvres. */
export function energyCentre(box: Box): Layer {
  const wall = rightWall(site, box);
  const end = leftWall(site, box);
  const door = [wall(3, 0), wall(3, 3.2), wall(6.4, 3.2), wall(6.4, 0)];
  const louvre = Array.from({ length: 5 }, (_, n) => polyline([wall(9, 1 + n * 0.6), wall(15, 1 + n * 0.6)]));
  const roof = faces(site, { ...box, x: box.x + 0.7, y: box.y + 0.7, w: box.w - 1.4, d: box.d - 1.4 }).top;
  return layer('energy centre', [
    solid(box),
    face([roof], 'left', 0.75),
    face([door], 'glass', 1),
    group([
      ...louvre,
      polyline([end(2, 1), end(2, 4)]),
      polyline([end(5, 1), end(5, 4)]),
      polyline([end(8, 1), end(8, 4)]),
      polyline([end(11, 1), end(11, 4)]),
      stroke(ink, 1),
    ]),
  ]);
}

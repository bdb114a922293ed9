import { floor, type Place, type Point, routeOf } from '../../geometry/isometric';
import { group, type Layer, layer, polygon, polyline, type Shape, stroke } from '../lottie';
import { inPicture, picture, site } from './site-plan';
import { face, solid } from './solid';
import { hair, ink, wash } from './tones';

type Plan = readonly (readonly [x: number, y: number])[];

const area = (plan: Plan): Point[] => plan.map(([x, y]) => site(x, y));
const plot = (x: number, y: number, w: number, d: number) => floor(site, { x, y, w, d });
const line = (...plan: Plan): Shape => polyline(area(plan));

const line3 = (...places: Place[]): Shape => polyline(routeOf(site, places));

const circle = (x: number, y: number, radius: number, from = 0, to = 2 * Math.PI): Shape =>
  polyline(
    Array.from({ length: 25 }, (_, n) => {
      const angle = from + ((to - from) * n) / 24;
      return site(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }),
  );

const boundary: Plan = [
  [-40, 130],
  [-40, 46],
  [-20, 46],
  [-20, -12],
  [26, -12],
  [26, -34],
  [72, -34],
  [72, -100],
  [150, -100],
  [150, 130],
];

/** The sports court in the yard, with its lines. */
function court(): Shape[] {
  const [x, y, w, d] = [25, 23, 27, 15];
  return [
    polygon(plot(x, y, w, d)),
    line([x + w / 2, y], [x + w / 2, y + d]),
    circle(x + w / 2, y + d / 2, 2.4),
    circle(x + 1, y + d / 2, 5, -Math.PI / 2, Math.PI / 2),
    circle(x + w - 1, y + d / 2, 5, Math.PI / 2, (3 * Math.PI) / 2),
    polygon(plot(x, y + d / 2 - 2.4, 5, 4.8)),
    polygon(plot(x + w - 5, y + d / 2 - 2.4, 5, 4.8)),
  ];
}

/** The playing field across the road. */
function field(): Shape[] {
  const [x, y, w, d] = [88, -52, 42, 27];
  return [
    polygon(plot(x, y, w, d)),
    line([x + w / 2, y], [x + w / 2, y + d]),
    circle(x + w / 2, y + d / 2, 5),
    polygon(plot(x, y + 6, 7, d - 12)),
    polygon(plot(x + w - 7, y + 6, 7, d - 12)),
  ];
}

const road = plot(75, -100, 7, 230);
const kerb = plot(73.4, -100, 1.6, 230);
const crossing = [0, 1, 2, 3].map((n) => plot(75.6 + n * 1.7, -7.5, 0.9, 4));

/** Ground, road, paths and pitches. */
export function grounds(): Layer {
  const paving = [plot(15, 14, 60, 5), plot(15, 19, 5, 60), plot(60, -34, 4, 26), plot(60, -8, 15, 4)];
  return inPicture(
    layer('grounds', [
      group([polygon(area(boundary)), stroke(ink, 1.5), wash('ground')]),
      face(paving, 'top', 0),
      face([plot(25, 23, 27, 15), plot(88, -52, 42, 27)], 'left', 0),
      group([...court(), ...field(), stroke(hair, 1.25)]),
      face([kerb], 'top', 0.75),
      face([road], 'right', 1),
      group([line([78.5, -100], [78.5, 130]), stroke(hair, 1.25, { dashes: { dash: 8, gap: 10 } })]),
      face(crossing, 'top', 0),
    ]),
  );
}

/** A bicycle shed: a roof on posts above hoops. */
export function bikeShed(): Layer {
  const roof = { x: 27, y: 43, z: 2.6, w: 17, d: 3.4, h: 0.35 };
  const posts = [0.3, 8.5, 16.7].flatMap((along) => [line3([27 + along, 46.2, 0], [27 + along, 46.2, 2.6])]);
  const hoops = Array.from({ length: 13 }, (_, n) => {
    const x = 28.2 + n * 1.2;
    return line3([x, 45.6, 0], [x, 45.6, 1.1], [x, 44.2, 1.1], [x, 44.2, 0]);
  });
  return layer('bicycle shed', [
    face([plot(27, 43, 17, 3.4)], 'right', 0),
    group([...hoops, stroke(ink, 1)]),
    group([...posts, stroke(ink, 1.5)]),
    solid(roof, 1.25),
  ]);
}

/** The border of the picture. */
export const border = (): Layer =>
  layer('border', [
    group([
      polyline([
        [picture.x, picture.y + picture.h],
        [picture.x + picture.w, picture.y + picture.h],
      ]),
      stroke(ink, 1.5),
    ]),
  ]);

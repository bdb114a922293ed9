import { corners, floor } from '../../geometry/box';
import { type Place, type Point, route } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { areas, lines, type Shape, solid } from '../../shapes';
import { group, type Layer, type LottieShape, layer, polygon, polyline, stroke } from '../lottie';
import { draw } from './draw';
import { inPicture, picture, site } from './site-plan';
import { hair, ink, wash } from './tones';

const plot = (x: number, y: number, w: number, d: number) => floor({ x, y, w, d });

const onGround = (points: readonly Point[]): Point[] => points.map(([x, y]) => site(x, y));
const rectangle = (...[x, y, w, d]: Parameters<typeof corners>) => polygon(onGround(corners(x, y, w, d)));
const line = (from: Point, to: Point) => polyline(onGround([from, to]));

const circle = (x: number, y: number, radius: number, from = 0, to = 2 * Math.PI) =>
  polyline(
    range(25).map((n) => {
      const angle = from + ((to - from) * n) / 24;
      return site(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }),
  );

const boundary: Place[] = [
  [-40, 130, 0],
  [-40, 46, 0],
  [-20, 46, 0],
  [-20, -12, 0],
  [26, -12, 0],
  [26, -34, 0],
  [72, -34, 0],
  [72, -100, 0],
  [150, -100, 0],
  [150, 130, 0],
];

/** The sports court in the yard, with its lines. */
function court(): LottieShape[] {
  const [x, y, w, d] = [25, 23, 27, 15];
  return [
    rectangle(x, y, w, d),
    line([x + w / 2, y], [x + w / 2, y + d]),
    circle(x + w / 2, y + d / 2, 2.4),
    circle(x + 1, y + d / 2, 5, -Math.PI / 2, Math.PI / 2),
    circle(x + w - 1, y + d / 2, 5, Math.PI / 2, (3 * Math.PI) / 2),
    rectangle(x, y + d / 2 - 2.4, 5, 4.8),
    rectangle(x + w - 5, y + d / 2 - 2.4, 5, 4.8),
  ];
}

/** The playing field across the road. */
function field(): LottieShape[] {
  const [x, y, w, d] = [88, -52, 42, 27];
  return [
    rectangle(x, y, w, d),
    line([x + w / 2, y], [x + w / 2, y + d]),
    circle(x + w / 2, y + d / 2, 5),
    rectangle(x, y + 6, 7, d - 12),
    rectangle(x + w - 7, y + 6, 7, d - 12),
  ];
}

const road = plot(75, -100, 7, 230);
const kerb = plot(73.4, -100, 1.6, 230);
const roadMiddle = route([78.5, -100, 0], [78.5, 130, 0]);
const crossing = range(4).map((n) => plot(75.6 + n * 1.7, -7.5, 0.9, 4));

/** Ground, road, paths and pitches. */
export function grounds(): Layer {
  const paving = [plot(15, 14, 60, 5), plot(15, 19, 5, 60), plot(60, -34, 4, 26), plot(60, -8, 15, 4)];
  const { fill, opacity } = wash('ground');
  return inPicture(
    layer('grounds', [
      ...draw(
        areas([boundary], fill, { opacity }),
        areas(paving, 'paper', { stroke: 'none' }),
        areas([plot(25, 23, 27, 15), plot(88, -52, 42, 27)], 'tint', { stroke: 'none' }),
      ),
      group([...court(), ...field(), stroke(hair, 1.25)]),
      ...draw(
        areas([kerb], 'paper', { width: 0.75 }),
        areas([road], 'line', { width: 1 }),
        lines([roadMiddle], { stroke: hair, width: 1.25, dashes: [8, 10] }),
        areas(crossing, 'paper', { stroke: 'none' }),
      ),
    ]),
  );
}

/** A bicycle shed: a roof on posts above hoops. */
export function bikeShed(): Shape {
  const posts = [27.3, 35.5, 43.7].map((x) => route([x, 46.2, 0], [x, 46.2, 2.6]));
  const hoops = range(13).map((n): Place[] => {
    const x = 28.2 + n * 1.2;
    return route([x, 45.6, 0], [x, 45.6, 1.1], [x, 44.2, 1.1], [x, 44.2, 0]);
  });
  return [
    areas([plot(27, 43, 17, 3.4)], 'line', { stroke: 'none' }),
    lines(hoops, { width: 1 }),
    lines(posts),
    solid({ x: 27, y: 43, z: 2.6, w: 17, d: 3.4, h: 0.35 }, { width: 1.25 }),
  ];
}

/** The border of the picture. */
export const border = (): Layer =>
  layer('border', [
    group([
      polyline(route([picture.x, picture.y + picture.h], [picture.x + picture.w, picture.y + picture.h])),
      stroke(ink, 1.5),
    ]),
  ]);

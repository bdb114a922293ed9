import { type Point, route } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import {
  ellipse,
  fill,
  follow,
  group,
  keys,
  type Layer,
  layer,
  polygon,
  polyline,
  rectangle,
  stack,
  stroke,
} from '../lottie';
import { palette } from '../palette';
import { at, DAY, HOUR } from './day';
import { inPicture } from './site-plan';
import { hair, ink, tones, wash } from './tones';

const SUN = { rise: 4.75, set: 21.3 };
const MOON = { rise: 19.5, set: 30.5 };

/**
 * Returns a point on the path of the sun and the moon. `part` is 0 at the left horizon, and 1 at the right
 * horizon.
 */
const onArc = (part: number): Point => [70 + 1060 * part, 282 - 90 * part - 190 * Math.sin(Math.PI * part)];
const sunAt = (hour: number) => onArc((hour - SUN.rise) / (SUN.set - SUN.rise));

/** Returns the height of the sun, from 0 at the horizon to 1 at noon. */
export const sunHeight = (hour: number) =>
  Math.max(0, Math.sin((Math.PI * (hour - SUN.rise)) / (SUN.set - SUN.rise)));

/**
 * Returns the positions of the stars, to the right of the clock. The coordinates are multiples of irrational
 * numbers, so that the stars are spread evenly without a visible pattern.
 */
function starField(): Point[] {
  return range(36).map((n) => [290 + ((n * 0.618034) % 1) * 870, 30 + ((n * 0.7548777) % 1) * 150]);
}

function stars(): Layer {
  const marks = starField().flatMap(([x, y], n) => {
    const arm = n % 3 === 0 ? 4 : 2.2;
    return [polyline(route([x - arm, y], [x + arm, y])), polyline(route([x, y - arm], [x, y + arm]))];
  });
  return layer('stars', [group([...marks, stroke(palette.pale, 1)])], {
    opacity: keys([
      [0, 70],
      [at(3.6), 70],
      [at(4.6), 0],
      [at(21.6), 0],
      [at(22.6), 70],
    ]),
  });
}

/** The path of the sun as a dashed line with a tick for each hour. */
function sunPath(): Layer {
  const steps = range(49).map((n) => onArc(n / 48));
  const hours = range(16).map((n) => {
    const hour = n + 5;
    const [[x, y], [nx, ny]] = [sunAt(hour - 0.02), sunAt(hour + 0.02)];
    const length = Math.hypot(nx - x, ny - y);
    const [dx, dy] = [(-(ny - y) / length) * 4, ((nx - x) / length) * 4];
    return polyline(route([x - dx, y - dy], [x + dx, y + dy]));
  });
  return inPicture(
    layer('sun path', [
      group([polyline(steps), stroke(hair, 1, { dashes: { dash: 2, gap: 7 } })]),
      group([...hours, stroke(hair, 1)]),
    ]),
  );
}

function sun(): Layer {
  const rays = range(12).map((n) => {
    const [dx, dy] = [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)];
    const reach = n % 2 ? 25 : 28;
    return polyline(route([dx * 21, dy * 21], [dx * reach, dy * reach]));
  });
  const disc = stack(
    [
      group([...rays, stroke(ink, 1.5)], {
        rotation: keys([
          [0, 0],
          [DAY, 120],
        ]),
      }),
      group([ellipse([0, 0], 15.5), stroke(ink, 1.5), fill(palette.accent)]),
    ],
    { position: follow((frame) => sunAt(frame / HOUR), at(22), { start: at(4) }) },
  );
  const opacity = keys([
    [at(4.2), 0],
    [at(4.6), 100],
    [at(21.4), 100],
    [at(21.8), 0],
  ]);
  return inPicture(layer('sun', [disc], { opacity }));
}

function moon(): Layer {
  const crescent = [
    ...Array.from(
      { length: 13 },
      (_, n): Point => [Math.cos(1 + n * 0.347) * 13, Math.sin(1 + n * 0.347) * 13],
    ),
    ...range(9).map((n): Point => {
      const angle = 4.72 - n * 0.394;
      return [5.2 + Math.cos(angle) * 11.2, 0.4 + Math.sin(angle) * 11.2];
    }),
  ];
  const moonAt = (hour: number) =>
    onArc(((hour < 12 ? hour + 24 : hour) - MOON.rise) / (MOON.set - MOON.rise));
  const path = keys([
    ...[0, 1, 2, 3, 4, 5].map((hour) => [at(hour), moonAt(hour)] as const),
    [at(5.9), moonAt(5.9), 'hold'],
    ...[20, 21, 22, 23, 23.99].map((hour) => [at(hour), moonAt(hour)] as const),
  ]);
  const opacity = keys([
    [0, 100],
    [at(4.2), 100],
    [at(5), 0],
    // The moon passes behind the readings until 22:20.
    [at(22.3), 0],
    [at(23), 100],
  ]);
  return inPicture(
    layer(
      'moon',
      [group([polygon(crescent), stroke(palette.ink, 1), fill(palette.tint)], { position: path })],
      { opacity },
    ),
  );
}

/** A cloud that crosses the sky once a day. */
function cloud(nm: string, scale: number, y: number, from: number, to: number): Layer {
  const outline = (points: number[][]) => points.map(([cx = 0, r = 0]) => ellipse([cx, -r], r, r));
  const puffs = [
    [-30, 13],
    [-12, 20],
    [12, 24],
    [32, 15],
  ];
  const base = rectangle(-30, -15, 62, 15);
  const drawing = stack(
    [
      group([...outline(puffs), stroke(ink, 3)]),
      group([base, stroke(ink, 3)]),
      group([...outline(puffs), fill(tones.top)]),
      group([base, fill(tones.top)]),
    ],
    {
      position: keys([
        [at(5), [from, y]],
        [at(21.5), [to, y]],
      ]),
      scale: [scale, scale],
      opacity: keys([
        [at(5), 0],
        [at(6.5), 100],
        [at(20), 100],
        [at(21.5), 0],
      ]),
    },
  );
  return inPicture(layer(nm, [drawing]));
}

/**
 * The sky: night, dawn, day and dusk. It also darkens the chart at night. By day, it is transparent.
 * @param size the size of the animation
 */
export function sky([width, height]: Point): Layer[] {
  const { fill: color, opacity } = wash('sky');
  return [
    layer('sky', [group([rectangle(-1, -1, width + 2, height + 2), fill(color, opacity)])]),
    stars(),
    sunPath(),
    moon(),
    sun(),
    cloud('cloud', 100, 96, 400, 720),
    cloud('small cloud', 70, 92, 780, 1040),
  ];
}

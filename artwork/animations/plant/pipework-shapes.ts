import { floor, type Place, type Point } from '../../geometry/isometric';
import type { Kit } from '../drawing-kit';
import { ellipse, fill, group, type Property, polygon, polyline, type Shape, stack, stroke } from '../lottie';
import { palette } from '../palette';

/** A pump with a vertical motor. The fan of the motor rotates. */
export function pump(
  { project, solid, drum, fan }: Kit,
  [x, y]: Point,
  rotation: Property,
  strength: Property,
): Shape {
  return stack([
    solid({ x: x - 0.75, y: y - 0.55, z: 0, w: 1.5, d: 1.1, h: 0.2 }),
    drum([x, y, 0.2], 0.5, 0.95),
    drum([x, y, 1.15], 0.6, 0.12),
    drum([x, y, 1.27], 0.38, 0.75),
    fan(project(x, y, 2.02), 0.32, { rotation, strength }),
  ]);
}

/**
 * A stop valve, drawn as the standard symbol: two triangles, a stem and a handwheel.
 * @param along the direction of the pipe
 */
export function valve({ project, face, lines, disc, tones }: Kit, [x, y, z]: Place, along: 'x' | 'y'): Shape {
  const reach = 0.42;
  const place = (step: number, up: number) =>
    along === 'x' ? project(x + step, y, z + up) : project(x, y + step, z + up);
  const triangle = (side: number): Point[] => [
    place(0, 0),
    place(side * reach, 0.3),
    place(side * reach, -0.3),
  ];
  return stack([
    face([triangle(-1), triangle(1)], 'top'),
    lines([[place(0, 0), place(0, 0.62)]], 2),
    disc(place(0, 0.62), 0.26, [stroke(tones.ink, 1.5), fill(palette.accent)]),
  ]);
}

/** A round gauge on a short pipe, with a rotating needle. */
export function gauge({ project, unit, lines, tones }: Kit, [x, y, z]: Place, needle: Property): Shape {
  const foot = project(x, y, z);
  const centre: Point = [foot[0], foot[1] - unit * 0.75];
  const radius = unit * 0.36;
  const ticks = [-120, -60, 0, 60, 120].map((degrees): Point[] => {
    const angle = (degrees / 180) * Math.PI;
    const at = (reach: number): Point => [
      centre[0] + Math.sin(angle) * radius * reach,
      centre[1] - Math.cos(angle) * radius * reach,
    ];
    return [at(0.72), at(0.9)];
  });
  return stack([
    lines([[foot, centre]], 2.5),
    group([ellipse(centre, radius), stroke(tones.ink, 1.5), fill(tones.top)]),
    lines(ticks, 1),
    group(
      [
        polyline([
          [0, 0],
          [0, -radius * 0.66],
        ]),
        stroke(tones.ink, 2),
      ],
      { position: centre, rotation: needle },
    ),
    group([ellipse(centre, 2), fill(tones.ink)]),
  ]);
}

/** A vertical tank on a ring. A glass tube at the side shows the level. */
export function vessel(
  { project, unit, drum, disc, face, tones }: Kit,
  [x, y]: Point,
  radius: number,
  height: number,
  level: Property,
): Shape {
  const [gx, foot] = project(x + radius * 0.72, y + radius * 0.72, 0);
  const [left, bottom, full] = [gx - 4, foot - unit * 0.5, unit * (height - 0.9)];
  const glass: Point[] = [
    [left, bottom],
    [left + 8, bottom],
    [left + 8, bottom - full],
    [left, bottom - full],
  ];
  return stack([
    drum([x, y, 0], radius * 1.08, 0.16),
    drum([x, y, 0.16], radius, height - 0.16),
    disc(project(x, y, height), radius * 0.32, [stroke(tones.ink, 1.25), fill(tones.left)]),
    face([glass], 'top', 0),
    group([polygon(glass), fill(palette.accent)], {
      anchor: [0, bottom],
      position: [0, bottom],
      scale: level,
    }),
    group([polygon(glass), stroke(tones.ink, 1.25)]),
  ]);
}

/** Flanges, which connect the ends of pipes to walls or machines. */
export const flanges = ({ project, disc, tones }: Kit, places: readonly Place[], tilt: number): Shape =>
  stack(
    places.map(([x, y, z]) =>
      disc(project(x, y, z), 0.26, [stroke(tones.ink, 1.5), fill(tones.right)], tilt),
    ),
  );

/** Shadows on the ground, one below each object. */
export const footing = (
  { project, tones }: Kit,
  boxes: readonly { x: number; y: number; w: number; d: number }[],
): Shape => group([...boxes.map((box) => polygon(floor(project, box))), fill(tones.glass, 18)]);

import { type Box, corners, floor } from '../../geometry/box';
import { type Axis, moveAlong, type Place, type Point, route, unitOf } from '../../geometry/isometric';
import { areas, disc, drum, ellipse, lines, type Shape, solid, transformed } from '../../shapes';
import type { Property } from '../lottie';
import { fan, type Running } from '../moving-parts';

/** A pump with a vertical motor. The fan of the motor rotates. */
export const verticalPump = ([x, y]: Point, running: Running): Shape => [
  solid({ x: x - 0.75, y: y - 0.55, z: 0, w: 1.5, d: 1.1, h: 0.2 }),
  drum([x, y, 0.2], 'z', 0.5, 0.95),
  drum([x, y, 1.15], 'z', 0.6, 0.12),
  drum([x, y, 1.27], 'z', 0.38, 0.75),
  fan([x, y, 2.02], 0.32, running),
];

/**
 * A stop valveSymbol, drawn as the standard symbol: two triangles, a stem and a handwheel.
 * @param along the direction of the pipe
 */
export function valveSymbol(at: Place, along: 'x' | 'y'): Shape {
  const triangle = (reach: number) => {
    const end = moveAlong(at, along, reach);
    return [at, moveAlong(end, 'z', 0.3), moveAlong(end, 'z', -0.3)];
  };
  const wheel = moveAlong(at, 'z', 0.62);
  return [
    areas([triangle(-0.42), triangle(0.42)], 'paper'),
    lines([[at, wheel]], { width: 2 }),
    disc(wheel, 0.26, 'z', { fill: 'accent' }),
  ];
}

/** A round gauge on a short pipe, with a rotating needle. */
export const needleGauge =
  ([x, y, z]: Place, needle: Property): Shape =>
  (project) => {
    const [foot, center] = [project(x, y, z), project(x, y, z + 0.75)];
    const radius = unitOf(project) * 0.36;
    const ticks = [-120, -60, 0, 60, 120].map((degrees) => {
      const angle = (degrees / 180) * Math.PI;
      return [0.72, 0.9].map(
        (reach): Point => [
          center[0] + Math.sin(angle) * radius * reach,
          center[1] - Math.cos(angle) * radius * reach,
        ],
      );
    });
    const hand = route([0, 0], [0, -radius * 0.66]);
    return [
      lines([[foot, center]], { width: 2.5 }),
      ellipse(center, radius, radius, { fill: 'paper' }),
      lines(ticks, { width: 1 }),
      transformed({ position: center, rotation: needle }, lines([hand], { width: 2 })),
      ellipse(center, 2, 2, { fill: 'ink', stroke: 'none' }),
    ];
  };

/** A vertical tank on a ring. A glass tube at the side shows the level. */
export const vessel = ([x, y]: Point, radius: number, height: number, level: Property): Shape => [
  drum([x, y, 0], 'z', radius * 1.08, 0.16),
  drum([x, y, 0.16], 'z', radius, height - 0.16),
  disc([x, y, height], radius * 0.32, 'z', { fill: 'tint', width: 1.25 }),
  levelGauge([x + radius * 0.72, y + radius * 0.72, 0.5], height - 0.9, 8, level),
];

/**
 * A glass tube, in front of a tank, that shows the level of the water.
 * @param foot the lower end of the tube
 * @param width the width of the tube in pixels
 * @param level the vertical scale of the water in percent
 */
export const levelGauge =
  ([x, y, z]: Place, height: number, width: number, level: Property): Shape =>
  (project) => {
    const [[middle, bottom], [, top]] = [project(x, y, z), project(x, y, z + height)];
    const tube = corners(middle - width / 2, bottom, width, top - bottom);
    return [
      areas([tube], 'paper', { stroke: 'none' }),
      transformed(
        { anchor: [0, bottom], position: [0, bottom], scale: level },
        areas([tube], 'accent', { stroke: 'none' }),
      ),
      areas([tube], 'none', { width: 1.25 }),
    ];
  };

/** Flanges, which connect the ends of pipes to walls or machines. `axis` is the direction of the pipes. */
export const flanges = (places: readonly Place[], axis: Axis): Shape =>
  places.map((place) => disc(place, 0.26, axis, { fill: 'line' }));

/** Shadows on the ground, one below each object. */
export const footing = (boxes: readonly Omit<Box, 'h'>[]): Shape =>
  areas(boxes.map(floor), 'soft', { stroke: 'none', opacity: 18 });

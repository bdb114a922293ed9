import {
  type Box,
  CIRCLE,
  cylinder,
  faces,
  type Place,
  type Point,
  type Projection,
  routeOf,
  TILT,
} from '../geometry/isometric';
import { ellipse, fill, group, type Property, polygon, polyline, type Shape, stack, stroke } from './lottie';
import { palette } from './palette';

/** The colors of a drawing. A color can be animated. */
export type Tones = {
  ink: string | Property;
  top: string | Property;
  left: string | Property;
  right: string | Property;
  /** The color of dark openings: windows, fan wells, louvres. */
  glass: string | Property;
};

export type Color = keyof Tones | Property | `#${string}`;

/**
 * The outline of a fan blade. Each point has an angle in radians, and a distance from the fan's center as a
 * fraction of the fan's radius.
 */
const BLADE = [
  [0, 0.15],
  [0.02, 0.5],
  [0.2, 0.92],
  [0.62, 0.95],
  [1.02, 0.9],
  [0.92, 0.6],
  [0.8, 0.15],
] as const;

const blade = (turn: number, radius: number): Point[] =>
  BLADE.map(([angle, reach]) => [
    Math.cos(turn + angle) * radius * reach,
    Math.sin(turn + angle) * radius * reach,
  ]);

/** Returns functions that draw the basic shapes of an isometric drawing in a projection and a set of colors. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the shapes share the projection and the colors
export function drawingKit(project: Projection, tones: Tones) {
  const unit = project(0, 0, 0)[1] - project(0, 0, 1)[1];
  const color = (name: Color) =>
    typeof name === 'string' && name in tones ? tones[name as keyof Tones] : (name as Property | string);

  /** Draws filled polygons with outlines in the ink color. */
  const face = (outlines: readonly Point[][], name: Color, width = 1.5): Shape =>
    group([
      ...outlines.map((outline) => polygon(outline)),
      ...(width > 0 ? [stroke(tones.ink, width)] : []),
      fill(color(name)),
    ]);

  /** Draws lines in the ink color. */
  const lines = (routes: readonly (readonly Point[])[], width = 1, opacity: number | Property = 100): Shape =>
    group([...routes.map((route) => polyline(route)), stroke(tones.ink, width, { opacity })]);

  /** Draws the top, left and right faces of a box. */
  const solid = (box: Box, width = 1.5): Shape => {
    const { top, left, right } = faces(project, box);
    return stack([face([left], 'left', width), face([right], 'right', width), face([top], 'top', width)]);
  };

  /** Draws an upright cylinder. */
  const drum = (foot: Place, radius: number, height: number, width = 1.5): Shape => {
    const { side, top, rx, ry } = cylinder(project, foot, radius, height);
    return stack([
      face([side], 'left', width),
      group([ellipse(top, rx, ry), stroke(tones.ink, width), fill(tones.top)]),
    ]);
  };

  /**
   * Draws a horizontal circle, or a circle on a wall if `tilt` is set.
   * @param styles the fill and stroke
   */
  const disc = (place: Point, radius: number, styles: Shape[], tilt = TILT.top): Shape =>
    group([ellipse([0, 0], CIRCLE.rx * radius * unit, CIRCLE.ry * radius * unit), ...styles], {
      position: place,
      rotation: tilt,
    });

  /** Draws shapes that rotate around their origin, in the plane of a roof or a wall. */
  const turning = (place: Point, shapes: Shape[], rotation: Property, tilt = TILT.top): Shape =>
    group([group([group(shapes, { rotation })], { scale: [CIRCLE.rx * 100, CIRCLE.ry * 100] })], {
      position: place,
      rotation: tilt,
    });

  /** Draws a fan in a round opening. The fan rotates in the plane of the roof or the wall. */
  const fan = (
    place: Point,
    radius: number,
    {
      rotation,
      strength = 100,
      tilt = TILT.top,
    }: { rotation: Property; strength?: number | Property; tilt?: number },
  ): Shape => {
    const blades = [0, 1, 2, 3].map((n) => polygon(blade((n * Math.PI) / 2, radius * unit)));
    return stack([
      disc(place, radius, [stroke(tones.ink, 1.25), fill(tones.glass)], tilt),
      turning(place, [...blades, fill(palette.accent, strength)], rotation, tilt),
      disc(place, radius * 0.16, [fill(tones.ink)], tilt),
    ]);
  };

  /**
   * Draws a pipe with flowing water.
   * @param flow the distance in pixels that the water has moved since the first frame
   */
  const pipe = (
    places: readonly Place[],
    flow: Property,
    {
      width = 5,
      wall = 1.1,
      strength = 100,
    }: { width?: number; wall?: number; strength?: number | Property } = {},
  ): Shape => {
    const route = () => polyline(routeOf(project, places));
    const bore = width - 2 * wall;
    const dashes = { dash: width * 2, gap: width * 1.6, offset: flow };
    return stack([
      group([route(), stroke(tones.ink, width)]),
      group([route(), stroke(tones.top, bore)]),
      group([route(), stroke(palette.accent, bore, { dashes, opacity: strength })]),
    ]);
  };

  return { project, unit, tones, turning, face, lines, solid, drum, disc, fan, pipe };
}

export type Kit = ReturnType<typeof drawingKit>;

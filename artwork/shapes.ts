import type { Ease, Property, Transform } from './animations/lottie';
import { type Box, faces, hatch, inset, raised } from './geometry/box';
import type { Axis, Place, Position, Projection } from './geometry/isometric';
import type { Anchor } from './lettering';

/** A color of the site's palette, or `none`. */
export type Tone = 'ink' | 'paper' | 'tint' | 'line' | 'soft' | 'edge' | 'accent' | 'on-accent' | 'none';

/** How a shape is painted. Lengths are in the drawing's units. */
export type Paint = {
  fill?: Tone | Property;
  /** The color of a line or an outline. The default is `ink`. */
  stroke?: Tone | Property;
  width?: number;
  dashes?: readonly number[];
  /** Whether the ends of a line are round. */
  round?: boolean;
  /** Scenes only: a class of drawings.css, which animates water and fans. */
  className?: 'flow' | 'fan';
  /** Animations only: the opacity of the fill, or of a line without a fill, in percent. */
  opacity?: number | Property;
  /** Animations only: the distance that the dashes have moved. */
  offset?: Property;
};

/**
 * A shape, which `svgPrinter` (scenes/svg-printer.ts) draws in scenes, and `lottiePrinter`
 * (animations/lottie-printer.ts) in animations. Both project places in the scene. A list is in order from back to
 * front. A function returns a shape that depends on the projection, such as a symbol that has the same size at
 * every scale.
 */
export type Shape =
  | { type: 'path'; routes: readonly (readonly Position[])[]; closed: boolean; paint: Paint }
  | { type: 'ellipse'; at: Position; rx: number; ry: number; paint: Paint }
  | { type: 'disc'; at: Position; radius: number; axis: Axis; paint: Paint }
  | Drum
  | Shape[]
  | ((project: Projection) => Shape)
  | SceneShape
  | AnimationShape;

type SceneShape =
  | Text
  /** Path data in the drawing's units. */
  | { type: 'data'; d: string; paint: Paint }
  /** A `<g>` element, whose origin is at a place. */
  | { type: 'group'; shapes: Shape[]; at?: Place; attributes?: Record<string, string> }
  /** A copy whose origin is at a place. The file contains the shapes of an `id` once. */
  | { type: 'copy'; id: string; of: Shape; at: Place };

type AnimationShape =
  /** Areas whose corners move. */
  | { type: 'moving'; areas: readonly Keyframes[]; paint: Paint }
  | { type: 'transformed'; shapes: Shape[]; transform: Transform };

/** The corners of an area at some frames. */
export type Keyframes = readonly (readonly [time: number, area: readonly Position[], ease?: Ease])[];

/** A cylinder that is parallel to an axis. `from` is the center of its far end. */
export type Drum = {
  type: 'drum';
  from: Place;
  axis: Axis;
  radius: number;
  length: number;
  /** The number of circles around the side. */
  rings: number;
  side: Tone;
  end: Tone;
  width?: number;
};

/** Text in a scene. Its baseline is `drop` em below `at`. `circled` draws a circle around it. */
export type Text = {
  type: 'text';
  at: Position;
  text: string;
  anchor: Anchor;
  drop: number;
  circled?: boolean;
};

/** Filled areas with outlines, as one path. */
export const areas = (
  routes: readonly (readonly Position[])[],
  fill: Tone | Property,
  paint: Paint = {},
): Shape => ({ type: 'path', routes, closed: true, paint: { fill, ...paint } });

/** Lines, as one path. */
export const lines = (routes: readonly (readonly Position[])[], paint: Paint = {}): Shape => ({
  type: 'path',
  routes,
  closed: false,
  paint,
});

/** Thin lines for details of a face. Don't use them for the edges of an object. */
export const details = (routes: readonly (readonly Position[])[]): Shape =>
  lines(routes, { stroke: 'soft', width: 0.8 });

/** Path data in the drawing's units, such as `M0 0h9`, in a scene. */
export const curves = (d: string, paint: Paint = {}): Shape => ({ type: 'data', d, paint });

/** A circle in the scene, which is perpendicular to `axis`. */
export const disc = (at: Place, radius: number, axis: Axis, paint: Paint): Shape => ({
  type: 'disc',
  at,
  radius,
  axis,
  paint,
});

/** An ellipse in the drawing, such as a dot. The radii are in the drawing's units. */
export const ellipse = (at: Position, rx: number, ry: number, paint: Paint): Shape => ({
  type: 'ellipse',
  at,
  rx,
  ry,
  paint,
});

/** A cylinder, such as a shaft, flange, motor or tank. */
export const drum = (
  from: Place,
  axis: Axis,
  radius: number,
  length: number,
  how: Partial<Pick<Drum, 'rings' | 'side' | 'end' | 'width'>> = {},
): Shape => ({ type: 'drum', from, axis, radius, length, rings: 0, side: 'tint', end: 'paper', ...how });

/** A box without details, such as a plinth, a cabinet or a bench. */
export function solid(box: Box, { top = 'paper', width }: { top?: Tone; width?: number } = {}): Shape {
  const { top: above, left, right } = faces(box);
  return [
    areas([left], 'tint', { width }),
    areas([right], 'line', { width }),
    areas([above], top, { width }),
  ];
}

/** A box on a foot, whose sides are moved inward by `inward`. */
export const footed = (box: Box, foot: number, inward: number): Shape => [
  solid({ ...inset(box, inward), h: foot }),
  solid(raised(box, foot)),
];

/** The length of a shadow along x and y, per unit of the box's height. Light comes from the left. */
const SHADOW = [0.55, -0.2] as const;

/** The hatched shadow of a box. Draw it before the box, so that the box covers it. */
export function shadow({ x, y, z = 0, w, d, h }: Box): Shape {
  const [sx, sy] = [SHADOW[0] * h, SHADOW[1] * h];
  const outline: Place[] = [
    [x + w, y, z],
    [x + w, y + d, z],
    [x + w + sx, y + d + sy, z],
    [x + w + sx, y + sy, z],
  ];
  return lines(hatch(outline, Math.round(d * 3)), { stroke: 'line', width: 1.6 });
}

/** Areas of an animation whose corners move. */
export const movingAreas = (list: readonly Keyframes[], fill: Tone | Property, paint: Paint = {}): Shape => ({
  type: 'moving',
  areas: list,
  paint: { fill, ...paint },
});

/** Shapes of an animation with a transform, which can be animated. */
export const transformed = (transform: Transform, ...shapes: Shape[]): Shape => ({
  type: 'transformed',
  shapes,
  transform,
});

/** Shapes of a scene whose origin is at a place. */
export const moved = (at: Place, shapes: Shape[]): Shape => ({ type: 'group', shapes, at });

/** A copy of a shape in a scene. `id` must be unique on the page. */
export const copy = (id: string, of: Shape, at: Place): Shape => ({ type: 'copy', id, of, at });

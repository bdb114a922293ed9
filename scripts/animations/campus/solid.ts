import { type Box, faces, type Point } from '@/components/drawings/geometry/isometric';
import { fill, group, type Property, polygon, type Shape, stack, stroke } from '../lottie';
import { site } from './site-plan';
import { ink, type Tone, tone } from './tones';

/** Polygons of one tone, with ink round each. */
export const face = (outlines: readonly Point[][], colour: Tone | Property, width = 1.5): Shape =>
  group([
    ...outlines.map((outline) => polygon(outline)),
    ...(width > 0 ? [stroke(ink, width)] : []),
    fill(typeof colour === 'string' ? tone(colour) : colour),
  ]);

/** A plain box: top, left and right side. */
export function solid(box: Box, width = 1.5): Shape {
  const { top, left, right } = faces(site, box);
  return stack([face([left], 'left', width), face([right], 'right', width), face([top], 'top', width)]);
}

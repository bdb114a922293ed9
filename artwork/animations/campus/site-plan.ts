import { type Box, corners } from '../../geometry/box';
import { isometric } from '../../geometry/isometric';
import { clip, type Layer, polygon } from '../lottie';

const METRE = 4.8;

/** The projection of the campus, in meters. */
export const site = isometric([545, 184], METRE);

/** Returns the offset in the drawing that corresponds to a movement of (x, y) meters on the ground. */
export const shift = (x: number, y: number): [number, number] => {
  const [from, to] = [site(0, 0), site(x, y)];
  return [to[0] - from[0], to[1] - from[1]];
};

export const metres = (length: number) => length * METRE;

/** The area of the campus in the drawing. Layers are clipped to this area. */
export const picture = { x: 0, y: 0, w: 1200, h: 420 };

const frame = polygon(corners(picture.x, picture.y, picture.w, picture.h));

/** Clips a layer to the area of the campus. */
export const inPicture = (target: Layer): Layer => clip(target, frame);

export const storey = 3.8;

export const blocks = {
  hall: { x: 36, y: -25, w: 24, d: 17, h: 8.4 },
  teaching: { x: 0, y: 6, w: 15, d: 51, h: 3 * storey },
  sciences: { x: 20, y: 0, w: 48, d: 14, h: 2 * storey },
  energyCentre: { x: -24, y: 70, w: 13, d: 17, h: 5 },
} satisfies Record<string, Box>;

import type { PlayerProps } from '../types';
import type { Size } from './lottie-web/surface';

/** The host's settings for an animation's place in its box. */
export type Placement = Pick<PlayerProps, 'fit' | 'align'>;

/** The box that an animation is placed in. `density` is the number of its pixels for each CSS pixel. */
export type AnimationBox = Placement & Size & { density: number };

/** Maps the animation's pixels to those of its box: scales them, then moves them. */
export type Transform = { scaleX: number; scaleY: number; x: number; y: number };

const FAR = 100_000;

/** A rectangle that contains everything that can be visible of a layer, in the layer's pixels. */
export const UNBOUNDED_RECT = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR };

/**
 * Computes an animation's place in its box, for all renderers.
 * @param animation the animation's own size
 * @param density pixels of `box` for each CSS pixel, which is the scale with `fit` `none`
 * @returns `null` if the host sets neither `fit` nor `align`: lottie-web's settings then apply, by default
 *   `contain` and centered
 */
export function transformFor(
  { fit, align }: Placement,
  animation: Size,
  box: Size,
  density = 1,
): Transform | null {
  if (!fit && !align) return null;
  const across = box.width / animation.width;
  const down = box.height / animation.height;
  let scale = Math.min(across, down);
  if (fit === 'cover') scale = Math.max(across, down);
  if (fit === 'none') scale = density;
  const [scaleX, scaleY] = fit === 'fill' ? [across, down] : [scale, scale];
  const x = (box.width - animation.width * scaleX) * toShare(align?.[0]);
  const y = (box.height - animation.height * scaleY) * toShare(align?.[1]);
  return { scaleX, scaleY, x, y };
}

/** @returns the center, 0.5, unless `share` is a number from 0 to 1 */
function toShare(share: unknown): number {
  return typeof share === 'number' && share >= 0 && share <= 1 ? share : 0.5;
}

/** The `viewBox` of an SVG as large as the box. */
export function viewBoxFor({ scaleX, scaleY, x, y }: Transform, box: Size): string {
  // `0 - x` avoids −0.
  return [0 - x / scaleX, 0 - y / scaleY, box.width / scaleX, box.height / scaleY].join(' ');
}

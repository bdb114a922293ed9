import type { PlayerOptions } from '../types';

/** A size in pixels. A canvas rounds it down to whole pixels. */
export type Size = { width: number; height: number };

/** The props that determine the position of an animation in its box. */
export type Placement = Pick<PlayerOptions, 'fit' | 'align'>;

/** The box of an animation. `density` is the number of pixels of the box per CSS pixel. */
export type AnimationBox = Placement & Size & { density: number };

/**
 * Maps coordinates of an animation to coordinates of the animation's box: scales them first, and then
 * translates them.
 */
export type Transform = { scaleX: number; scaleY: number; x: number; y: number };

const FAR = 100_000;

/**
 * A rectangle large enough to contain everything that a layer can draw, in the coordinate system of the
 * layer.
 */
export const UNBOUNDED_RECT = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR };

/**
 * Returns the transform that positions an animation within its box. All renderers use this transform.
 * @param animation the size of the animation
 * @param density the number of pixels of `box` per CSS pixel; if `fit` is `none`, this is also the scale
 * @returns `null` if neither `fit` nor `align` is set. In this case, lottie-web's own settings apply, which
 *   by default fit the whole animation into the box and center it
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

/** Returns `share` if it is a number from 0 to 1, otherwise 0.5 (the center). */
function toShare(share: unknown): number {
  return typeof share === 'number' && share >= 0 && share <= 1 ? share : 0.5;
}

/** Returns the value of `viewBox` for an SVG that has the size of the box. */
export function viewBoxFor({ scaleX, scaleY, x, y }: Transform, box: Size): string {
  return [-x / scaleX, -y / scaleY, box.width / scaleX, box.height / scaleY].join(' ');
}

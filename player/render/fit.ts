import type { PlayerProps } from '../types';
import type { Size } from './lottie-web/patches/resize-canvas';

/** How a picture stands in its box, as the host has it. */
export type Placement = Pick<PlayerProps, 'fit' | 'align'>;

/** A picture's box, how many of its pixels are one of CSS, and how the picture stands in it. */
export type PictureBox = Placement & Size & { density: number };

/** From the pixels of a picture to those of its box: scaled first, then moved. */
export type Transform = { scaleX: number; scaleY: number; x: number; y: number };

/**
 * Where a picture stands in its box, in every renderer.
 * @param picture in its own pixels
 * @param density pixels of `box` for one of CSS: a picture that keeps its own size is as large as these make it
 * @returns null where the host says nothing, and lottie-web's own settings count: contained, in the middle
 */
export function transformFor(
  { fit, align }: Placement,
  picture: Size,
  box: Size,
  density = 1,
): Transform | null {
  if (!fit && !align) return null;
  const across = box.width / picture.width;
  const down = box.height / picture.height;
  let scale = Math.min(across, down);
  if (fit === 'cover') scale = Math.max(across, down);
  if (fit === 'none') scale = density;
  const [scaleX, scaleY] = fit === 'fill' ? [across, down] : [scale, scale];
  const x = (box.width - picture.width * scaleX) * shareOf(align?.[0]);
  const y = (box.height - picture.height * scaleY) * shareOf(align?.[1]);
  return { scaleX, scaleY, x, y };
}

/** The middle, where a host has it otherwise than by a number from 0 to 1. */
function shareOf(share: unknown): number {
  return typeof share === 'number' && share >= 0 && share <= 1 ? share : 0.5;
}

/** The part of a picture's plane that an SVG as large as the box shows. */
export function viewBoxFor({ scaleX, scaleY, x, y }: Transform, box: Size): string {
  // Not −0.
  return [0 - x / scaleX, 0 - y / scaleY, box.width / scaleX, box.height / scaleY].join(' ');
}

import { letterStrokes } from '@/artwork/lettering';
import { polyline, type Shape } from '../lottie';

/** Returns the strokes of text as lines. */
export const text = (...args: Parameters<typeof letterStrokes>): Shape[] =>
  letterStrokes(...args).map((points) => polyline(points));

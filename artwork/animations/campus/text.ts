import { letterStrokes } from '@/artwork/lettering';
import { type LottieShape, polyline } from '../lottie';

/** Returns the strokes of text as lines. */
export const text = (...args: Parameters<typeof letterStrokes>): LottieShape[] =>
  letterStrokes(...args).map((points) => polyline(points));

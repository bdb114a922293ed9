import { asRecord } from './lottie';

/** Returns the value of a cubic Bézier curve from `a` to `d`, with the control points `b` and `c`. */
export function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const rest = 1 - t;
  return rest * rest * (a * rest + 3 * b * t) + t * t * (3 * c * rest + d * t);
}

/** Returns the progress between two keyframes, by the handles of their easing curve. */
export function eased({ i, o }: Readonly<Record<string, unknown>>, progress: number): number {
  const handle = (side: unknown, axis: 'x' | 'y') => Number([asRecord(side)[axis] ?? progress].flat()[0]);
  if (!i || !o) return progress;
  const [x1, x2] = [handle(o, 'x'), handle(i, 'x')];
  let low = 0;
  let high = 1;
  for (let steps = 0; steps < 20; steps += 1) {
    const middle = (low + high) / 2;
    if (bezier(0, x1, x2, 1, middle) < progress) low = middle;
    else high = middle;
  }
  return bezier(0, handle(o, 'y'), handle(i, 'y'), 1, low);
}

import type { Box } from '../../geometry/box';
import type { Place, Point } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { type Keyframes, movingAreas, type Shape } from '../../shapes';
import { color, follow } from '../lottie';
import { palette } from '../palette';
import { at, HOUR } from './day';
import { sunHeight } from './sky';

const FIRST = 5.25;
const LAST = 20.75;

/**
 * Returns the direction and length of the shadow of an object that is one meter high. Shadows point to the
 * right in the morning, and toward the viewer around noon.
 */
function cast(hour: number): Point {
  const angle = ((hour - 13) / 8) * (Math.PI / 2) * 1.15 + Math.PI / 4;
  const length = Math.min(0.35 / Math.max(sunHeight(hour), 0.05) + 0.15, 1.8);
  return [Math.cos(angle) * length, Math.sin(angle) * length];
}

/**
 * Returns the outline that encloses a box's base and its roof's shadow. The outline always has six points in
 * the same order, because Lottie can only animate between paths with the same number of points.
 */
function outline({ x, y, w, d, h }: Box, [dx, dy]: Point): Place[] {
  const corner = (right: boolean, front: boolean): Point => [right ? x + w : x, front ? y + d : y];
  const [sx, sy] = [dx * h, dy * h];
  const [right, front] = [dx >= 0, dy >= 0];
  const thrown = ([px, py]: Point): Point => [px + sx, py + sy];
  const [near, one, two, far] = [
    corner(!right, !front),
    corner(right, !front),
    corner(!right, front),
    corner(right, front),
  ];
  const ring = [near, one, thrown(one), thrown(far), thrown(two), two];
  const turned = right === front ? ring : ring.toReversed();
  return turned.map(([px, py]) => [px, py, 0]);
}

function shadow(box: Box): Keyframes {
  const every = 0.5;
  const quadrant = (hour: number) => cast(hour).map(Math.sign).join();
  return range((LAST - FIRST) / every + 1).map((n) => {
    const hour = FIRST + n * every;
    const turns = quadrant(hour) !== quadrant(hour + every);
    return [at(hour), outline(box, cast(hour)), turns ? 'hold' : 'linear'];
  });
}

/** Shadows of boxes on the ground. They change with the position of the sun. */
export function shadows(boxes: readonly Box[]): Shape {
  const strength = (frame: number) => 13 * Math.min(1, sunHeight(frame / HOUR) * 4);
  const opacity = follow(strength, at(21.5), { start: at(4.5) });
  return movingAreas(boxes.map(shadow), color(palette.ink), { stroke: 'none', opacity });
}

import { corners } from '../geometry/box';
import { type Place, type Point, type Position, projected, route } from '../geometry/isometric';
import type { Anchor } from '../lettering';
import { areas, ellipse, lines, type Shape } from '../shapes';

/** Shapes that phones and share images hide. */
const annotation = (...shapes: Shape[]): Shape => ({
  type: 'group',
  attributes: { class: 'annotation' },
  shapes,
});

/**
 * A short text at a point.
 * @param drop the distance between the point and the text's baseline, in em. By default, the text is vertically
 * centered.
 */
export const label = (at: Position, text: string, anchor: Anchor = 'start', drop = 0.35): Shape => ({
  type: 'text',
  at,
  text,
  anchor,
  drop,
});

/** A short label at the end of a leader line. */
export const note =
  (at: Position, [x, y]: Point, text: string): Shape =>
  (project) => {
    const side = x >= projected(project, at)[0] ? 1 : -1;
    return annotation(
      lines([[at, [x, y], [x + side * 14, y]]], { stroke: 'soft', width: 1 }),
      ellipse(at, 2.5, 2.5, { fill: 'ink' }),
      label([x + side * 20, y], text, side > 0 ? 'start' : 'end'),
    );
  };

/** A dimension line between two points of the drawing, with ticks at its ends and a value next to it. */
export const dimension =
  (from: Position, to: Position, text: string, { below = false } = {}): Shape =>
  (project) => {
    const [[x1, y1], [x2, y2]] = [projected(project, from), projected(project, to)];
    const tick = (x: number, y: number) => route([x - 5, y + 5], [x + 5, y - 5]);
    const falls = (y2 - y1) * (x2 - x1) > 0;
    const anchor = falls === below && x1 !== x2 ? 'end' : 'start';
    const middle: Point = [(x1 + x2) / 2 + (anchor === 'end' ? -8 : 8), (y1 + y2) / 2];
    return annotation(
      lines([[from, to], tick(x1, y1), tick(x2, y2)], { width: 1 }),
      label(middle, text, anchor, below ? 1.1 : -0.5),
    );
  };

/** A control line from a panel to a sensor. */
export const signal =
  (places: readonly Place[]): Shape =>
  (project) => {
    const [x, y] = projected(project, places.at(-1) ?? [0, 0]).map(Math.round) as [number, number];
    return [
      lines([places], { dashes: [5, 4] }),
      areas([corners(x - 6, y - 6, 12, 12)], 'accent'),
      lines([route([x - 3, y], [x + 3, y])]),
    ];
  };

/** A grid bubble: a circle with the letter or number of a grid line. */
export const gridBubble = (at: Position, text: string): Shape =>
  annotation({ type: 'text', at, text, anchor: 'middle', drop: 0.35, circled: true });

/** A north arrow, which is parallel to the y axis and points to the back. */
export function north([x, y]: Point): Shape {
  const arrow: Point[] = [
    [x + 22, y - 13],
    [x - 12, y - 3],
    [x + 6, y + 7],
  ];
  return annotation(
    ellipse([x, y], 26, 15, { fill: 'none', width: 1 }),
    areas([arrow], 'ink'),
    label([x + 34, y - 14], 'N', 'middle', 0),
  );
}

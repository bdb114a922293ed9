import { CIRCLE, type Point } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import { ellipse, fill, group, type Layer, type LottieShape, layer, polyline, stroke } from '../lottie';
import { metres, site } from './site-plan';
import { ink, tones } from './tones';

export type Tree = readonly [x: number, y: number, size: number];

const arc = ([x, y]: Point, radius: number, from: number, to: number): LottieShape =>
  polyline(
    range(5).map((n) => {
      const angle = from + ((to - from) * n) / 4;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );

/**
 * Trees with round crowns. Two strokes in each crown represent leaves. The crowns must not overlap each
 * other.
 */
export function trees(nm: string, list: readonly Tree[]): Layer {
  const grown = list.map(([x, y, size]) => {
    const [fx, fy] = site(x, y);
    return {
      foot: [fx, fy] as Point,
      crown: [fx, fy - metres(4.6 * size)] as Point,
      radius: metres(2.5 * size),
    };
  });
  return layer(nm, [
    group([
      ...grown.map(({ foot, radius }) => ellipse(foot, CIRCLE.rx * radius * 0.5, CIRCLE.ry * radius * 0.5)),
      fill(tones.right),
    ]),
    group([...grown.map(({ foot, crown }) => polyline([foot, crown])), stroke(ink, 1.5)]),
    group([
      ...grown.map(({ crown, radius }) => ellipse(crown, radius, radius * 1.06)),
      stroke(ink, 1.5),
      fill(tones.right),
    ]),
    group([
      ...grown.flatMap(({ crown: [x, y], radius }) => [
        arc([x - radius * 0.1, y], radius * 0.62, 0.5, 1.6),
        arc([x + radius * 0.1, y - radius * 0.1], radius * 0.3, 0.2, 1.5),
      ]),
      stroke(ink, 1, { opacity: 60 }),
    ]),
  ]);
}

import { ClipType, FillRule } from 'clipper2-ts/dist/Core.js';
import { Clipper64 } from 'clipper2-ts/dist/Engine.js';
import { MergeMode } from '../../../document/lottie';
import { countLines, curvesOf, type Outline } from './curves';
import {
  createPolygonSource,
  type Point,
  type Polygon,
  recordIntersection,
  toOutlines,
  toPolygon,
} from './polygon-source';

const OPERATIONS: Readonly<Record<MergeMode, ClipType>> = {
  [MergeMode.add]: ClipType.Union,
  [MergeMode.subtract]: ClipType.Difference,
  [MergeMode.intersect]: ClipType.Intersection,
  [MergeMode.exclude]: ClipType.Xor,
};

/**
 * Merges paths into one. Each path is a list of outlines, whose inside is defined by the nonzero rule. The outlines of the
 * result don't overlap, and have the curves of the paths.
 * @param mode `subtract` subtracts all other paths from the first one; `exclude` keeps what is inside an odd number of paths
 * @param maxCost the maximum cost, see `costOf`
 * @returns `null` if the cost would be higher, or a coordinate is not finite
 */
export function mergeOutlines(
  paths: readonly (readonly Outline[])[],
  mode: MergeMode,
  maxCost: number,
): Outline[] | null {
  const outlines = paths.flat();
  if (!outlines.every((outline) => outline.every(Number.isFinite))) return null;
  const source = createPolygonSource(outlines);
  const curves = paths.map((path) => path.map(curvesOf));
  // Each edge touches the next one.
  if (curves.flat(2).reduce((sum, curve) => sum + countLines(curve, source.tolerance), 0) > maxCost)
    return null;
  const [first = [], ...others] = curves.map((path) => path.map((list) => toPolygon(source, list)));
  let merged: Polygon[] = first;
  let left = maxCost;
  for (const other of others) {
    left -= costOf([...merged, ...other], left);
    if (left < 0) return null;
    const clipper = new Clipper64();
    clipper.zCallback = (start, end, otherStart, otherEnd, point) =>
      recordIntersection(source, point, [start, end], [otherStart, otherEnd]);
    clipper.addSubject(merged);
    clipper.addClip(other);
    merged = [];
    if (!clipper.execute(OPERATIONS[mode], FillRule.NonZero, merged)) return null;
  }
  return toOutlines(source, merged);
}

/** The number of pairs of edges at the same height that take as long as a pair of edges that can intersect. */
const PAIRS_AT_HEIGHT = 20;

/**
 * Returns what it costs to merge polygons: the number of pairs of edges whose boxes overlap. Pairs that are only at the
 * same height count a little too.
 * @returns `Infinity` if the cost is higher than `most`
 */
function costOf(polygons: readonly Polygon[], most: number): number {
  const edges = polygons.flatMap((polygon) =>
    polygon.map(({ x, y }, index) => {
      const next = polygon[(index + 1) % polygon.length] as Point;
      const [left, right] = x < next.x ? [x, next.x] : [next.x, x];
      return { left, right, top: Math.min(y, next.y), bottom: Math.max(y, next.y) };
    }),
  );
  edges.sort((one, other) => one.top - other.top);
  let cost = 0;
  let above: typeof edges = [];
  for (const edge of edges) {
    above = above.filter(({ bottom }) => bottom >= edge.top);
    cost += above.length / PAIRS_AT_HEIGHT;
    for (const { left, right } of above) if (left <= edge.right && right >= edge.left) cost += 1;
    if (cost > most) return Infinity;
    above.push(edge);
  }
  return cost;
}

import { blossom, type Curve, countLines, isLine, type Outline } from './curves';

/** A point with integer coordinates. */
export type Point = { x: number; y: number };

export type Polygon = Point[];

/**
 * The curves of outlines, and where the points of their polygons are on them. When the polygons have been merged, their
 * edges can thus be replaced with parts of the curves.
 */
export type PolygonSource = {
  /** The factor that makes all coordinates integers. */
  readonly scale: number;
  /** The maximum distance between a curve and its lines. */
  readonly tolerance: number;
  readonly curves: Curve[];
  /** For each curve, the number of lines that approximate it. */
  readonly lines: number[];
  /** The positions of each point: the index of a curve and the parameter `t`, the index of another curve, and so on. */
  readonly positions: Map<number, number[]>;
};

/** A part of a curve: the curve's index, and the range of `t`. If `to < from`, the part runs backwards. */
type Part = { curve: number; from: number; to: number; start: Point; end: Point };

/** The index of an edge that is on no curve. */
const NO_CURVE = Infinity;

/** The maximum coordinate of a point. Products of two differences are then exact numbers. */
const MAX_COORDINATE = 2 ** 24;

/** The maximum distance between a curve and its lines, as a share of the range of all coordinates. */
const TOLERANCE = 1 / 5000;

/** The width of the gaps that rounding can leave between two edges. */
const GAP = 4;

/** The difference up to which two values of `t` are equal. */
const EPSILON = 1e-6;

/** @param outlines all outlines that will be merged */
export function createPolygonSource(outlines: readonly Outline[]): PolygonSource {
  let [least, most] = [Infinity, -Infinity];
  for (const outline of outlines)
    for (const coordinate of outline)
      [least, most] = [Math.min(least, coordinate), Math.max(most, coordinate)];
  const largest = Math.max(-least, most) || 1;
  return {
    scale: 2 ** Math.floor(Math.log2(MAX_COORDINATE / largest)),
    tolerance: (most - least) * TOLERANCE,
    curves: [],
    lines: [],
    positions: new Map(),
  };
}

/** Converts an outline, as a list of its curves, to a polygon. */
export function toPolygon(source: PolygonSource, outline: readonly Curve[]): Polygon {
  const { scale, tolerance, curves, lines } = source;
  const polygon: Polygon = [];
  for (const curve of outline) {
    const index = curves.push(curve) - 1;
    const count = countLines(curve, tolerance);
    lines.push(count);
    for (let line = 0; line <= count; line += 1) {
      const t = line / count;
      const [x, y] = ([0, 1] as const).map((axis) => Math.round(blossom(curve, axis, t, t, t) * scale));
      const point = { x, y } as Point;
      locate(source, point, index, t);
      if (line < count) polygon.push(point);
    }
  }
  return polygon;
}

/** Records where two edges intersect. Each edge is given by its ends. */
export function recordIntersection(source: PolygonSource, point: Point, ...edges: [Point, Point][]) {
  for (const [start, end] of edges) {
    const part = partOf(source, start, end);
    if (part) locate(source, point, part.curve, part.from + (part.to - part.from) * ratioOf(part, point));
  }
}

/** Converts merged polygons to outlines. The first one starts with the first curve, and in its direction. */
export function toOutlines(source: PolygonSource, polygons: readonly Polygon[]): Outline[] {
  const outlines = polygons
    .filter(isVisible)
    .map((polygon) => partsOf(source, polygon))
    .sort((one, other) => orderOf(firstOf(one)) - orderOf(firstOf(other)));
  const isBackward = outlines.slice(0, 1).some((parts) => firstOf(parts).to < firstOf(parts).from);
  return outlines.map((parts) => outlineOf(source, rotate(isBackward ? reverse(parts) : parts)));
}

const keyOf = ({ x, y }: Point) => x * 4 * MAX_COORDINATE + y;

function locate({ positions }: PolygonSource, point: Point, curve: number, t: number) {
  const known = positions.get(keyOf(point));
  if (known) known.push(curve, t);
  else positions.set(keyOf(point), [curve, t]);
}

/** Returns the part of a curve that an edge approximates; `null` if there is none. */
function partOf({ positions, lines }: PolygonSource, start: Point, end: Point): Part | null {
  const starts = positions.get(keyOf(start)) ?? [];
  const ends = positions.get(keyOf(end)) ?? [];
  for (let at = 0; at < starts.length; at += 2) {
    const [curve, from] = [starts[at] as number, starts[at + 1] as number];
    for (let other = 0; other < ends.length; other += 2) {
      const to = ends[other + 1] as number;
      const length = Math.abs(to - from);
      if (ends[other] === curve && length > 0 && length <= 1 / (lines[curve] as number) + EPSILON)
        return { curve, from, to, start, end };
    }
  }
  return null;
}

/** Returns the parts of curves that the edges of a polygon approximate. Joins parts that continue each other. */
function partsOf(source: PolygonSource, polygon: Polygon): Part[] {
  const parts: Part[] = [];
  polygon.forEach((start, index) => {
    const end = polygon[(index + 1) % polygon.length] as Point;
    const part = partOf(source, start, end) ?? { curve: NO_CURVE, from: 0, to: 1, start, end };
    const before = parts.at(-1);
    if (before && continues(before, part)) Object.assign(before, { to: part.to, end });
    else parts.push(part);
  });
  const [first, last] = [parts[0], parts.at(-1)];
  if (first && last && first !== last && continues(last, first)) {
    Object.assign(first, { from: last.from, start: last.start });
    parts.pop();
  }
  return parts;
}

const continues = (before: Part, { curve, from, to }: Part) =>
  curve === before.curve && Math.abs(from - before.to) < EPSILON && to > from === before.to > before.from;

function outlineOf({ curves, scale }: PolygonSource, parts: readonly Part[]): Outline {
  const outline = parts.slice(0, 1).flatMap(({ start }) => [start.x / scale, start.y / scale]);
  for (const { curve: index, from, to, start, end } of parts) {
    const curve = curves[index];
    if (!curve || isLine(curve)) outline.push(start.x / scale, start.y / scale, end.x / scale, end.y / scale);
    else {
      outline.push(blossom(curve, 0, from, from, to), blossom(curve, 1, from, from, to));
      outline.push(blossom(curve, 0, from, to, to), blossom(curve, 1, from, to, to));
    }
    outline.push(end.x / scale, end.y / scale);
  }
  return outline;
}

/** Returns how far a point on an edge is from the start of the edge, as a share of the edge. */
function ratioOf({ start, end }: Part, { x, y }: Point): number {
  const [width, height] = [end.x - start.x, end.y - start.y];
  return Math.abs(width) > Math.abs(height) ? (x - start.x) / width : (y - start.y) / height;
}

const orderOf = ({ curve, from, to }: Part) => curve + Math.min(from, to);

const firstOf = (parts: readonly Part[]) =>
  parts.reduce((first, part) => (orderOf(part) < orderOf(first) ? part : first));

const reverse = (parts: readonly Part[]): Part[] =>
  parts
    .map(({ curve, from, to, start, end }) => ({ curve, from: to, to: from, start: end, end: start }))
    .reverse();

/** Moves parts from the start of a list to its end, until the part of the first curve is the first one. */
function rotate(parts: readonly Part[]): Part[] {
  const at = parts.indexOf(firstOf(parts));
  return [...parts.slice(at), ...parts.slice(0, at)];
}

/** Returns whether a polygon is more than a gap that rounding has left between two edges. */
function isVisible(polygon: Polygon): boolean {
  let [area, length] = [0, 0];
  polygon.forEach(({ x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] as Point;
    area += (x * next.y - next.x * y) / 2;
    length += Math.hypot(next.x - x, next.y - y);
  });
  return Math.abs(area) > GAP * length;
}

import { getMember } from '../../../expressions/members';
import { charge } from '../../../expressions/meter';
import {
  Callable,
  ExpressionError,
  isTrue,
  SandboxObject,
  toNumber,
  type Value,
} from '../../../expressions/values';
import type { Outline } from './elements';

type Point = readonly [number, number];

const pointOf = (value: Value): Point => [toNumber(getMember(value, 0)), toNumber(getMember(value, 1))];

const pointsOf = (value: Value): Point[] => {
  if (!Array.isArray(value)) throw new ExpressionError('createPath needs points');
  charge(value.length * 4);
  return value.map(pointOf);
};

const subtract = (point: ArrayLike<number>, from: ArrayLike<number>): Point => [
  (point[0] ?? 0) - (from[0] ?? 0),
  (point[1] ?? 0) - (from[1] ?? 0),
];

const add = (point: Point, offset: Point | undefined): Point =>
  offset ? [point[0] + offset[0], point[1] + offset[1]] : point;

/** A path at a time. */
export class PathValue extends SandboxObject {
  constructor(readonly outline: Outline) {
    super();
  }

  private pick(points: ArrayLike<ArrayLike<number>>, from?: ArrayLike<ArrayLike<number>>): Value {
    const { _length: length } = this.outline;
    charge(length * 4);
    return Array.from({ length }, (_, index) => [...subtract(points[index] ?? [], from?.[index] ?? [0, 0])]);
  }

  points = (): Value => this.pick(this.outline.v);
  inTangents = (): Value => this.pick(this.outline.i, this.outline.v);
  outTangents = (): Value => this.pick(this.outline.o, this.outline.v);
  isClosed = (): Value => this.outline.c;

  /** Returns a point of the path and the direction there. @param share of the length of the path, from 0 to 1 */
  private locate(share: number): { point: Point; direction: Point } {
    const { v, i, o, c, _length: length } = this.outline;
    const count = c ? length : length - 1;
    charge(count * STEPS * 2);
    const points: Point[] = [];
    for (let index = 0; index < count; index += 1) {
      const next = (index + 1) % length;
      const curve = [v[index], o[index], i[next], v[next]] as const;
      for (let step = index === 0 ? 0 : 1; step <= STEPS; step += 1)
        points.push(pointOn(curve, step / STEPS));
    }
    const first: Point = [v[0]?.[0] ?? 0, v[0]?.[1] ?? 0];
    const lengths = points
      .slice(1)
      .map((point, index) => Math.hypot(...subtract(point, points[index] ?? first)));
    let left = Math.min(Math.max(share, 0), 1) * lengths.reduce((sum, one) => sum + one, 0);
    for (const [index, size] of lengths.entries()) {
      const [from, to] = [points[index] ?? first, points[index + 1] ?? first];
      if (size > 0 && (left <= size || index === lengths.length - 1)) {
        const [dx, dy] = subtract(to, from);
        const t = Math.min(left / size, 1);
        return { point: [from[0] + dx * t, from[1] + dy * t], direction: [dx / size, dy / size] };
      }
      left -= size;
    }
    return { point: first, direction: [0, 0] };
  }

  pointOnPath = (share: Value = 0.5): Value => [...this.locate(toNumber(share)).point];

  tangentOnPath = (share: Value = 0.5): Value => [...this.locate(toNumber(share)).direction];

  normalOnPath = (share: Value = 0.5): Value => {
    const [x, y] = this.locate(toNumber(share)).direction;
    return [-y, x];
  };

  override get(name: string): Value {
    const method = PATH_METHODS.find((one) => one === name);
    return method && new Callable(([argument]) => this[method](argument));
  }
}

/** The number of lines by which a curve is approximated. */
const STEPS = 100;

type Curve = readonly (ArrayLike<number> | undefined)[];

/** Returns a point on a Bézier curve, given by its four points. */
export function pointOn(curve: Curve, t: number): Point {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  const coordinate = (axis: 0 | 1) =>
    a * (curve[0]?.[axis] ?? 0) +
    b * (curve[1]?.[axis] ?? 0) +
    c * (curve[2]?.[axis] ?? 0) +
    d * (curve[3]?.[axis] ?? 0);
  return [coordinate(0), coordinate(1)];
}

/** The methods of paths. With a property, they also accept a time as their last argument. */
export const PATH_METHODS = [
  'points',
  'inTangents',
  'outTangents',
  'isClosed',
  'pointOnPath',
  'tangentOnPath',
  'normalOnPath',
] as const;

/** `createPath(points, inTangents, outTangents, isClosed)`, whose tangents are relative to their points. */
export function createPath([
  points = [],
  inTangents = [],
  outTangents = [],
  isClosed = true,
]: Value[]): Value {
  const v = pointsOf(points);
  const incoming = pointsOf(inTangents);
  const outgoing = pointsOf(outTangents);
  return new PathValue({
    v,
    i: v.map((point, index) => add(point, incoming[index])),
    o: v.map((point, index) => add(point, outgoing[index])),
    c: isTrue(isClosed),
    _length: v.length,
  });
}

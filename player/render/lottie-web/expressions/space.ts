import Matrix from 'lottie-web/player/js/3rd_party/transformation-matrix.js';
import { asRecord } from '../../../document/lottie';
import { getMember } from '../../../expressions/members';
import { charge } from '../../../expressions/meter';
import { operandOf, toNumber, type Value } from '../../../expressions/values';
import type { LayerElement } from './elements';
import { propertyOf, valueAt } from './properties';

const RADIANS = Math.PI / 180;

/** Returns a value of a layer's transform as a list. */
function read(data: unknown, time: number | undefined, byDefault: number): readonly [number, number, number] {
  const property = propertyOf(data);
  const operand = property ? operandOf(valueAt(property, time)) : byDefault;
  const list = Array.isArray(operand) ? operand : [operand];
  const [x, y, z] = [0, 1, 2].map((index) => toNumber(list[index] ?? byDefault)) as [number, number, number];
  return [x, y, z];
}

/** Applies the transform of one layer. */
function applyTransform(matrix: Matrix, { data }: LayerElement, time: number | undefined) {
  const { a, s, sk, sa, r, rx, ry, rz, or, p } = asRecord(data.ks);
  const [ax, ay, az] = read(a, time, 0);
  const [sx, sy, sz] = read(s, time, 100);
  matrix.translate(-ax, -ay, az).scale(sx / 100, sy / 100, sz / 100);
  if (sk) matrix.skewFromAxis(-read(sk, time, 0)[0] * RADIANS, read(sa, time, 0)[0] * RADIANS);
  if (rz) {
    const [ox, oy, oz] = read(or, time, 0);
    const turn = (property: unknown) => read(property, time, 0)[0] * RADIANS;
    matrix.rotateZ(-turn(rz)).rotateY(turn(ry)).rotateX(turn(rx));
    matrix
      .rotateZ(-oz * RADIANS)
      .rotateY(oy * RADIANS)
      .rotateX(ox * RADIANS);
  } else matrix.rotate(-read(r, time, 0)[0] * RADIANS);
  const { s: isSeparate, x, y, z } = asRecord(p);
  const [px, py, pz] = isSeparate
    ? [read(x, time, 0)[0], read(y, time, 0)[0], read(z, time, 0)[0]]
    : read(p, time, 0);
  matrix.translate(px, py, -pz);
}

/** Returns the transform from a layer to its composition. @param time in seconds. @default the current time */
function transformOf(element: LayerElement, time: number | undefined): Matrix {
  const matrix = new Matrix();
  for (const layer of [element, ...(element.hierarchy ?? [])]) {
    charge(10);
    applyTransform(matrix, layer, time);
  }
  return matrix;
}

const pointOf = (value: Value): [number, number, number] => [
  toNumber(getMember(operandOf(value), 0)),
  toNumber(getMember(operandOf(value), 1)),
  toNumber(getMember(operandOf(value), 2) ?? 0),
];

type Convert = (element: LayerElement, args: Value[]) => Value;

const timeOf = (value: Value) => (value === undefined ? undefined : toNumber(value));

/** Converts a point of a layer to one of its composition. */
const toComposition: Convert = (element, [point, time]) => [
  ...transformOf(element, timeOf(time)).applyToPointArray(...pointOf(point)),
];

/** Converts a point of a layer's composition to one of the layer. Only for layers that aren't turned in depth. */
const fromComposition: Convert = (element, [point, time]) => {
  const matrix = transformOf(element, timeOf(time));
  const [x, y, z] = pointOf(point);
  const [left, top] = matrix.applyToPointArray(0, 0, 0);
  const [rightX, rightY] = matrix.applyToPointArray(1, 0, 0);
  const [downX, downY] = matrix.applyToPointArray(0, 1, 0);
  const [a, b, c, d] = [rightX - left, rightY - top, downX - left, downY - top];
  const area = a * d - b * c;
  const [dx, dy] = [x - left, y - top];
  return [(dx * d - dy * c) / area, (dy * a - dx * b) / area, z];
};

/** Converts a vector instead of a point: without the layer's position. */
const vector =
  (convert: Convert): Convert =>
  (element, [point, time]) => {
    const [x, y, z] = pointOf(convert(element, [point, time]));
    const [ox, oy, oz] = pointOf(convert(element, [[0, 0, 0], time]));
    return [x - ox, y - oy, z - oz];
  };

/** The functions of a layer that convert points between coordinate systems. */
export const SPACES: ReadonlyMap<string, Convert> = new Map([
  ['toComp', toComposition],
  ['toWorld', toComposition],
  ['fromComp', fromComposition],
  ['fromWorld', fromComposition],
  ['fromCompToSurface', fromComposition],
  ['toCompVec', vector(toComposition)],
  ['toWorldVec', vector(toComposition)],
  ['fromCompVec', vector(fromComposition)],
  ['fromWorldVec', vector(fromComposition)],
]);

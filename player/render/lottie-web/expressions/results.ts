import {
  ExpressionError,
  operandOf,
  SandboxObject,
  toNumber,
  toText,
  type Value,
} from '../../../expressions/values';
import type { Property, PropertyData, RawValue } from './elements';
import { PathValue } from './paths';
import { valueAt } from './properties';
import { PropertyValue } from './property-value';

/** Restricts a number to what the limits of the file allow. @throws ExpressionError if it isn't finite */
function finite(value: Value, { range }: PropertyData): number {
  const number = toNumber(value);
  if (!Number.isFinite(number)) throw new ExpressionError(`${toText(value)} is not a number`);
  return range ? Math.min(Math.max(number, range[0]), range[1]) : number;
}

/** Converts the value of an expression to one of its property. @throws ExpressionError if its type is wrong */
export function toRaw(value: Value, property: Property, data: PropertyData): RawValue {
  if (property.propType === 'shape') return toOutline(value, data);
  const operand = operandOf(value);
  if (property.propType === 'unidimensional')
    return finite(Array.isArray(operand) ? operand[0] : operand, data);
  if (!Array.isArray(operand)) throw new ExpressionError(`${toText(operand)} is not a list of numbers`);
  const { v, pv } = property as { v: ArrayLike<number>; pv: ArrayLike<number> };
  return Array.from(v, (_number, index) => finite(operand[index] ?? pv[index], data));
}

function toOutline(value: Value, data: PropertyData): RawValue {
  const path = value instanceof PropertyValue ? valueAt(value.property) : value;
  if (!(path instanceof PathValue)) throw new ExpressionError(`${toText(value)} is not a path`);
  const { v, i, o, c } = path.outline;
  const _length = Math.min(path.outline._length, data.most ?? 0);
  const limit = (points: typeof v) =>
    Array.from({ length: _length }, (_, index) => [0, 1].map((axis) => finite(points[index]?.[axis], data)));
  return { v: limit(v), i: limit(i), o: limit(o), c, _length };
}

/** Converts the value of an expression to the text of a text layer. */
export function toLayerText(value: Value, longest: number): string {
  if (value === undefined || (value instanceof SandboxObject && Array.isArray(value.operand())))
    throw new ExpressionError('It has no text');
  return toText(value).slice(0, longest);
}

import { getMember } from '../../../expressions/members';
import { charge } from '../../../expressions/meter';
import { add, divide, multiply, subtract } from '../../../expressions/operators';
import {
  Callable,
  Dictionary,
  ExpressionError,
  notFound,
  operandOf,
  SandboxObject,
  toNumber,
  type Value,
} from '../../../expressions/values';
import { length } from '../../../expressions/vectors';
import type { Property, RawValue } from './elements';
import { LOOPS } from './loops';
import { currentMoment } from './moment';
import { PATH_METHODS, PathValue } from './paths';
import { frameRateOf, toValue, valueAt } from './properties';

/** How long before a time the speed at this time is measured, in seconds. */
const INTERVAL = 0.001;

/** Returns the change per second. */
function velocityAt(property: Property, time: number): Value {
  const change = subtract(valueAt(property, time), valueAt(property, time - INTERVAL));
  return divide(change, INTERVAL);
}

const timeOf = (value: Value) => (value === undefined ? currentMoment().time : toNumber(value));

/** Returns the average of a property's values around a time. */
function smooth(property: Property, [width = 0.2, samples = 5, time]: Value[]): Value {
  const count = Math.max(1, Math.floor(toNumber(samples)) || 1);
  const size = toNumber(width);
  const start = timeOf(time) - size / 2;
  if (count === 1) return valueAt(property);
  let sum = valueAt(property, start);
  for (let sample = 1; sample < count; sample += 1) {
    charge(5);
    sum = add(sum, valueAt(property, start + (sample * size) / (count - 1)));
  }
  return multiply(sum, 1 / count);
}

/** Returns a keyframe. @param number of the keyframe, from 1 */
function keyOf(property: Property, number: number): Value {
  const { propType, keyframes = [] } = property;
  const index = number - 1;
  const keyframe = keyframes[index];
  if (!keyframe) notFound('keyframe', number);
  const raw = (keyframe.s ?? keyframes[index - 1]?.e) as readonly RawValue[] | undefined;
  const isNumber = propType === 'unidimensional';
  const value =
    propType === 'multidimensional' ? toValue(raw as readonly number[]) : raw?.[0] ? toValue(raw[0]) : 0;
  const time = keyframe.t / frameRateOf(property);
  const members: [string, Value][] = [
    ['value', value],
    ['time', time],
    ['index', number],
  ];
  const items = isNumber ? [value] : Array.isArray(value) ? value : [];
  return new Dictionary([...members, ...items.map((item, at) => [String(at), item] as const)]);
}

/** Returns the number of the keyframe that is nearest to a time. */
function nearestKey(property: Property, time: number): number {
  const frame = time * frameRateOf(property);
  const distances = (property.keyframes ?? []).map(({ t }) => Math.abs(t - frame));
  charge(distances.length);
  if (distances.length === 0) throw new ExpressionError('There are no keyframes');
  return distances.indexOf(distances.reduce((a, b) => Math.min(a, b))) + 1;
}

type Member = (property: Property) => Value;

const method =
  (run: (property: Property, args: Value[]) => Value): Member =>
  (property) =>
    new Callable((args) => run(property, args));

const MEMBERS: ReadonlyMap<string, Member> = new Map<string, Member>([
  ['value', (property) => valueAt(property)],
  ['velocity', (property) => velocityAt(property, currentMoment().time)],
  ['speed', (property) => length(velocityAt(property, currentMoment().time))],
  ['numKeys', ({ keyframes }) => keyframes?.length ?? 0],
  ['valueAtTime', method((property, [time]) => valueAt(property, timeOf(time)))],
  ['velocityAtTime', method((property, [time]) => velocityAt(property, timeOf(time)))],
  ['speedAtTime', method((property, [time]) => length(velocityAt(property, timeOf(time))))],
  ['key', method((property, [number]) => keyOf(property, toNumber(number)))],
  ['nearestKey', method((property, [time]) => keyOf(property, nearestKey(property, timeOf(time))))],
  ['smooth', method(smooth)],
  ...[...LOOPS].map(([name, run]) => [name, method(run)] as const),
  ...PATH_METHODS.map((name) => [name, method((property, args) => callPath(property, name, args))] as const),
]);

/** Calls a method of a path. The last argument is the time. */
function callPath(property: Property, name: (typeof PATH_METHODS)[number], args: Value[]): Value {
  const hasShare = name.endsWith('OnPath');
  const path = valueAt(property, timeOf(args[hasShare ? 1 : 0]));
  if (!(path instanceof PathValue)) throw new ExpressionError(`${name} needs a path`);
  return path[name](hasShare ? args[0] : undefined);
}

/** A property of a layer. Operators work on its value. */
export class PropertyValue extends SandboxObject {
  /** @param groups the groups that contain the property, from the innermost */
  constructor(
    readonly property: Property,
    private readonly groups: () => readonly SandboxObject[] = () => [],
  ) {
    super();
  }

  override operand() {
    const value = valueAt(this.property);
    return value instanceof SandboxObject ? '[object Object]' : value;
  }

  override get(name: string): Value {
    if (name === 'propertyGroup')
      return new Callable(([level = 1]) =>
        toNumber(level) <= 0 ? this : this.groups()[toNumber(level) - 1],
      );
    const member = MEMBERS.get(name);
    if (member) return member(this.property);
    const operand = operandOf(this);
    return Array.isArray(operand) ? getMember(operand, name) : undefined;
  }
}

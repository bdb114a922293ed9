import { add, multiply, subtract } from '../../../expressions/operators';
import { isTrue, toNumber, toText, type Value } from '../../../expressions/values';
import type { Property } from './elements';
import { currentMoment } from './moment';
import { frameRateOf, keyframedAt } from './properties';

/** Which part of a property repeats, in frames. */
type Cycle = { start: number; end: number };

/** How far from an end a property's speed there is measured, in frames. */
const STEP = 0.001;

/**
 * Repeats a part of a property after its end, or before its start.
 * @param type `cycle`, `pingpong`, `offset` or `continue`
 * @param frame the frame beyond the part
 */
function repeat(
  property: Property,
  type: string,
  { start, end }: Cycle,
  frame: number,
  isAfter: boolean,
): Value {
  const size = end - start;
  const at = (position: number) => keyframedAt(property, position);
  if (type === 'continue') {
    const [edge, inside] = isAfter ? [end, end - STEP] : [start, start + STEP];
    const speed = multiply(subtract(at(edge), at(inside)), 1 / (edge - inside));
    return add(at(edge), multiply(speed, frame - edge));
  }
  if (!(size > 0)) return at(isAfter ? end : start);
  const count = Math.floor((frame - start) / size);
  const position = frame - start - count * size;
  if (type === 'pingpong' && count % 2 !== 0) return at(end - position);
  if (type !== 'offset') return at(start + position);
  return add(at(start + position), multiply(subtract(at(end), at(start)), count));
}

/** Returns the type of a loop. Paths can't be added, so that they only repeat. */
function typeOf(property: Property, type: Value): string {
  const name = type === undefined ? 'cycle' : toText(type).toLowerCase();
  return property.propType === 'shape' && name !== 'pingpong' ? 'cycle' : name;
}

/**
 * `loopIn`, `loopOut`, `loopInDuration` and `loopOutDuration`.
 * @param amount the number of keyframes, or the duration in seconds, that repeat; all if 0
 */
function loop(property: Property, [type, amount]: Value[], isOut: boolean, isDuration: boolean): Value {
  const frame = currentMoment().time * frameRateOf(property);
  const times = property.keyframes?.map(({ t }) => t) ?? [];
  const [first, last] = [times[0], times.at(-1)];
  const isInside = first === undefined || last === undefined || (isOut ? frame <= last : frame >= first);
  if (isInside) return keyframedAt(property, frame);
  const size = isTrue(amount) ? Math.abs(toNumber(amount)) : 0;
  const { ip, op } = property.elem.data as { ip: number; op: number };
  let start = first;
  let end = last;
  if (isDuration) {
    const frames = size * frameRateOf(property);
    if (isOut) start = frames ? last - frames : Math.min(ip, last);
    else end = frames ? first + frames : Math.max(op, first);
  } else if (size > 0 && size < times.length) {
    if (isOut) start = times[times.length - 1 - Math.floor(size)] ?? first;
    else end = times[Math.floor(size)] ?? last;
  }
  return repeat(property, typeOf(property, type), { start, end }, frame, isOut);
}

export const LOOPS: ReadonlyMap<string, (property: Property, args: Value[]) => Value> = new Map([
  ['loopIn', (property: Property, args: Value[]) => loop(property, args, false, false)],
  ['loop_in', (property, args) => loop(property, args, false, false)],
  ['loopOut', (property, args) => loop(property, args, true, false)],
  ['loop_out', (property, args) => loop(property, args, true, false)],
  ['loopInDuration', (property, args) => loop(property, args, false, true)],
  ['loopOutDuration', (property, args) => loop(property, args, true, true)],
]);

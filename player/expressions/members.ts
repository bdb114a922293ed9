import { charge } from './meter';
import { isSame } from './operators';
import {
  Callable,
  callValue,
  checkLength,
  ExpressionError,
  isTrue,
  limited,
  nameOf,
  SandboxObject,
  toNumber,
  toText,
  type Value,
} from './values';

/*
 * The members of numbers, texts and lists. Only what is in these tables can be used, so that no expression reaches a
 * prototype or a constructor. There are no regular expressions, because their time can't be limited.
 */

type Method<Self> = (self: Self, ...args: Value[]) => Value;

type Methods<Self> = ReadonlyMap<string, Method<Self>>;

/** `undefined` stays `undefined`, so that the default applies. */
const optional = (value: Value) => (value === undefined ? undefined : toNumber(value));

/** Checks and charges for the length of a text or list before it is created. */
function reserve(length: number) {
  checkLength(length);
  charge(Math.max(0, length) >> 4);
}

const pad =
  (method: 'padStart' | 'padEnd'): Method<string> =>
  (text, length, filler = ' ') => {
    reserve(toNumber(length));
    return text[method](toNumber(length), toText(filler));
  };

const replacer =
  (method: 'replace' | 'replaceAll'): Method<string> =>
  (text, pattern, replacement) => {
    const found = toText(pattern);
    if (replacement instanceof SandboxObject)
      return limited(text[method](found, (match) => toText(callValue(replacement, [match]))));
    const inserted = toText(replacement);
    const count = method === 'replace' ? 1 : text.length / Math.max(found.length, 1) + 1;
    reserve(text.length + count * inserted.length);
    return text[method](found, () => inserted);
  };

const TEXT_METHODS: Methods<string> = new Map<string, Method<string>>([
  ['at', (text, index) => text.at(toNumber(index))],
  ['charAt', (text, index) => text.charAt(toNumber(index))],
  ['charCodeAt', (text, index) => text.charCodeAt(toNumber(index))],
  ['codePointAt', (text, index) => text.codePointAt(toNumber(index))],
  [
    'concat',
    (text, ...others) => limited(others.reduce<string>((all, other) => limited(all + toText(other)), text)),
  ],
  ['endsWith', (text, end) => text.endsWith(toText(end))],
  ['includes', (text, part) => text.includes(toText(part))],
  ['indexOf', (text, part, from) => text.indexOf(toText(part), optional(from))],
  ['lastIndexOf', (text, part, from) => text.lastIndexOf(toText(part), optional(from))],
  ['padEnd', pad('padEnd')],
  ['padStart', pad('padStart')],
  [
    'repeat',
    (text, count) => {
      const times = Math.max(0, Math.floor(toNumber(count)) || 0);
      reserve(text.length * times);
      return text.repeat(times);
    },
  ],
  ['replace', replacer('replace')],
  ['replaceAll', replacer('replaceAll')],
  ['slice', (text, start, end) => text.slice(optional(start), optional(end))],
  ['split', (text, separator) => limited(separator === undefined ? [text] : text.split(toText(separator)))],
  ['startsWith', (text, start) => text.startsWith(toText(start))],
  [
    'substr',
    (text, start, length) => {
      const from = Math.trunc(toNumber(start)) || 0;
      const first = from < 0 ? Math.max(0, text.length + from) : from;
      return text.slice(first, length === undefined ? undefined : first + Math.max(0, toNumber(length)));
    },
  ],
  ['substring', (text, start, end) => text.substring(toNumber(start), optional(end))],
  ['toLowerCase', (text) => text.toLowerCase()],
  ['toString', (text) => text],
  ['toUpperCase', (text) => text.toUpperCase()],
  ['trim', (text) => text.trim()],
  ['trimEnd', (text) => text.trimEnd()],
  ['trimStart', (text) => text.trimStart()],
  ['valueOf', (text) => text],
]);

/** Returns a number of digits or a base that JavaScript accepts. */
function within(value: Value, least: number, most: number): number | undefined {
  const number = optional(value);
  if (number === undefined || (number >= least && number <= most)) return number;
  throw new ExpressionError(`${number} is not between ${least} and ${most}`);
}

const NUMBER_METHODS: Methods<number> = new Map<string, Method<number>>([
  ['toFixed', (number, digits) => number.toFixed(within(digits, 0, 100))],
  ['toPrecision', (number, digits) => number.toPrecision(within(digits, 1, 100))],
  ['toString', (number, base) => number.toString(within(base, 2, 36))],
  ['valueOf', (number) => number],
]);

/** Returns a method that calls a function for the items of a list. */
const each =
  (visit: (list: Value[], test: (item: Value, index: number) => Value) => Value): Method<Value[]> =>
  (list, callback) =>
    visit(list, (item, index) => callValue(callback, [item, index, list]));

const fold =
  (direction: 'reduce' | 'reduceRight'): Method<Value[]> =>
  (list, ...args) => {
    const [callback] = args;
    const items = direction === 'reduce' ? [...list.entries()] : [...list.entries()].reverse();
    const rest = args.length > 1 ? items : items.slice(1);
    if (args.length < 2 && items.length === 0) throw new ExpressionError('It reduces an empty list');
    return rest.reduce<Value>(
      (sum, [index, item]) => callValue(callback, [sum, item, index, list]),
      args.length > 1 ? args[1] : items[0]?.[1],
    );
  };

const compareTexts = (a: Value, b: Value) => {
  const [one, other] = [toText(a), toText(b)];
  return one < other ? -1 : Number(one > other);
};

/** Appends items one after the other, so that a list can grow only up to its limit. */
function append(list: Value[], items: readonly Value[]) {
  reserve(list.length + items.length);
  charge(items.length);
  for (const item of items) list.push(item);
}

const LIST_METHODS: Methods<Value[]> = new Map<string, Method<Value[]>>([
  ['at', (list, index) => list.at(toNumber(index))],
  [
    'concat',
    (list, ...others) => {
      const all = [...list];
      for (const other of others) append(all, Array.isArray(other) ? other : [other]);
      return limited(all);
    },
  ],
  ['every', each((list, test) => list.every((item, index) => isTrue(test(item, index))))],
  ['fill', (list, item, start, end) => list.fill(item, optional(start), optional(end))],
  ['filter', each((list, test) => limited(list.filter((item, index) => isTrue(test(item, index)))))],
  ['find', each((list, test) => list.find((item, index) => isTrue(test(item, index))))],
  ['findIndex', each((list, test) => list.findIndex((item, index) => isTrue(test(item, index))))],
  [
    'forEach',
    each((list, visit) => {
      list.forEach(visit);
      return undefined;
    }),
  ],
  ['includes', (list, item) => list.some((other) => isSame(other, item))],
  ['indexOf', (list, item) => list.findIndex((other) => isSame(other, item))],
  [
    'join',
    (list, separator = ',') =>
      limited(list.map((item) => limited(toText(item ?? ''))).join(toText(separator))),
  ],
  ['lastIndexOf', (list, item) => list.findLastIndex((other) => isSame(other, item))],
  ['map', each((list, change) => limited(list.map(change)))],
  ['pop', (list) => list.pop()],
  [
    'push',
    (list, ...items) => {
      append(list, items);
      return list.length;
    },
  ],
  ['reduce', fold('reduce')],
  ['reduceRight', fold('reduceRight')],
  ['reverse', (list) => list.reverse()],
  ['shift', (list) => list.shift()],
  ['slice', (list, start, end) => limited(list.slice(optional(start), optional(end)))],
  ['some', each((list, test) => list.some((item, index) => isTrue(test(item, index))))],
  [
    'sort',
    (list, callback) => {
      charge(list.length * 4);
      return list.sort((a, b) => (callback ? toNumber(callValue(callback, [a, b])) : compareTexts(a, b)));
    },
  ],
  [
    'splice',
    (list, start, ...others) => {
      const [count = list.length, ...items] = others;
      reserve(list.length + items.length);
      return limited(list.splice(toNumber(start), toNumber(count), ...items));
    },
  ],
  ['toString', (list) => toText(list)],
  [
    'unshift',
    (list, ...items) => {
      reserve(list.length + items.length);
      return list.unshift(...items);
    },
  ],
  ['valueOf', (list) => list],
]);

const INDEX = /^(?:0|[1-9]\d{0,5})$/;

/** The methods of lists whose time doesn't grow with the list. */
const QUICK_METHODS: readonly string[] = ['at', 'pop', 'push'];

/** Returns the method of a number, text or list; `undefined` if there is none. */
function methodOf(object: Value, name: string): ((...args: Value[]) => Value) | undefined {
  const bind = <Self>(methods: Methods<Self>, self: Self, cost: number) => {
    const method = methods.get(name);
    return (
      method &&
      ((...args: Value[]) => {
        charge(cost);
        return method(self, ...args);
      })
    );
  };
  if (typeof object === 'string') return bind(TEXT_METHODS, object, 1 + (object.length >> 4));
  if (typeof object === 'number') return bind(NUMBER_METHODS, object, 10);
  return Array.isArray(object)
    ? bind(LIST_METHODS, object, QUICK_METHODS.includes(name) ? 1 : 1 + object.length)
    : undefined;
}

/** Returns a member. @throws ExpressionError if the object is `null` or `undefined` */
export function getMember(object: Value, key: Value): Value {
  if (Array.isArray(object) && typeof key === 'number') return object[key];
  if (object instanceof SandboxObject) return object.get(toText(key));
  const name = toText(key);
  if (object == null) throw new ExpressionError(`It reads ${name} of ${object}`);
  if (typeof object === 'string' || Array.isArray(object)) {
    if (name === 'length') return object.length;
    if (INDEX.test(name)) return object[Number(name)];
  }
  const method = methodOf(object, name);
  return method && new Callable((args) => method(...args));
}

/** Calls a member. @throws ExpressionError if it isn't a function */
export function callMember(object: Value, key: Value, args: Value[]): Value {
  if (!(object instanceof SandboxObject) && object != null) {
    const method = methodOf(object, toText(key));
    if (method) return method(...args);
  }
  const member = getMember(object, key);
  if (member === undefined)
    throw new ExpressionError(`${toText(key)} of ${nameOf(object)} is not a function`);
  return callValue(member, args, object);
}

/** Sets a member. @throws ExpressionError if the object can't be changed */
export function setMember(object: Value, key: Value, value: Value) {
  if (object instanceof SandboxObject) object.set(toText(key), value);
  else if (!Array.isArray(object)) throw new ExpressionError(`It sets ${toText(key)} of ${nameOf(object)}`);
  else if (INDEX.test(toText(key)) || key === 'length') {
    const length = key === 'length' ? toNumber(value) : toNumber(key) + 1;
    if (!Number.isInteger(length) || length < 0)
      throw new ExpressionError(`${length} is not the length of a list`);
    reserve(length);
    charge(Math.max(0, length - object.length));
    // Fill the list up to the index. A list with holes would behave differently.
    while (object.length < length) object.push(undefined);
    if (key === 'length') object.length = length;
    else object[length - 1] = value;
  }
}

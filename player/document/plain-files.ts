import type { Animation } from './lottie';

/*
 * A plain file contains only what lottie-web's SVG renderer draws correctly and quickly without the player's additions.
 * This module lists what is allowed in a plain file. The rules in normalize/ don't change what such a file shows, and
 * the file is within the limits in limits/.
 */

/** Maximum numbers of layers, shapes and objects. lottie-web builds a plain file in one task, which must be short. */
const MAX_LAYERS = 100;
const MAX_SHAPES = 300;
const MAX_OBJECTS = 8_000;

/** Maximum number of points that are drawn. Each point counts for all fills and strokes that follow in the file. */
const MAX_DRAWN_POINTS = 100_000;

// biome-ignore lint/suspicious/noExplicitAny: a file can contain anything
type Anything = any;

/** Returns whether a value is allowed. */
type Form = (value: Anything) => unknown;

type Fields = Record<string, Form>;

/** What the file that is being checked contains. */
const counts = { layers: 0, shapes: 0, objects: 0, points: 0, drawnPoints: 0 };

const number: Form = Number.isFinite;
const text: Form = (value) => typeof value === 'string';
const label: Form = (value) => text(value) || number(value) || typeof value === 'boolean';
const off: Form = (value) => value === 0 || value === false;
const one: Form = (value) => value === 1;
const color: Form = (value) => text(value) && /^#[\da-f]{3,8}$/i.test(value);
const numbers: Form = (value) => Array.isArray(value) && value.length > 0 && value.every(number);

const listOf =
  (form: Form): Form =>
  (value) =>
    Array.isArray(value) && value.every((item) => form(item));

/** Returns a table without a prototype, which contains no other names. */
const tableOf = (...fields: Fields[]): Fields => Object.assign(Object.create(null), ...fields);

/** Allows objects that have all required fields, and no others than these and the optional ones. */
function object(required: Fields, optional: Fields = {}): Form {
  const forms = tableOf(optional, required);
  const names = Object.keys(required);
  return (value) => {
    counts.objects += 1;
    if (typeof value !== 'object' || !value || counts.objects > MAX_OBJECTS) return false;
    for (const name in value) if (!forms[name]?.(value[name])) return false;
    return names.every((name) => name in value);
  };
}

/**
 * Returns the kind of a keyframe's value; `false` if the value isn't allowed. lottie-web can interpolate only between
 * values of the same kind.
 */
type KindOf = (value: Anything) => unknown;

const kindOfNumber: KindOf = (value) => numbers(value) && value.length === 1;
const kindOfVector: KindOf = (value) => numbers(value) && value.length > 1 && value.length;

const points = listOf((point) => {
  counts.objects += 1;
  return numbers(point);
});
const path = object({ v: points, i: points, o: points }, { c: label });

const kindOfPath: KindOf = (value) => {
  if (!Array.isArray(value) || value.length !== 1 || !path(value[0])) return false;
  const [{ v, i, o, c }] = value;
  counts.points += v.length;
  return i.length === v.length && o.length === v.length && `${v.length} ${Boolean(c)}`;
};

const handle: Form = (value) => number(value) || numbers(value);
const easing = object({ x: handle, y: handle });
const keyframe = object(
  { t: number },
  {
    ...{ s: Array.isArray, e: Array.isArray, i: easing, o: easing, to: numbers, ti: numbers },
    h: (value) => value === 0 || value === 1,
    n: (value) => label(value) || listOf(label)(value),
  },
);

/** Returns whether all keyframes are allowed and complete. In old files, the last keyframe has no value. */
function areKeyframes(keyframes: Anything[], kindOf: KindOf): boolean {
  const last = keyframes.length - 1;
  const kinds = new Set();
  const isComplete = (frame: Anything, index: number) => {
    if (!keyframe(frame)) return false;
    const { s, e, i, o, h, to, ti } = frame;
    for (const value of [s, e]) if (value) kinds.add(kindOf(value));
    const isLast = index === last;
    const before = keyframes[index - 1];
    return (s || (isLast && before.e && !before.h)) && !to === !ti && (isLast || h || (i && o));
  };
  return last > 0 && keyframes.every(isComplete) && kinds.size === 1 && !kinds.has(false);
}

/**
 * Allows properties with a constant value or with keyframes.
 * @param isListed whether a constant value is a list. In keyframes, all values are in lists.
 */
function property(kindOf: KindOf, isListed = false): Form {
  const value: Form = (k) =>
    Array.isArray(k) && typeof k[0] === 'object' ? areKeyframes(k, kindOf) : kindOf(isListed ? k : [k]);
  return object({ k: value }, { a: label, ix: label, l: label });
}

const scalar = property(kindOfNumber);
const vector = property(kindOfVector, true);
const separated = object({ s: (value) => value === true, x: scalar, y: scalar }, { z: scalar });
const position: Form = (value) => (value?.s ? separated : vector)(value);
const outline = property(kindOfPath);
/** All keyframes of a gradient have values. */
const stops: Form = (value) => vector(value) && (typeof value.k[0] !== 'object' || value.k.at(-1).s);

const TRANSFORM = { a: vector, p: position, s: vector, r: scalar, o: scalar, sk: scalar, sa: scalar };
const ROTATIONS = { rx: scalar, ry: scalar, rz: scalar, or: vector };
const transform2d = object({}, TRANSFORM);
const transform3d = object(ROTATIONS, TRANSFORM);
const hasSkewAxis: Form = ({ sk, sa }) => !sk || sa;
const transform: Form = (value) => (value?.or ? transform3d : transform2d)(value) && hasSkewAxis(value);

const NAMES = { nm: label, mn: label };
const SHAPE = { ...NAMES, ty: text, hd: off, bm: off, ix: number, cix: number, ind: number, d: number };
const FILL = { ...SHAPE, fillEnabled: label, r: number };
const STROKE = { ...FILL, lc: number, lj: number, ml: number, ml2: scalar };
const gradient = object({ p: number, k: stops });

/** The shapes that are allowed, keyed by type. */
const SHAPES = tableOf({
  el: object({ p: vector, s: vector }, SHAPE),
  fl: object({ c: vector, o: scalar }, FILL),
  gf: object({ t: number, o: scalar, s: vector, e: vector, g: gradient }, { ...FILL, h: scalar, a: scalar }),
  gr: object({ it: Array.isArray }, { ...SHAPE, np: number }),
  rc: object({ d: number, p: vector, s: vector, r: scalar }, SHAPE),
  sh: object({ ks: outline }, { ...SHAPE, closed: label }),
  // Dashes aren't allowed, because a line can have too many (limits/dash-limits.ts).
  st: object({ c: vector, o: scalar, w: scalar }, STROKE),
  tm: object({ s: scalar, e: scalar, o: scalar }, { ...SHAPE, m: number }),
  tr: object({ o: scalar }, { ...SHAPE, ...TRANSFORM }),
});

/** Returns whether all shapes are allowed. A group contains a transform, and a layer doesn't. */
function areShapes(shapes: Anything, isGroup: boolean): boolean {
  return (
    Array.isArray(shapes) &&
    shapes.every(isShape) &&
    shapes.some(({ ty }: Anything) => ty === 'tr') === isGroup
  );
}

function isShape(shape: Anything): unknown {
  const { ty, lj, ml, it } = shape ?? {};
  counts.shapes += 1;
  if (counts.shapes > MAX_SHAPES || !text(ty) || !SHAPES[ty]?.(shape)) return false;
  if (ty === 'gr') return areShapes(it, true);
  if (ty === 'el' || ty === 'rc') counts.points += 4;
  if (ty === 'fl' || ty === 'gf' || ty === 'st') counts.drawnPoints += counts.points;
  // Miter joins require a limit above 0.
  return hasSkewAxis(shape) && (lj !== 1 || ml);
}

function layer(required: Fields, optional?: Fields): Form {
  return object(
    { ty: number, ks: transform, ip: number, op: number, st: number, ...required },
    {
      ...NAMES,
      ...{ ind: label, parent: label, sr: number, ct: label, cl: label },
      ...{ ao: off, bm: off, ddd: off, hd: off, hasMask: off },
      ...optional,
    },
  );
}

/** The layers that are allowed, keyed by type: compositions, solids, null layers and shape layers. */
const LAYERS = tableOf({
  0: layer({ refId: label, w: number, h: number }, { tm: scalar, ct: off }),
  1: layer({ sc: color, sw: number, sh: number }),
  3: layer({}),
  4: layer({ shapes: (shapes) => areShapes(shapes, false) }, { td: one, tt: one }),
});

const layers: Form = (list) => {
  if (!listOf((given) => number(given?.ty) && LAYERS[given.ty]?.(given))(list)) return false;
  counts.layers += list.length;
  const numbered = list.filter(({ ind }: Anything) => ind !== undefined);
  return (
    new Set(numbered.map(({ ind }: Anything) => String(ind))).size === numbered.length &&
    list.every(({ ind, parent }: Anything) => parent === undefined || String(parent) !== String(ind)) &&
    !list[0]?.tt &&
    list.every((given: Anything, index: number) => isMatteAllowed(given, list[index + 1]))
  );
};

/**
 * Returns whether a layer and the next one are no mattes, or the layer is an alpha matte of the next one, which has no
 * strokes. Without the player's additions, mattes hide strokes at the edges.
 */
function isMatteAllowed({ ind, td, tt }: Anything, next: Anything): boolean {
  if (!td) return !next?.tt;
  return ind !== undefined && !tt && next?.tt && !JSON.stringify(next.shapes).includes('"st"');
}

const file = object(
  { v: text, w: number, h: number, fr: number, ip: number, op: number, layers },
  {
    ...NAMES,
    ddd: label,
    assets: listOf(object({ id: label, layers }, { ...NAMES, fr: number })),
    markers: listOf(object({}, { tm: number, dr: number, cm: label })),
    meta: object({}, { g: label, a: label, k: label, d: label, tc: label }),
    props: object({}),
  },
);

/** Returns whether a file is plain. The required fields must already be checked. */
export function isPlain(animation: Animation): boolean {
  Object.assign(counts, { layers: 0, shapes: 0, objects: 0, points: 0, drawnPoints: 0 });
  if (!file(animation)) return false;
  const { assets = [] } = animation;
  const unused = new Set(assets.map(({ id }) => id));
  return (
    counts.layers <= MAX_LAYERS &&
    counts.points + counts.drawnPoints <= MAX_DRAWN_POINTS &&
    // Each composition exists, and is used only once.
    [animation, ...assets]
      .flatMap((composition) => composition.layers ?? [])
      .every(({ ty, refId }) => ty !== 0 || unused.delete(refId))
  );
}

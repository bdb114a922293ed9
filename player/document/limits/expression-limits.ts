import { expressedIn } from '../expressions';
import { type Animation, asArray, asRecord } from '../lottie';
import { layersOf, shapesOf } from '../traverse';
import { type Budget, createBudget } from './budget';
import { countVertices, largestOutline, longestText } from './count-points';
import { largest } from './largest-values';
import { MAX_EXPRESSED } from './limits';

const { size, count, number, items } = MAX_EXPRESSED;

type Range = readonly [number, number];

const SIZE: Range = [-size, size];
const COUNT: Range = [-count, count];

/** The ranges of properties whose values cost time, keyed by the type of the shape and the field. */
const RANGES: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  el: { s: SIZE },
  op: { a: SIZE },
  pb: { a: SIZE },
  rc: { s: SIZE },
  rp: { c: COUNT, o: COUNT },
  sr: { pt: COUNT, or: SIZE, ir: SIZE, os: SIZE, is: SIZE },
  tr: { s: SIZE },
  zz: { r: COUNT, s: SIZE },
};

/** The name (`n`) of the offset in a list of dashes and gaps. */
const OFFSET = 'o';

/**
 * Limits the values of expressions, which aren't known yet. Adds to each property with an expression the range of its
 * values (`range`), and to paths and texts the maximum number of points and letters (`most`). The other limits count
 * with these numbers, and the interpreter keeps the values within them.
 * @throws Failure `invalid` if there are too many expressions, or their texts are too long
 */
export function limitExpressions(animation: Animation, budget: Budget = createBudget()) {
  const expressed = expressedIn(animation);
  if (expressed.length === 0) return;
  budget.spend('expressions', expressed.length);
  for (const text of new Set(expressed.map(({ x }) => x))) budget.spend('expressionCharacters', text.length);
  const layers = layersOf(animation);
  const shapes = layers.flatMap(shapesOf);
  const masks = layers.flatMap(({ masksProperties }) => asArray(masksProperties).map(asRecord));
  const paths = [...shapes.map(({ ks }) => ks), ...masks.map(({ pt }) => pt)];
  const longestOf = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), items);
  const most = longestOf(paths.map((path) => largestOutline(path, countVertices)));
  const longest = longestOf(layers.map(longestText));
  // The file could contain ranges of its own.
  for (const property of expressed) Object.assign(property, { range: undefined, most: 0 });
  const sizes = new Map<unknown, number>(expressed.map((property) => [property, largest(property) || 0]));
  const limit = (property: unknown, [low, high]: Range, more: object = {}) => {
    const own = sizes.get(property);
    if (own === undefined) return;
    // The file's own values are checked by the other limits.
    Object.assign(property as object, { range: [Math.min(low, -own), Math.max(high, own)], ...more });
  };
  for (const property of expressed) limit(property, [-number, number]);
  for (const path of paths) limit(path, SIZE, { most });
  for (const shape of shapes) {
    for (const [field, range] of Object.entries(RANGES[String(shape.ty)] ?? {})) limit(shape[field], range);
    for (const dash of asArray(shape.d))
      if (dash && dash.n !== OFFSET && sizes.has(dash.v)) dash.v.range = [1, size];
  }
  for (const { t } of layers) {
    const { d } = asRecord(t);
    if (sizes.has(d)) Object.assign(d as object, { most: longest });
  }
}

import { readFileSync } from 'node:fs';

/** A file without a field, and the same one with the field's default. */
export type DefaultPair = { field: string; hasSchemaDefault: boolean; without: object; with: object };

// biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes
type Json = any;

const schema: Json = JSON.parse(
  readFileSync('node_modules/@lottie-animation-community/lottie-specs/src/data/lottie.schema.json', 'utf8'),
);

const still = (k: unknown) => ({ a: 0, k });
const outline = {
  i: [
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  o: [
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  v: [
    [-30, -30],
    [30, -30],
    [0, 30],
  ],
};
const gradient = {
  g: { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1]) },
  s: still([-30, 0]),
  e: still([30, 0]),
  t: 1,
};

/** The required fields of each definition of the schema that has optional ones. */
const PARTS: Record<string, Json> = {
  'shapes/fill': { ty: 'fl', c: still([0, 0.5, 0, 1]), o: still(100) },
  'shapes/polystar': { ty: 'sr', or: still(40), os: still(0), p: still([0, 0]), pt: still(5), r: still(0) },
  'shapes/trim-path': { ty: 'tm', s: still(10), e: still(60), o: still(0) },
  'shapes/stroke': { ty: 'st', c: still([0, 0.5, 0, 1]), o: still(100), w: still(12) },
  'shapes/stroke-dash': {},
  'shapes/gradient-stroke': { ty: 'gs', o: still(100), w: still(12), ...gradient },
  'shapes/gradient-fill': { ty: 'gf', o: still(100), ...gradient },
  'shapes/transform': { ty: 'tr' },
  'shapes/group': { ty: 'gr' },
  'shapes/ellipse': { ty: 'el', p: still([0, 0]), s: still([60, 40]) },
  'shapes/path': { ty: 'sh', ks: still({ ...outline, c: true }) },
  'shapes/rectangle': { ty: 'rc', p: still([0, 0]), s: still([60, 40]) },
  'layers/precomposition-layer': { ty: 0, ip: 0, op: 60, ks: {}, refId: 'square' },
  'layers/solid-layer': { ty: 1, ip: 0, op: 60, ks: {}, sc: '#008000', sw: 60, sh: 40 },
  'layers/null-layer': { ty: 3, ip: 0, op: 60, ks: {} },
  'layers/shape-layer': { ty: 4, ip: 0, op: 60, ks: {}, shapes: [] },
  'helpers/mask': { pt: still({ ...outline, c: true }) },
  'helpers/transform': {},
  'properties/base-keyframe': { t: 0, s: [10] },
  'values/bezier': outline,
};

/** By field, the default that the format's text or its drawing of nothing gives where the schema gives none. */
const DEFAULTS: Record<string, Json> = {
  hd: false,
  tt: 0,
  masksProperties: [],
  it: [],
  a: still([0, 0]),
  p: still([0, 0]),
  r: still(0),
  s: still([100, 100]),
  o: still(100),
  sk: still(0),
  sa: still(0),
  ir: still(0),
  is: still(0),
  v: still(0),
  m: 1,
  'shapes/fill.r': 1,
  'shapes/gradient-fill.r': 1,
  'shapes/gradient-fill.h': still(0),
  'shapes/gradient-fill.a': still(0),
  'shapes/gradient-stroke.h': still(0),
  'shapes/gradient-stroke.a': still(0),
  'shapes/polystar.d': 1,
  'shapes/ellipse.d': 1,
  'shapes/path.d': 1,
  'shapes/rectangle.d': 1,
  'shapes/stroke.d': [],
  'shapes/gradient-stroke.d': [],
  'layers/precomposition-layer.w': 100,
  'layers/precomposition-layer.h': 100,
  'properties/base-keyframe.i': { x: 1, y: 1 },
  'properties/base-keyframe.o': { x: 0, y: 0 },
};

/** Fields that draw nothing by themselves, or whose being left out is a value of its own (no parent, no remapped time). */
const WITHOUT_DEFAULT = ['nm', 'np', 'sid', 'ind', 'parent', 'tp', 'tm', 'ml2'];

/** Pairs for each optional field of the schema, and the fields that none of these lists knows. */
export function schemaDefaults(): { pairs: DefaultPair[]; unknown: string[] } {
  const pairs: DefaultPair[] = [];
  const unknown: string[] = [];
  for (const [definition, part] of Object.entries(PARTS)) {
    const [group = '', name = ''] = definition.split('/');
    const { properties, required } = resolve(schema.$defs[group][name]);
    for (const [field, { default: schemaDefault }] of Object.entries<Json>(properties)) {
      const path = `${definition}.${field}`;
      if (required.includes(field) || WITHOUT_DEFAULT.includes(field)) continue;
      const isValue = schemaDefault !== undefined && path === 'helpers/mask.o';
      const value = (isValue ? { k: schemaDefault } : schemaDefault) ?? DEFAULTS[path] ?? DEFAULTS[field];
      if (value === undefined) unknown.push(path);
      else
        pairs.push({
          field: path,
          hasSchemaDefault: schemaDefault !== undefined,
          without: fileOf(definition, part),
          with: fileOf(definition, { ...part, [field]: value }),
        });
    }
  }
  return { pairs, unknown };
}

function resolve(definition: Json): { properties: Json; required: string[] } {
  const { $ref, allOf = [], properties = {}, required = [] } = definition;
  const target = $ref
    ?.slice(2)
    .split('/')
    .reduce((at: Json, key: string) => at[key], schema);
  const above = [...(target ? [target] : []), ...allOf].map(resolve);
  return {
    properties: Object.assign({}, ...above.map((one) => one.properties), properties),
    required: [...above.flatMap((one) => one.required), ...required],
  };
}

const rectangle = { ty: 'rc', p: still([0, 0]), s: still([60, 40]), r: still(0) };
const fill = { ty: 'fl', c: still([0, 0.5, 0, 1]), o: still(100) };
const stroke = { ty: 'st', c: still([0, 0, 0, 1]), o: still(100), w: still(6), lc: 1, lj: 1, ml: 4 };
const centre = { p: still([50, 50]) };

function layerOf(...shapes: Json[]): Json {
  return { ty: 4, ip: 0, op: 60, st: 0, ks: centre, shapes: [{ ty: 'gr', it: [...shapes, { ty: 'tr' }] }] };
}

/** A file that shows a part where it has its place. */
function fileOf(definition: string, given: Json): object {
  const part = structuredClone(given);
  const [group, name] = definition.split('/');
  const square = layerOf(rectangle, fill);
  const layers: Record<string, () => Json> = {
    'shapes/fill': () => layerOf(rectangle, part),
    'shapes/gradient-fill': () => layerOf(rectangle, part),
    'shapes/stroke': () => layerOf(rectangle, part),
    'shapes/gradient-stroke': () => layerOf(rectangle, part),
    'shapes/stroke-dash': () => layerOf(rectangle, { ...stroke, d: [part, { n: 'g', v: still(8) }] }),
    'shapes/trim-path': () => layerOf(rectangle, part, stroke),
    'shapes/transform': () => ({ ...square, shapes: [{ ty: 'gr', it: [rectangle, fill, part] }] }),
    'shapes/group': () => ({ ...square, shapes: [part, ...square.shapes] }),
    'helpers/mask': () => ({ ...square, masksProperties: [part] }),
    'helpers/transform': () => ({ ...square, ks: { ...part } }),
    'properties/base-keyframe': () => ({
      ...square,
      ks: { ...centre, r: { a: 1, k: [part, { t: 59, s: [80] }] } },
    }),
    'values/bezier': () => layerOf({ ty: 'sh', ks: still(part) }, stroke),
  };
  const shown = layers[definition] ?? (group === 'layers' ? () => part : () => layerOf(part, fill, stroke));
  return {
    v: '5.9.0',
    fr: 30,
    ip: 0,
    op: 60,
    w: 100,
    h: 100,
    assets: [{ id: 'square', layers: [square] }],
    layers: name === 'null-layer' ? [shown(), square] : [shown()],
  };
}

import { readFileSync } from 'node:fs';
import data from './schema-defaults.json' with { type: 'json' };

/**
 * Two files that differ in a single field: `without` lacks the field, and in `with` the field has its default
 * value.
 */
export type DefaultPair = { field: string; hasSchemaDefault: boolean; without: object; with: object };

// biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes
type Json = any;

const schema: Json = JSON.parse(
  readFileSync('node_modules/@lottie-animation-community/lottie-specs/src/data/lottie.schema.json', 'utf8'),
);

const still = (k: unknown) => ({ a: 0, k });
/** The required fields of each schema definition that also has optional fields. */
const PARTS: Record<string, Json> = data.parts;

/**
 * Default values of fields for which the schema has no default. They are from the text of the specification,
 * or have no effect on the drawing.
 */
const DEFAULTS: Record<string, Json> = data.defaults;

/**
 * Fields without a default value: they have no effect on the drawing, or their absence has a meaning of its
 * own (no parent, no time remapping).
 */
const WITHOUT_DEFAULT = ['nm', 'np', 'sid', 'ind', 'parent', 'tp', 'tm', 'ml2'];

/**
 * Returns a pair of files for each optional field of the schema, and the fields for which no default value is
 * known.
 */
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

/** Returns a file that contains an object of this schema definition. */
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

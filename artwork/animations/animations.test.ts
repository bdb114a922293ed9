import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { LottieValidator } from '@lottie-animation-community/lottie-specs/src/validator.js';
import Ajv from 'ajv/dist/2020';
import { animations } from './all';
import { load, quarterlyFigures } from './campus/day';

const BUDGET = 40 * 1024;

/**
 * Reads a file in `public/animations/`.
 * @throws if the file does not exist
 */
function committed(name: string): string {
  const file = `public/animations/${name}.json`;
  if (!existsSync(file)) throw new Error(`${file} does not exist. Run "npm run assets".`);
  return readFileSync(file, 'utf8');
}

/**
 * The path of the JSON Schema that the Lottie Animation Community publishes
 * (https://lottie.github.io/lottie-spec/).
 */
const schema = 'node_modules/@lottie-animation-community/lottie-specs/src/data/lottie.schema.json';
const validator = new LottieValidator(Ajv, JSON.parse(readFileSync(schema, 'utf8')));

/**
 * Returns the errors that the validator finds in a file. Its warnings are ignored, because they report fields
 * that lottie-web needs but the schema doesn't define.
 */
const schemaErrors = (file: object) => validator.validate(file).filter(({ type }) => type === 'error');

/** Returns all objects in a value, at any depth. */
function objects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objects);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objects)];
}

type Animated = { k: { s: number[] }[] };

/** Returns the hue of a color in radians. */
const hue = ([r = 0, g = 0, b = 0]: number[]) => Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b);

/** Returns a list of keyframes for each animated property in a file. */
const keyframes = (file: unknown) =>
  objects(file)
    .filter((each) => each.a === 1 && Array.isArray(each.k))
    .map((each) => each.k as { t: number; s: unknown; h?: number; i?: unknown; o?: unknown }[]);

describe.each(Object.keys(animations))('animation %s', (name) => {
  const text = committed(name);
  const file = JSON.parse(text);

  test('the animation file in public/ is up to date with the sources', () => {
    const isBehind = text !== JSON.stringify(animations[name]?.());
    expect(isBehind && `public/animations/${name}.json is out of date. Run "npm run assets".`).toBe(false);
  });

  test('the animation file is valid Lottie', () => {
    expect(schemaErrors(JSON.parse(text))).toEqual([]);
  });

  test('the schema rejects a malformed layer', () => {
    const [layer] = file.layers;
    expect(schemaErrors({ ...file, layers: [{ ...layer, ks: undefined, shapes: 1 }] })).not.toEqual([]);
  });

  test('the animation file has a size, frame rate, duration and layers', () => {
    expect(file).toMatchObject({ fr: 60, ip: 0, w: expect.any(Number), h: expect.any(Number) });
    expect(Math.min(file.w, file.h)).toBeGreaterThan(0);
    expect(file.op).toBeGreaterThan(file.ip);
    expect(file.layers.length).toBeGreaterThan(0);
    expect(
      file.layers.every((layer: { ip: number; op: number }) => layer.ip === 0 && layer.op === file.op),
    ).toBe(true);
  });

  test('the animation file contains no expressions, effects, images, fonts or text, which lottie-web’s light build can’t draw', () => {
    const everything = objects(file);
    expect(file.layers.every((layer: { ty: number }) => layer.ty === 4)).toBe(true);
    expect(everything.filter((each) => 'ef' in each)).toEqual([]);
    expect(everything.filter((each) => typeof each.x === 'string')).toEqual([]);
    expect(file.assets).toEqual([]);
    expect('fonts' in file || 'chars' in file).toBe(false);
  });

  test('each animated property has at least two keyframes, in ascending order', () => {
    for (const list of keyframes(file)) {
      const times = list.map(({ t }) => t);
      expect(times.length).toBeGreaterThan(1);
      expect(times.every((time, n) => n === 0 || time > (times[n - 1] ?? 0))).toBe(true);
      expect(list.every((key) => key.h === 1 || (key.i && key.o))).toBe(true);
    }
  });

  test('the animation file contains only finite numbers', () => {
    expect(text).not.toMatch(/null|NaN|Infinity/);
  });

  test(`the animation file is under ${BUDGET / 1024} KB after Brotli compression`, () => {
    expect(brotliCompressSync(text).length).toBeLessThan(BUDGET);
  });
});

describe('the animation of a day on campus', () => {
  test('the animation of a day has a marker for each hour', () => {
    const { markers, op } = JSON.parse(committed('day-on-campus'));
    expect(op).toBe(1440);
    expect(markers).toHaveLength(24);
    expect(markers[0]).toEqual({ tm: 0, cm: '00:00', dr: 0 });
    expect(markers[7]).toEqual({ tm: 420, cm: '07:00', dr: 0 });
    expect(markers[23]).toEqual({ tm: 1380, cm: '23:00', dr: 0 });
  });

  test.each([
    ['red', [255, 0, 0]],
    ['yellow', [255, 255, 0]],
    ['green', [0, 255, 0]],
    ['blue', [0, 0, 255]],
  ])('a %s background keeps its hue at dusk and at night', (_name, background) => {
    const { layers } = JSON.parse(committed('day-on-campus'));
    const sky = layers.find(({ nm }: { nm: string }) => nm === 'sky');
    const { c, o } = objects(sky.shapes).find(({ ty }) => ty === 'fl') as Record<'c' | 'o', Animated>;
    for (const index of [-1, -2]) {
      const opacity = (o.k.at(index)?.s[0] ?? 0) / 100;
      const seen = background.map((value, n) => {
        const wash = (c.k.at(index)?.s[n] ?? 0) * 255;
        return value * (1 - opacity) + wash * opacity;
      });
      expect(Math.cos(hue(seen) - hue(background))).toBeGreaterThan(Math.cos(Math.PI / 6));
      expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(25);
    }
  });

  test('the figures of each quarter of an hour match the figures of the day on the page', () => {
    const { load, saving, classroom } = quarterlyFigures();
    const peak = 13.5 * 4;
    expect([load.value, load.before, load.after].map((values) => values[peak])).toEqual([38, 640, 397]);
    expect([saving.value[0], saving.value.at(-1)]).toEqual([0, 2.1]);
    expect([Math.max(...classroom.value), Math.max(...classroom.before)]).toEqual([24.2, 28.6]);
  });

  test('the load curves match the figures on the page: 640 kW before, 397 kW after, and a saving of 2.1 MWh per day', () => {
    const { before, after } = load;
    expect(Math.max(...before)).toBe(640);
    expect(Math.max(...after)).toBe(397);
    expect([before.indexOf(640) / 2, after.indexOf(397) / 2]).toEqual([13.5, 13.5]);
    const saved = before.reduce<number>((sum, value, n) => sum + (value - (after[n] ?? 0)) / 2, 0);
    expect(saved / 1000).toBeCloseTo(2.1, 1);
  });
});

/** Returns the values of a property's first and last keyframes. */
const ends = (list: { s: unknown }[]) => [list[0]?.s, list.at(-1)?.s];

describe('the animation of /coming-soon', () => {
  test('each animated path has the same shape in the first and last frames, so that the loop is seamless', () => {
    const { layers, op } = JSON.parse(committed('coming-soon'));
    const shapes = objects(layers).filter((each) => each.ty === 'sh' && (each.ks as { a: number }).a === 1);
    for (const shape of shapes) {
      const list = (shape.ks as { k: { t: number; s: unknown }[] }).k;
      expect(list.at(-1)?.t).toBe(op);
      const [first, last] = ends(list);
      expect(last).toEqual(first);
    }
  });
});

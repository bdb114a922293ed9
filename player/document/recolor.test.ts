import type { Rgba } from '../color/probe';
import type { Animation } from './lottie';
import { recolor } from './recolor';

const LIME: Rgba = { r: 0, g: 255, b: 0, opacity: 1 };
const BLUE: Rgba = { r: 0, g: 0, b: 255, opacity: 1 };
const HALF: Rgba = { ...LIME, opacity: 0.5 };

const fill = (k: unknown, nm?: string, ty = 'fl') => ({ ty, nm, c: { a: 0, k }, o: { a: 0, k: 80 } });
const group = (nm: string, ...it: object[]) => ({ ty: 'gr', nm, it });
const shapeLayer = (nm: string, ...shapes: object[]) => ({ ty: 4, nm, shapes, ks: { o: { a: 0, k: 100 } } });

/** Applies colors to layers, and returns the layers, the assets and the failures. */
function apply(layers: object[], colors: Record<string, Rgba[]>, rest: object = {}) {
  const animation = structuredClone({ v: '5.7.0', layers, assets: [], ...rest }) as unknown as Animation;
  const failures = recolor(animation, new Map(Object.entries(colors)));
  // biome-ignore lint/suspicious/noExplicitAny: the tests know what the file contains
  return { layers: animation.layers as any[], assets: animation.assets as any[], failures };
}

test('the name of a layer colors its fills and strokes, and that of a group only those inside', () => {
  const wheel = shapeLayer('Wheel', group('Hub', fill([1, 0, 0, 1])), fill([1, 0, 0], 'Rim', 'st'));
  const { layers } = apply([wheel, wheel], { Wheel: [LIME] });
  expect(layers.map(({ shapes }) => [shapes[0].it[0].c.k, shapes[1].c.k])).toEqual(
    Array(2).fill([
      [0, 1, 0, 1],
      [0, 1, 0],
    ]),
  );
  const [{ shapes }] = apply([wheel], { Hub: [LIME] }).layers;
  expect([shapes[0].it[0].c.k, shapes[1].c.k]).toEqual([
    [0, 1, 0, 1],
    [1, 0, 0],
  ]);
});

test('a class and a path of names color what they contain', () => {
  const wheel = (nm: string) => ({
    ...shapeLayer(nm, group('Hub', fill([1, 0, 0], 'Fill 1'))),
    cl: 'ink big',
  });
  const colorsOf = (colors: Record<string, Rgba[]>) =>
    apply([wheel('Left'), wheel('Right')], colors).layers.map(({ shapes }) => String(shapes[0].it[0].c.k));
  expect(colorsOf({ big: [LIME] })).toEqual(['0,1,0', '0,1,0']);
  expect(colorsOf({ 'Right / Fill 1': [LIME] })).toEqual(['1,0,0', '0,1,0']);
  expect(colorsOf({ ink: [LIME], 'Left / Hub / Fill 1': [BLUE] })).toEqual(['0,0,1', '0,1,0']);
});

test('a color of the file colors fills, strokes, keyframes, gradients, solids, texts and effects', () => {
  const orange = [1, 1 / 3, 0, 1];
  const keyframes = [
    { t: 0, s: orange, e: [0, 0, 0, 1] },
    { t: 9, s: [0, 0, 0, 1] },
  ];
  const text = { d: { k: [{ s: { fc: orange, sc: [0, 0, 0] } }] }, a: [{ a: { fc: { k: orange } } }] };
  const { layers, failures } = apply(
    [
      shapeLayer('', fill(keyframes), {
        ty: 'gf',
        g: { p: 2, k: { k: [0, 1, 1 / 3, 0, 1, 0, 0, 0, 0, 1, 1, 0.5] } },
      }),
      { ty: 1, sc: '#F50', ks: {} },
      { ty: 5, t: text, ks: {} },
      { ty: 3, ef: [{ ty: 20, ef: [{ ty: 2, v: { k: orange } }] }] },
    ],
    { '#F50': [LIME] },
  );
  expect(failures).toEqual([]);
  const [{ shapes }, solid, { t }, { ef }] = layers;
  expect(shapes[0].c.k).toEqual([
    { t: 0, s: [0, 1, 0, 1], e: [0, 0, 0, 1] },
    { t: 9, s: [0, 0, 0, 1] },
  ]);
  expect(shapes[1].g.k.k).toEqual([0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0.5]);
  expect(solid.sc).toBe('#00ff00');
  expect(t.d.k[0].s).toEqual({ fc: [0, 1, 0, 1], sc: [0, 0, 0] });
  expect(t.a[0].a.fc.k).toEqual([0, 1, 0, 1]);
  expect(ef[0].ef[0].v.k).toEqual([0, 1, 0, 1]);
});

test('a list of colors replaces the stops of a gradient', () => {
  const gradient = { ty: 'gf', nm: 'Sky', g: { p: 2, k: { k: [0.2, 1, 0, 0, 0.8, 0, 0, 0, 0, 1, 1, 0] } } };
  const gradientWith = (list: Rgba[]) =>
    apply([shapeLayer('', gradient)], { Sky: list }).layers[0].shapes[0].g;
  expect(gradientWith([LIME, BLUE])).toEqual({ p: 2, k: { k: [0.2, 0, 1, 0, 0.8, 0, 0, 1, 0, 1, 1, 0] } });
  expect(gradientWith([LIME]).k.k).toEqual([0.2, 0, 1, 0, 0.8, 0, 1, 0, 0, 1, 1, 0]);
  expect(gradientWith([LIME, BLUE, HALF])).toEqual({
    p: 3,
    k: { k: [0, 0, 1, 0, 0.5, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0.5, 1, 1, 0.5] },
  });
});

test('the opacity of a color applies to the paint, and for solids to the layer', () => {
  const { layers } = apply([shapeLayer('A', fill([1, 0, 0])), { ty: 1, nm: 'A', sc: '#000000', ks: {} }], {
    A: [HALF],
  });
  expect(layers[0].shapes[0].o).toEqual({ a: 0, k: 40 });
  expect(layers[1].ks.o).toEqual({ a: 0, k: 50 });
});

test('a composition that is used twice has different colors under different names', () => {
  const assets = [{ id: 'wheel', layers: [shapeLayer('Hub', fill([1, 0, 0]))] }];
  const wheel = (nm: string) => ({ ty: 0, nm, refId: 'wheel' });
  const found = apply([wheel('Left'), wheel('Right'), wheel('Left')], { Right: [LIME] }, { assets });
  const colorOf = ({ refId }: { refId: string }) =>
    String(found.assets.find(({ id }) => id === refId).layers[0].shapes[0].c.k);
  expect(found.layers.map(colorOf)).toEqual(['1,0,0', '0,1,0', '1,0,0']);
});

test('compositions that contain themselves end', () => {
  const assets = [{ id: 'a', layers: [{ ty: 0, nm: 'A', refId: 'a' }] }];
  expect(apply([{ ty: 0, nm: 'B', refId: 'a' }], { 'A / A / A': [LIME] }, { assets }).failures).toHaveLength(
    1,
  );
});

test('colors of files before version 4.1.9 are from 0 to 255', () => {
  const { layers } = apply([shapeLayer('A', fill([255, 85, 0, 255]))], { '#ff5500': [LIME] }, { v: '4.1.8' });
  expect(layers[0].shapes[0].c.k).toEqual([0, 255, 0, 255]);
});

test('a key that applies to nothing is a failure', () => {
  const { failures } = apply([shapeLayer('A', fill([1, 0, 0]))], { B: [LIME], '#00f': [LIME], A: [LIME] });
  expect(failures).toEqual([
    { code: 'invalid', reason: 'color key', key: 'B', known: ['A'] },
    { code: 'invalid', reason: 'color key', key: '#00f', known: ['#ff0000'] },
  ]);
});

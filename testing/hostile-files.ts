import type { Animation } from '@/player/document/lottie';

const list = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));

const still = (k: unknown) => ({ a: 0, k });
const base = { v: '5.7.0', w: 200, h: 200, fr: 30, ip: 0, op: 60 };
const layer = (more: object) => ({ ty: 4, ip: 0, op: 60, st: 0, ks: {}, shapes: [], ...more });
const rectangle = { ty: 'rc', d: 1, p: still([100, 100]), s: still([80, 80]), r: still(0) };
const fill = { ty: 'fl', c: still([1, 0, 0, 1]), o: still(100) };
const square = layer({ ind: 1, shapes: [rectangle, fill] });
const file = (more: object) => ({ ...base, assets: [], layers: [square], ...more }) as unknown as Animation;

const keyframes = (count: number, s: unknown) =>
  list(count, (t) => ({ t, s, i: { x: [1], y: [1] }, o: { x: [0], y: [0] } }));
const document = (t: string) => ({ t, f: 'F', s: 10, sz: [5, 5], j: 0, tr: 0, lh: 12, ls: 0 });
const text = (k: object[], more: object = {}, p: object = {}, a: object[] = []) =>
  layer({ ty: 5, t: { d: { k }, p, m: { g: 1, a: still([0, 0]) }, a }, ...more });
const glyph = (index: number, more: object = {}) => ({
  ch: String.fromCodePoint(0x4e00 + (index % 20_000)),
  fFamily: `F${index}`,
  style: '',
  size: 10,
  w: 10,
  data: { shapes: [] },
  ...more,
});
const fonts = { list: [{ fName: 'F', fFamily: 'F', fStyle: '' }] };
const outline = { v: [[0, 0]], i: [[0, 0]], o: [[0, 0]], c: true };
const mask = (more: object) => ({ mode: 'a', pt: still(outline), o: still(100), x: still(0), ...more });
const gradient = (numbers: number[], p: number) => ({
  ty: 'gf',
  t: 1,
  o: still(100),
  s: still([0, 0]),
  e: still([9, 9]),
  g: { p, k: still(numbers) },
});
const linear = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
const zero = (count: number) => list(count, () => [0, 0]);
const path = (points: number) => ({
  c: false,
  v: list(points, (x) => [x % 9, x]),
  i: zero(points),
  o: zero(points),
});
/** The corner of a layer, as a translucent mask. */
const corner = {
  mode: 'i',
  o: still(90),
  pt: still({
    ...path(3),
    v: [
      [0, 0],
      [200, 0],
      [200, 200],
    ],
    c: true,
  }),
};
const merge = { ty: 'mm', mm: 4 };
/** A path whose points move between two edges of a square, so that its lines cross those along the other axis. */
const waves = (points: number, axis: number) => {
  const outline = (height: number) => ({
    ...path(points),
    v: list(points, (index) => {
      const point = [(index / points) * 200, index % 2 ? height : 0];
      return axis ? point.reverse() : point;
    }),
  });
  const k = [
    { t: 0, s: [outline(200)], ...linear },
    { t: 59, s: [outline(199)] },
  ];
  return { ty: 'sh', ks: { a: 1, k } };
};
const line = (dash: number) => [
  {
    ty: 'sh',
    ks: still({
      c: false,
      v: [
        [-2000, 0],
        [2000, 1],
      ],
      i: zero(2),
      o: zero(2),
    }),
  },
  {
    ty: 'st',
    c: still([0, 0, 0, 1]),
    o: still(100),
    w: still(1),
    d: [
      { n: 'd', v: still(dash) },
      { n: 'g', v: still(dash) },
      {
        n: 'o',
        v: {
          a: 1,
          k: [
            { t: 0, s: [0], ...linear },
            { t: 59, s: [5] },
          ],
        },
      },
    ],
  },
];
const animator = {
  s: {
    t: 0,
    b: 1,
    rn: 0,
    sh: 1,
    r: 1,
    a: still(100),
    s: {
      a: 1,
      k: [
        { t: 0, s: [0], ...linear },
        { t: 59, s: [99] },
      ],
    },
  },
  a: { p: still([1, 1]), o: still(50) },
};
const blur = { ty: 29, en: 1, ef: [5, 1, 0].map((k, index) => ({ ty: index && 7, v: still(k) })) };

/** Files that grow with a number, each in a field for which a rule could take more than linear time. */
export const hostileFiles: Readonly<Record<string, (size: number) => Animation>> = {
  mattes: (size) => file({ layers: list(size, (ind) => layer({ ty: 3, ind, tt: 1, tp: size - 1 })) }),
  'mattes in an unused composition': (size) =>
    file({
      assets: [{ id: 'a', layers: list(size, (ind) => layer({ ind, tt: 1, tp: size - 1 - ind })) }],
    }),
  'slot references': (size) =>
    file({
      layers: [layer({ ks: Object.fromEntries(list(size, (index) => [`q${index}`, { sid: 'a' }])) })],
      slots: { a: { p: still(1) } },
    }),
  'slot values': (size) =>
    file({
      layers: [layer({ ks: Object.fromEntries(list(20, (index) => [`q${index}`, { sid: 'a' }])) })],
      slots: { a: { p: still(list(size, Number)) } },
    }),
  slots: (size) =>
    file({
      layers: [layer({ ks: Object.fromEntries(list(size, (id) => [`q${id}`, { sid: `${id}` }])) })],
      slots: Object.fromEntries(list(size, (id) => [id, { p: still(1) }])),
    }),
  glyphs: (size) =>
    file({
      chars: list(size, (index) => glyph(index)),
      fonts,
      layers: [text([{ s: document('A') }]), square],
    }),
  'glyphs and text layers': (size) =>
    file({
      chars: list(size, (index) => glyph(index)),
      fonts,
      layers: list(size, (ind) => text([{ t: 0, s: document('A') }], { ind })),
    }),
  'glyphs and keyframes of a text': (size) =>
    file({
      chars: list(size, (index) => glyph(index)),
      fonts,
      layers: [text(list(size, (t) => ({ t, s: document('AB') })))],
    }),
  'letters that are compositions': (size) =>
    file({
      assets: [{ id: 'a', layers: [layer({ shapes: list(size, () => rectangle) })] }],
      chars: list(size, () => glyph(0, { ch: 'A', fFamily: 'F', t: 1, data: { refId: 'a', ks: {} } })),
      fonts,
      layers: [text([{ t: 0, s: document('A'.repeat(size)) }])],
    }),
  'texts on paths': (size) =>
    file({
      chars: list(size, (index) => glyph(index)),
      fonts,
      layers: list(size, (ind) =>
        text([{ t: 0, s: document('A') }], { ind, masksProperties: [mask({})] }, { m: 0, f: still(0) }),
      ),
    }),
  'fonts and texts': (size) =>
    file({
      chars: [glyph(0)],
      fonts: { list: list(size, (index) => ({ fName: `F${index}`, fFamily: 'F', fStyle: '' })) },
      layers: list(size, (ind) => text([{ t: 0, s: document('A') }], { ind })),
    }),
  markers: (size) => file({ markers: list(size, (index) => ({ tm: index % 60, dr: 1, cm: '' })) }),
  compositions: (size) =>
    file({
      assets: list(size, (id) => ({ id, layers: [square] })),
      layers: list(size, (ind) => layer({ ty: 0, ind, refId: size - 1 - ind, w: 0 })),
    }),
  'layers in nested compositions': (size) =>
    file({
      assets: list(50, (id) => ({
        id,
        layers: [layer({ ty: 0, refId: id + 1 }), ...list(size / 50, (ind) => layer({ ind }))],
      })),
      layers: [layer({ ty: 0, refId: 0 })],
    }),
  images: (size) =>
    file({
      assets: list(size, (id) => ({ id, w: 10, h: 10, u: '', p: 'a.png' })),
      layers: list(size, (ind) => layer({ ty: 2, ind, refId: size - 1 - ind })),
    }),
  masks: (size) =>
    file({
      layers: [layer({ masksProperties: list(2 * size, (index) => mask({ inv: index >= size })) })],
    }),
  'intersecting masks': (size) =>
    file({ layers: [layer({ shapes: [rectangle, fill], masksProperties: list(size, () => mask(corner)) })] }),
  'gradient stops': (size) =>
    file({
      layers: [
        layer({
          shapes: [
            gradient(
              [
                ...list(size, (index) => [index / size, 1, 0, 0]).flat(),
                ...list(size, (index) => [(index + 0.5) / size, 1]).flat(),
              ],
              size,
            ),
          ],
        }),
      ],
    }),
  'keyframes that hold a path': (size) =>
    file({
      layers: [
        layer({
          shapes: [
            {
              ty: 'sh',
              ks: { a: 1, k: [{ t: 0, h: 1, s: [path(100)] }, ...list(size, (t) => ({ t, h: 1 }))] },
            },
            fill,
          ],
        }),
      ],
    }),
  'keyframes of a gradient': (size) =>
    file({
      layers: [
        layer({
          shapes: [
            rectangle,
            {
              ...gradient([], 1),
              g: {
                p: 1,
                k: { a: 1, k: [{ t: 0, s: list(1000, Number) }, ...list(size, (t) => ({ t, s: [0] }))] },
              },
            },
          ],
        }),
      ],
    }),
  'references to a slot with keyframes': (size) =>
    file({
      slots: { a: { p: { a: 1, k: list(100, (t) => ({ t, s: [t] })) } } },
      layers: [
        layer({ shapes: [rectangle, ...list(size, () => ({ ...fill, o: { sid: 'a', ...still(1) } }))] }),
      ],
    }),
  'references to a slot with a text': (size) =>
    file({
      chars: [glyph(0)],
      fonts,
      slots: { a: { p: { k: [{ s: document('A\n'.repeat(100)) }] } } },
      layers: list(size, (ind) => layer({ ty: 5, ind, t: { d: { sid: 'a', k: [{ s: document('') }] } } })),
    }),
  'layers with the same number': (size) => file({ layers: list(size, () => layer({ ind: 1, parent: 1 })) }),
  'hidden shapes': (size) =>
    file({ layers: [layer({ shapes: list(size, () => ({ ...rectangle, hd: true })) })] }),
  'groups with two repeaters': (size) =>
    file({
      layers: [
        layer({
          shapes: list(size, () => ({
            ty: 'gr',
            it: [rectangle, fill, ...list(2, () => ({ ty: 'rp', c: still(2), o: still(0), tr: {} }))],
          })),
        }),
      ],
    }),
  'merged paths': (size) =>
    file({ layers: [layer({ shapes: list(size, () => [rectangle, merge]).flat() })] }),
  'groups with merged paths': (size) =>
    file({
      layers: [layer({ shapes: list(size, () => ({ ty: 'gr', it: [rectangle, rectangle, merge, fill] })) })],
    }),
  'crossings of merged paths': (size) =>
    file({ layers: [layer({ shapes: [waves(size, 0), waves(size, 1), merge, fill] })] }),
  'blend modes': (size) =>
    file({ layers: list(size, (ind) => layer({ ind, bm: ind === 0 ? 1 : undefined })) }),
  'visible mattes': (size) =>
    file({
      layers: [
        layer({ ind: 0, shapes: [rectangle] }),
        ...list(size, (ind) => layer({ ind: ind + 1, tt: 1, tp: 0 })),
      ],
    }),
  'dashed lines': (size) => file({ layers: list(size, (ind) => layer({ ind, shapes: line(0.01) })) }),
  animators: (size) =>
    file({
      chars: [glyph(0)],
      fonts,
      layers: [
        text(
          [{ t: 0, s: document('ABC') }],
          {},
          {},
          list(size, () => animator),
        ),
      ],
    }),
  parents: (size) => file({ layers: list(size, (ind) => layer({ ind, parent: ind - 1 })) }),
  'nested groups': (size) =>
    file({
      layers: [
        layer({
          shapes: [list(size, Number).reduce<object>((it) => ({ ty: 'gr', it: [it, fill] }), rectangle)],
        }),
      ],
    }),
  shapes: (size) => file({ layers: [layer({ shapes: list(size, () => rectangle) })] }),
  repeaters: (size) =>
    file({
      layers: [layer({ shapes: list(size, () => ({ ty: 'rp', c: still(2), o: still(0), tr: {} })) })],
    }),
  'zig-zags': (size) =>
    file({
      layers: [layer({ shapes: list(size, () => ({ ty: 'zz', r: still(1e9), s: still(1), pt: still(1) })) })],
    }),
  keyframes: (size) => file({ layers: [layer({ ks: { r: { a: 1, k: keyframes(size, [1]) } } })] }),
  expressions: (size) =>
    file({
      layers: list(size, (index) => layer({ ks: { r: { ...still(0), x: `$bm_rt = ${index}` } } })),
    }),
  'older blurs': (size) =>
    file({ layers: [layer({ ef: list(size, () => ({ ty: 5, mn: 'ADBE Fast Blur', ef: [] })) })] }),
  effects: (size) => file({ layers: [layer({ ef: list(size, () => blur) })] }),
  dashes: (size) =>
    file({
      layers: [
        layer({ shapes: [{ ty: 'st', d: list(size, (index) => ({ n: index ? 'd' : 'o', v: still(1) })) }] }),
      ],
    }),
};

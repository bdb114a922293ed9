import type { PlayerOptions } from '../types';
import { explain } from './errors/explain';
import type { Failure } from './errors/failure';
import type { Animation } from './lottie';
import { fillSlots } from './slots';

const PAGE = 'https://example.org/page/';

const still = (k: unknown) => ({ a: 0, k });

/**
 * Returns a file that uses a slot of each type.
 * @param own the file's own values for these slots
 */
function file(own: Record<string, unknown> = {}, archive?: Animation['archive']) {
  const document = { s: 12, f: 'sans', t: 'own', fc: [0, 0, 0] };
  return {
    w: 1,
    h: 1,
    fr: 1,
    ip: 0,
    op: 9,
    archive,
    assets: [{ id: 'image', p: 'own.png', u: 'i/', w: 3, h: 4, sid: 'image' }],
    slots: Object.fromEntries(Object.entries(own).map(([id, p]) => [id, { p }])),
    layers: [
      {
        ks: {
          o: { ...still(100), sid: 'number' },
          p: { s: true, x: still(1), y: still(2), sid: 'split' },
          s: { a: 1, k: [{ t: 0, s: [1, 2, 3] }, { t: 9 }], sid: 'vector' },
        },
        shapes: [
          { ty: 'fl', c: { sid: 'color' } },
          { ty: 'gf', g: { p: 1, k: still([0, 1, 1, 1]), sid: 'gradient' } },
          { ty: 'gf', g: { p: 1, k: { ...still([0, 1, 1, 1]), sid: 'gradient' } } },
          { ty: 'sh', ks: { sid: 'path', k: {} } },
          {
            ty: 'st',
            c: { sid: 'color' },
            o: { a: 1, k: [{ t: 0, s: [80], e: [40] }, { t: 5 }] },
            w: { sid: 'unknown' },
          },
        ],
        t: {
          d: {
            k: [
              { t: 0, s: document },
              { t: 5, s: { ...document, s: 13 } },
            ],
            sid: 'text',
          },
          p: {},
        },
      },
    ],
    // biome-ignore lint/suspicious/noExplicitAny: tests read fields that exist
  } as any;
}

function filled(slots: unknown, own?: Record<string, unknown>, more?: Partial<PlayerOptions & Animation>) {
  const animation = file(own, more?.archive);
  const problems = fillSlots(animation, { slots, ...more } as never, PAGE);
  const [{ ks, shapes, t }] = animation.layers;
  return { ...ks, shapes, t, image: animation.assets[0], problems, animation };
}

const messagesFor = (slots: unknown) =>
  filled(slots).problems.map((problem: Failure) => explain(problem).message);

test('fillSlots assigns the slots’ values from the file, and removes the slots', () => {
  const { o, shapes, problems, animation } = filled(undefined, {
    number: still(40),
    color: still([1, 0, 0, 1]),
  });
  expect(o).toEqual(still(40));
  expect(shapes[0].c).toEqual(still([1, 0, 0, 1]));
  expect(shapes[4].c).toEqual(shapes[0].c);
  // Each property must have its own copy of the value, because lottie-web modifies its input.
  expect(shapes[4].c.k).not.toBe(shapes[0].c.k);
  expect(animation).not.toHaveProperty('slots');
  expect(JSON.stringify(animation)).not.toContain('sid');
  expect(problems).toEqual([]);
});

test('fillSlots keeps the value of a property if its slot has no value', () => {
  expect(filled({}).o).toEqual(still(100));
});

test.each([
  ['#f00', [1, 0, 0, 1]],
  ['rgb(0, 255, 0)', [0, 1, 0, 1]],
  [
    [0, 0.5, 1],
    [0, 0.5, 1, 1],
  ],
])('fillSlots accepts the color %j', (color, k) => {
  const { shapes } = filled({ color }, { color: { a: 1, k: [] } });
  expect([shapes[0].c, shapes[4].c]).toEqual([still(k), still(k)]);
});

test('fillSlots applies the opacity of a color to the opacity of the fill or stroke', () => {
  const { shapes } = filled({ color: [1, 0, 0, 0.5] });
  expect(shapes[0].o).toEqual(still(50));
  expect(shapes[4].o.k).toEqual([{ t: 0, s: [40], e: [20] }, { t: 5 }]);
});

test('fillSlots assigns numbers and vectors from the app', () => {
  const { o, s, p } = filled({ number: 5, vector: [7, 8] });
  expect([o, s]).toEqual([still(5), still([7, 8])]);
  expect(p).toMatchObject({ s: true });
});

test('fillSlots replaces the separate dimensions of a position with a vector from the app', () => {
  expect(filled({ split: [3, 4] }).p).toEqual(still([3, 4]));
});

test('fillSlots accepts a number or a vector for a property without a value in the file', () => {
  expect(filled({ unknown: 5 }).shapes[4].w).toEqual(still(5));
  expect(filled({ unknown: [5, 6] }).shapes[4].w).toEqual(still([5, 6]));
});

test('fillSlots applies the app’s gradient to slots for whole gradients and to slots for the colors of a gradient', () => {
  const gradient = [
    { offset: 1, color: [0, 0, 1, 0.5] },
    { offset: 0, color: '#ff0000' },
  ];
  const { shapes } = filled({ gradient });
  const g = { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5]) };
  expect([shapes[1].g, shapes[2].g]).toEqual([g, g]);
});

test('fillSlots applies the file’s gradient to slots for whole gradients and to slots for the colors of a gradient', () => {
  const whole = { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1]) };
  for (const own of [whole, whole.k]) {
    const { shapes } = filled({}, { gradient: own });
    expect([shapes[1].g.k, shapes[2].g.k]).toEqual([whole.k, whole.k]);
  }
});

test('fillSlots replaces the content of a text layer, and keeps its style at each keyframe', () => {
  expect(filled({ text: 'new\nlines' }).t.d.k).toEqual([
    { t: 0, s: { s: 12, f: 'sans', t: 'new\rlines', fc: [0, 0, 0] } },
    { t: 5, s: { s: 13, f: 'sans', t: 'new\rlines', fc: [0, 0, 0] } },
  ]);
});

test('fillSlots keeps the size of an image, and resolves the app’s URL against the page', () => {
  expect(filled({ image: 'new.png' }).image).toEqual({
    id: 'image',
    u: '',
    p: 'https://example.org/page/new.png',
    e: 0,
    w: 3,
    h: 4,
  });
});

test('fillSlots keeps the value of the file if the app’s value is undefined or null', () => {
  const { o, problems } = filled({ number: undefined, color: null });
  expect([o, problems]).toEqual([still(100), []]);
});

test('fillSlots reports invalid slot values, and applies valid ones', () => {
  expect(messagesFor({ color: 'red' })).toEqual([
    'slots.color is "red"; it must be a CSS color without var() and currentColor (in Node: #rgb, #rrggbb or rgb(r, g, b)), or a list of red, green and blue from 0 to 1.',
    expect.any(String),
  ]);
  expect(messagesFor({ color: 'currentColor' })).toHaveLength(2);
  expect(messagesFor({ number: '5' })).toEqual(['slots.number is "5"; it must be a number.']);
  expect(messagesFor({ number: Number.NaN })).toEqual(['slots.number is NaN; it must be a number.']);
  expect(messagesFor({ vector: [1] })).toEqual([
    'slots.vector is [1]; it must be a list of two or three numbers.',
  ]);
  expect(messagesFor({ text: 5 })).toEqual(['slots.text is 5; it must be a string.']);
  expect(messagesFor({ image: {} })).toEqual(['slots.image is {}; it must be the URL of an image.']);
  for (const image of ['', 'javascript:0']) {
    expect(messagesFor({ image })).toEqual([`slots.image is "${image}"; it must be the URL of an image.`]);
    expect(filled({ image }).image).toMatchObject({ p: 'own.png', u: 'i/' });
  }
  expect(messagesFor({ gradient: [{ offset: 0, color: '#fff' }] })[0]).toMatch(
    /^slots\.gradient is \[\{"offset":0.*; it must be a list of two or more stops/,
  );
  expect(messagesFor({ inc: 5 })).toEqual([
    'slots.inc is set, but the file has no such slot (it has: color, gradient, image, number, path, split, text, unknown, vector).',
  ]);
  expect(filled({ number: 'x', vector: [7, 8] }).s).toEqual(still([7, 8]));
  expect(filled({ number: 'x' }, { number: still(40) }).o).toEqual(still(40));
});

test('fillSlots rejects a value for a slot of type "path"', () => {
  expect(messagesFor({ path: [1, 2] })).toEqual([
    expect.stringMatching(/^slots\.path is \[1,2\]; it must be removed/),
  ]);
});

describe('themes', () => {
  const scalar = (value: number) => ({ rules: [{ id: 'number', type: 'Scalar', value }] });
  const archive = { themes: { light: scalar(1), dark: scalar(2) }, initialTheme: 'light', animationId: 'a' };

  test('fillSlots applies the initial theme, the theme selected by themeId, or no theme', () => {
    const own = { number: still(40) };
    expect(filled({}, own, { archive }).o).toEqual(still(1));
    expect(filled({}, own, { archive, themeId: 'dark' }).o).toEqual(still(2));
    expect(filled({}, own, { archive, themeId: '' }).o).toEqual(still(40));
  });

  test('fillSlots prefers the app’s value for a slot to the theme’s value', () => {
    expect(filled({ number: 7 }, {}, { archive }).o).toEqual(still(7));
  });

  test('fillSlots reports a missing theme, and keeps the values of the file', () => {
    const { o, problems } = filled({}, { number: still(40) }, { archive, themeId: 'toString' });
    expect(o).toEqual(still(40));
    expect(problems.map((problem: Failure) => explain(problem).message)).toEqual([
      'themeId is "toString", a theme that the file does not have (it has: light, dark).',
    ]);
  });

  test('fillSlots keeps text properties that the theme does not set', () => {
    const text = { rules: [{ id: 'text', type: 'Text', value: { fontSize: 20 } }] };
    const { t } = filled({}, {}, { archive: { themes: { text }, initialTheme: 'text' } });
    expect(t.d.k[1]).toEqual({ t: 5, s: { s: 20, f: 'sans', t: 'own', fc: [0, 0, 0] } });
  });
});

test('fillSlots does not throw if slots or layers are invalid', () => {
  for (const slots of [null, 5, [], { number: null, color: 5, vector: { p: null } }]) {
    const animation = {
      ...file(),
      slots,
      layers: [null, { ks: null }, { sid: 5 }],
      assets: null,
    } as unknown as Animation;
    expect(fillSlots(animation, { slots: { number: 1 } }, PAGE)).toHaveLength(1);
  }
});

test('fillSlots rejects a file whose values would become too large', () => {
  const layers = [
    { ks: Object.fromEntries(Array.from({ length: 2000 }, (_, name) => [name, { sid: 'a' }])) },
  ];
  const slots = { a: { p: still(Array(100_000).fill(1)) } };
  expect(() => fillSlots({ w: 1, h: 1, fr: 1, ip: 0, op: 9, layers, slots }, {}, PAGE)).toThrow(
    expect.objectContaining({ code: 'invalid', reason: 'too much' }),
  );
});

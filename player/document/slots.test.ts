import type { PlayerProps } from '../types';
import { explain } from './errors/explain';
import type { Failure } from './errors/failure';
import type { Animation } from './lottie';
import { fillSlots } from './slots';

const PAGE = 'https://example.org/page/';

const still = (k: unknown) => ({ a: 0, k });

/** A file that uses a slot of each kind, with `own` in the table of its slots. */
function file(own: Record<string, unknown> = {}, archive?: Animation['archive']) {
  const document = { s: 12, f: 'sans', t: 'own', fc: [0, 0, 0] };
  return {
    w: 1,
    h: 1,
    fr: 1,
    ip: 0,
    op: 9,
    archive,
    assets: [{ id: 'picture', p: 'own.png', u: 'i/', w: 3, h: 4, sid: 'image' }],
    slots: Object.fromEntries(Object.entries(own).map(([id, p]) => [id, { p }])),
    layers: [
      {
        ks: {
          o: { ...still(100), sid: 'number' },
          p: { s: true, x: still(1), y: still(2), sid: 'split' },
          s: { a: 1, k: [{ t: 0, s: [1, 2, 3] }, { t: 9 }], sid: 'vector' },
        },
        shapes: [
          { ty: 'fl', c: { sid: 'colour' } },
          { ty: 'gf', g: { p: 1, k: still([0, 1, 1, 1]), sid: 'gradient' } },
          { ty: 'gf', g: { p: 1, k: { ...still([0, 1, 1, 1]), sid: 'gradient' } } },
          { ty: 'sh', ks: { sid: 'path', k: {} } },
          { ty: 'st', c: { sid: 'colour' }, w: { sid: 'unknown' } },
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
    // biome-ignore lint/suspicious/noExplicitAny: tests read what they know to be there
  } as any;
}

function filled(slots: unknown, own?: Record<string, unknown>, more?: Partial<PlayerProps & Animation>) {
  const animation = file(own, more?.archive);
  const problems = fillSlots(animation, { slots, ...more } as never, PAGE);
  const [{ ks, shapes, t }] = animation.layers;
  return { ...ks, shapes, t, image: animation.assets[0], problems, animation };
}

const said = (slots: unknown) => filled(slots).problems.map((problem: Failure) => explain(problem).message);

test('the file’s own values are where they are used, and its table is gone', () => {
  const { o, shapes, problems, animation } = filled(undefined, {
    number: still(40),
    colour: still([1, 0, 0, 1]),
  });
  expect(o).toEqual(still(40));
  expect(shapes[0].c).toEqual(still([1, 0, 0, 1]));
  expect(shapes[4].c).toEqual(shapes[0].c);
  // lottie-web writes into what it is given.
  expect(shapes[4].c.k).not.toBe(shapes[0].c.k);
  expect(animation).not.toHaveProperty('slots');
  expect(JSON.stringify(animation)).not.toContain('sid');
  expect(problems).toEqual([]);
});

test('a slot without a value leaves what is beside it', () => {
  expect(filled({}).o).toEqual(still(100));
});

test.each([
  ['#f00', [1, 0, 0, 1]],
  ['rgb(0, 255, 0)', [0, 1, 0, 1]],
  [
    [0, 0.5, 1],
    [0, 0.5, 1, 1],
  ],
])('a colour may be %j', (colour, k) => {
  const { shapes } = filled({ colour }, { colour: { a: 1, k: [] } });
  expect([shapes[0].c, shapes[4].c]).toEqual([still(k), still(k)]);
});

test('a number and a vector', () => {
  const { o, s, p } = filled({ number: 5, vector: [7, 8] });
  expect([o, s]).toEqual([still(5), still([7, 8])]);
  expect(p).toMatchObject({ s: true });
});

test('a position in parts takes a vector and has no parts then', () => {
  expect(filled({ split: [3, 4] }).p).toEqual(still([3, 4]));
});

test('what has no value in the file may be either', () => {
  expect(filled({ unknown: 5 }).shapes[4].w).toEqual(still(5));
  expect(filled({ unknown: [5, 6] }).shapes[4].w).toEqual(still([5, 6]));
});

test('a gradient, where it is one and where its numbers are', () => {
  const gradient = [
    { offset: 1, color: [0, 0, 1, 0.5] },
    { offset: 0, color: '#ff0000' },
  ];
  const { shapes } = filled({ gradient });
  const g = { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5]) };
  expect([shapes[1].g, shapes[2].g]).toEqual([g, g]);
});

test('the file’s gradients: a whole one, and numbers alone', () => {
  const whole = { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1]) };
  for (const own of [whole, whole.k]) {
    const { shapes } = filled({}, { gradient: own });
    expect([shapes[1].g.k, shapes[2].g.k]).toEqual([whole.k, whole.k]);
  }
});

test('a text keeps its looks, at each of its times', () => {
  expect(filled({ text: 'new\nlines' }).t.d.k).toEqual([
    { t: 0, s: { s: 12, f: 'sans', t: 'new\rlines', fc: [0, 0, 0] } },
    { t: 5, s: { s: 13, f: 'sans', t: 'new\rlines', fc: [0, 0, 0] } },
  ]);
});

test('an image keeps its size, and is relative to the page', () => {
  expect(filled({ image: 'new.png' }).image).toEqual({
    id: 'picture',
    u: '',
    p: 'https://example.org/page/new.png',
    e: 0,
    w: 3,
    h: 4,
  });
});

test('what is left out after all keeps the file’s value', () => {
  const { o, problems } = filled({ number: undefined, colour: null });
  expect([o, problems]).toEqual([still(100), []]);
});

test('what is wrong is named, and the others count', () => {
  expect(said({ colour: 'red' })).toEqual([
    'slots.colour is "red"; it must be a colour: #rgb, #rrggbb, one as a computed style gives it, or a list of red, green and blue from 0 to 1.',
    expect.any(String),
  ]);
  expect(said({ number: '5' })).toEqual(['slots.number is "5"; it must be a number.']);
  expect(said({ number: Number.NaN })).toEqual(['slots.number is NaN; it must be a number.']);
  expect(said({ vector: [1] })).toEqual(['slots.vector is [1]; it must be a list of two numbers or three.']);
  expect(said({ text: 5 })).toEqual(['slots.text is 5; it must be a text.']);
  expect(said({ image: {} })).toEqual(['slots.image is {}; it must be the address of an image.']);
  expect(said({ gradient: [{ offset: 0, color: '#fff' }] })[0]).toMatch(
    /^slots\.gradient is \[\{"offset":0.*; it must be a list of two stops/,
  );
  expect(said({ inc: 5 })).toEqual([
    'slots.inc is for a slot that the file does not have (it has: colour, gradient, image, number, path, split, text, unknown, vector).',
  ]);
  expect(filled({ number: 'x', vector: [7, 8] }).s).toEqual(still([7, 8]));
  expect(filled({ number: 'x' }, { number: still(40) }).o).toEqual(still(40));
});

test('an outline has no value of the host’s', () => {
  expect(said({ path: [1, 2] })).toEqual([
    expect.stringMatching(/^slots\.path is \[1,2\]; it must be left out/),
  ]);
});

describe('themes', () => {
  const scalar = (value: number) => ({ rules: [{ id: 'number', type: 'Scalar', value }] });
  const archive = { themes: { light: scalar(1), dark: scalar(2) }, initialTheme: 'light', animationId: 'a' };

  test('the archive’s own is on, another is chosen, none is', () => {
    const own = { number: still(40) };
    expect(filled({}, own, { archive }).o).toEqual(still(1));
    expect(filled({}, own, { archive, themeId: 'dark' }).o).toEqual(still(2));
    expect(filled({}, own, { archive, themeId: '' }).o).toEqual(still(40));
  });

  test('the host’s values are over those of a theme', () => {
    expect(filled({ number: 7 }, {}, { archive }).o).toEqual(still(7));
  });

  test('one that is not there is named, and the file’s own values are drawn', () => {
    const { o, problems } = filled({}, { number: still(40) }, { archive, themeId: 'toString' });
    expect(o).toEqual(still(40));
    expect(problems.map((problem: Failure) => explain(problem).message)).toEqual([
      'themeId is "toString", a theme that the file does not have (it has: light, dark).',
    ]);
  });

  test('a text of a theme keeps what the theme does not say', () => {
    const text = { rules: [{ id: 'text', type: 'Text', value: { fontSize: 20 } }] };
    const { t } = filled({}, {}, { archive: { themes: { text }, initialTheme: 'text' } });
    expect(t.d.k[1]).toEqual({ t: 5, s: { s: 20, f: 'sans', t: 'own', fc: [0, 0, 0] } });
  });
});

test('what is no table and no slot takes nothing down', () => {
  for (const slots of [null, 5, [], { number: null, colour: 5, vector: { p: null } }]) {
    const animation = {
      ...file(),
      slots,
      layers: [null, { ks: null }, { sid: 5 }],
      assets: null,
    } as unknown as Animation;
    expect(fillSlots(animation, { slots: { number: 1 } }, PAGE)).toHaveLength(1);
  }
});

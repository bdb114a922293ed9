import { type Animation, checkAnimation, needsEffects, parseAnimation } from './animation';
import { explain } from './explain';

const animation: Animation = { w: 100, h: 50, fr: 30, ip: 0, op: 60, layers: [{}] };
test('a complete animation passes as it is', () => {
  expect(checkAnimation(animation)).toBe(animation);
});

function refusal(data: unknown) {
  try {
    checkAnimation(data);
    return null;
  } catch (thrown) {
    return explain(thrown);
  }
}

test.each([
  [null, 'The file is null; it must be one JSON object.'],
  [[], 'The file is []; it must be one JSON object.'],
  [{ ...animation, w: undefined }, 'w is missing; it must be a number of pixels above 0 and up to 16384.'],
  [{ ...animation, h: '50' }, 'h is "50"; it must be a number of pixels above 0 and up to 16384.'],
  [{ ...animation, w: 20_000 }, 'w is 20000; it must be a number of pixels above 0 and up to 16384.'],
  [{ ...animation, fr: -30 }, 'fr is -30; it must be a number of frames a second above 0.'],
  [{ ...animation, ip: null }, 'ip is null; it must be a number.'],
  [{ ...animation, op: 0 }, 'op is 0; it must be a number above ip, which is 0.'],
  [
    { ...animation, op: Number.POSITIVE_INFINITY },
    'op is Infinity; it must be a number above ip, which is 0.',
  ],
  [{ ...animation, layers: [] }, 'layers is []; it must be a list of one object or more.'],
  [{ ...animation, layers: [{}, 3] }, 'layers is [{},3]; it must be a list of one object or more.'],
])('%j is refused with the field, what it is and what it must be', (data, message) => {
  expect(refusal(data)).toEqual({ code: 'invalid', message });
});

test('a frame rate is not held to the limit on sides', () => {
  expect(() => checkAnimation({ ...animation, fr: 100_000 })).not.toThrow();
});

describe('effects', () => {
  const blur = [{ ef: [{ ty: 29 }] }];

  test('are found in the layers and in precompositions', () => {
    expect(needsEffects({ ...animation, layers: blur }, 'svg')).toBe(true);
    expect(needsEffects({ ...animation, assets: [{ layers: blur }] }, 'html')).toBe(true);
    expect(needsEffects({ ...animation, layers: [{ ef: [{ ty: 5 }] }] }, 'svg')).toBe(false);
  });

  test('that no build of the canvas draws ask for none', () => {
    expect(needsEffects({ ...animation, layers: blur }, 'canvas')).toBe(false);
  });
});

test('linked images get their full address; embedded ones stay', () => {
  const assets = [
    { id: 'a', u: 'images/', p: 'a.png' },
    { id: 'b', p: 'data:image/png;base64,AA', e: 1 },
    { id: 'c', layers: [] },
  ];
  const text = JSON.stringify({ ...animation, assets });
  const parsed = parseAnimation({ text, base: 'https://example.org/motion/file.json' });
  expect(parsed.assets).toMatchObject([
    { u: '', p: 'https://example.org/motion/images/a.png', e: 1 },
    { p: 'data:image/png;base64,AA', e: 1 },
    { id: 'c' },
  ]);
  expect(parseAnimation({ text, base: 'https://example.org/' })).not.toBe(parsed);
});

import {
  type Animation,
  checkAnimation,
  markersOf,
  needsEffects,
  parseAnimation,
  reducedMotionMarker,
  segmentRange,
} from './animation';

const animation: Animation = { w: 100, h: 50, fr: 30, ip: 0, op: 60, layers: [{}] };
const withMarkers: Animation = {
  ...animation,
  markers: [
    { tm: 10, dr: 20, cm: 'intro' },
    { tm: 30, dr: 5, cm: '{"name":"named in JSON"}' },
    { tm: 40, dr: 0, cm: 'a moment' },
  ],
};

test('a complete animation passes as it is', () => {
  expect(checkAnimation(animation)).toBe(animation);
});

test.each([
  [null, 'The file is null; it must be one JSON object.'],
  [[animation], /^The file is \[.*; it must be one JSON object\.$/],
  [{ ...animation, w: undefined }, 'w is missing; it must be a number above 0.'],
  [{ ...animation, h: '50' }, 'h is "50"; it must be a number above 0.'],
  [{ ...animation, w: 20_000 }, 'w is 20000; it must be at most 16384 pixels.'],
  [{ ...animation, fr: -30 }, 'fr is -30; it must be a number above 0.'],
  [{ ...animation, ip: null }, 'ip is null; it must be a number.'],
  [{ ...animation, op: 0 }, 'op is 0; it must be a number above ip, which is 0.'],
  [{ ...animation, op: Number.POSITIVE_INFINITY }, /^op is /],
  [{ ...animation, layers: [] }, 'layers is []; it must be a list of one layer or more.'],
  [{ ...animation, layers: [{}, 3] }, 'layers[1] is 3; it must be an object.'],
])('%j is refused with the field, what it is and what it must be', (data, message) => {
  expect(() => checkAnimation(data)).toThrow(message);
  expect(() => checkAnimation(data)).toThrow(expect.objectContaining({ code: 'invalid' }));
});

test('a frame rate is not held to the limit on sides', () => {
  expect(() => checkAnimation({ ...animation, fr: 100_000 })).not.toThrow();
});

describe('markers', () => {
  test('have the name in their comment, plain or as JSON, and last one frame at least', () => {
    expect(markersOf(withMarkers)).toEqual([
      { name: 'intro', first: 10, last: 30 },
      { name: 'named in JSON', first: 30, last: 35 },
      { name: 'a moment', first: 40, last: 41 },
    ]);
  });

  test('one named reduced motion is found however it is spelt', () => {
    for (const cm of ['reduced motion', 'Reduced-Motion', 'reducedMotion', 'REDUCED_MOTION']) {
      expect(reducedMotionMarker({ ...animation, markers: [{ tm: 5, dr: 1, cm }] })?.first).toBe(5);
    }
    expect(reducedMotionMarker(withMarkers)).toBeUndefined();
  });
});

describe('segment', () => {
  test.each<[string | [number, number], [number, number]]>([
    ['intro', [10, 30]],
    [
      [5, 15],
      [5, 15],
    ],
    [
      [-5, 1000],
      [0, 60],
    ],
  ])('%j plays %j', (segment, range) => {
    expect(segmentRange(withMarkers, segment)).toEqual(range);
  });

  test('a marker that is not there is refused with those that are', () => {
    expect(() => segmentRange(withMarkers, 'outro')).toThrow(/"outro".*intro, named in JSON, a moment/);
  });

  test('a range with nothing in it is refused', () => {
    expect(() => segmentRange(animation, [70, 80])).toThrow(/between 0 and 60/);
    expect(() => segmentRange(animation, [20, 20])).toThrow(/between 0 and 60/);
  });
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

import type { PlayerSegment } from '../types';
import { explain } from './errors/explain';
import { failureFrom } from './errors/failure';
import type { Animation } from './lottie';
import { toPlayRange } from './play-range';

const animation: Animation = { w: 100, h: 50, fr: 30, ip: 0, op: 60, layers: [{}] };
const withMarkers: Animation = {
  ...animation,
  markers: [
    { tm: 10, dr: 20, cm: 'intro' },
    { tm: 30, dr: 5, cm: '{"name":"named in JSON"}' },
    { tm: 40, dr: 0, cm: 'a moment' },
    { tm: 50, dr: 4, cm: 'name:named in a line\r\nkey:value' },
  ],
};

/** An animation with fractional frames, as in an export at 29.97 frames per second. */
const trimmed: Animation = {
  ...animation,
  fr: 29.97,
  ip: 10.0000004073083,
  op: 40.0000016292334,
  markers: [{ tm: 20.0000008146167, dr: 10.0000004073083, cm: 'outro' }],
};

test('the play range is the whole file by default', () => {
  expect(toPlayRange(animation, undefined, false)).toEqual({
    range: undefined,
    hasReducedMotion: false,
    markers: [],
    totalFrames: 60,
    frameRate: 30,
  });
});

describe('markers', () => {
  test('markers get their names from plain-text, JSON or multi-line comments, and last at least one frame', () => {
    expect(toPlayRange(withMarkers, undefined, false).markers).toEqual([
      { name: 'intro', first: 10, last: 30 },
      { name: 'named in JSON', first: 30, last: 35 },
      { name: 'a moment', first: 40, last: 41 },
      { name: 'named in a line', first: 50, last: 54 },
    ]);
  });

  test('markers’ frames are relative to the play range, and markers that start outside it are omitted', () => {
    const markers = [
      { tm: 5, dr: 7, cm: 'before' },
      { tm: 10, dr: 20, cm: 'start' },
      { tm: 40, dr: 1, cm: 'half' },
      { tm: 69.5, dr: 10.5, cm: 'last' },
      { tm: 71, dr: 9, cm: 'after' },
    ];
    expect(toPlayRange({ ...animation, op: 100, markers }, [10, 71], false).markers).toEqual([
      { name: 'start', first: 0, last: 20 },
      { name: 'half', first: 30, last: 31 },
      { name: 'last', first: 59.5, last: 70 },
    ]);
  });

  test('markers’ frames are relative to the file’s first frame, even if that is fractional', () => {
    expect(toPlayRange(trimmed, undefined, false)).toMatchObject({
      totalFrames: 30,
      markers: [{ name: 'outro', first: expect.closeTo(10, 5) }],
    });
    expect(toPlayRange(trimmed, 'outro', false)).toMatchObject({
      totalFrames: 10,
      markers: [{ name: 'outro', first: 0 }],
    });
  });
});

describe('segment', () => {
  function messageFor(file: Animation, segment: PlayerSegment) {
    try {
      toPlayRange(file, segment, false);
      return '';
    } catch (thrown) {
      return explain(failureFrom(thrown)).message;
    }
  }

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
    [
      [2, Infinity],
      [2, 60],
    ],
    [
      [10.000002, 20.000004],
      [10.000002, 20.000004],
    ],
    [
      [10.5, 11.5],
      [10.5, 11.5],
    ],
  ])('the segment %j becomes the play range %j', (segment, range) => {
    expect(toPlayRange(withMarkers, segment, false).range).toEqual(range);
  });

  test('the error message for a segment with an unknown marker lists all markers', () => {
    expect(messageFor(withMarkers, 'outro')).toMatch(/"outro".*intro, named in JSON, a moment/);
  });

  test('a segment that contains no frame of the file causes an error', () => {
    expect(messageFor(animation, [70, 80])).toMatch(/between 0 and 60/);
    expect(messageFor(animation, [20, 20])).toMatch(/between 0 and 60/);
  });

  test.each<[Partial<Animation>, string | undefined, number]>([
    [{ ip: 2.3, op: 32.3 }, undefined, 30],
    [{ markers: [{ tm: 12.3, dr: 20, cm: 'part' }] }, 'part', 20],
    [{ ip: 0, markers: [{ tm: 3.1, dr: 1, cm: 'part' }] }, 'part', 1],
  ])(
    'rounding errors don’t remove a frame from a file with %j if the segment is %s',
    (change, segment, totalFrames) => {
      expect(toPlayRange({ ...trimmed, ...change }, segment, false).totalFrames).toBe(totalFrames);
    },
  );
});

describe('a marker for reduced motion', () => {
  const marked = (tm: number, cm = 'reduced motion') => ({ ...animation, markers: [{ tm, dr: 5, cm }] });

  test.each(['reduced motion', 'Reduced-Motion', 'reducedMotion', 'REDUCED_MOTION'])(
    'a reduced-motion marker can have the name "%s"',
    (name) => {
      expect(toPlayRange(marked(5, name), undefined, false).hasReducedMotion).toBe(true);
      expect(toPlayRange(withMarkers, undefined, false).hasReducedMotion).toBe(false);
    },
  );

  test('a reduced-motion marker replaces the segment only if the user prefers reduced motion', () => {
    const all = { range: [10, 15], hasReducedMotion: true };
    expect(toPlayRange(marked(10), undefined, true)).toMatchObject(all);
    expect(toPlayRange(marked(10), [0, 5], true).range).toEqual([10, 15]);
    expect(toPlayRange(marked(10), [0, 5], false)).toMatchObject({ range: [0, 5], hasReducedMotion: true });
  });

  test.each([59.5, 60, 100])(
    'a reduced-motion marker is ignored at frame %d, where less than a frame of the file remains',
    (tm) => {
      expect(toPlayRange(marked(tm), undefined, true)).toMatchObject({
        range: undefined,
        hasReducedMotion: false,
      });
    },
  );
});

test('the play range has at most 1,000 markers', () => {
  const markers = Array.from({ length: 2000 }, () => ({ tm: 1, dr: 1, cm: '' }));
  expect(toPlayRange({ ...animation, markers }, undefined, false).markers).toHaveLength(1000);
});

import { playRangeOf } from '../core/segment';
import type { PlayerSegment } from '../types';
import { explain } from './errors/explain';
import { framesOf } from './file-frames';
import type { Animation } from './lottie';

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

/** Returns the frames of a file that play. */
const rangeOf = (file: Animation, segment?: PlayerSegment, prefersReducedMotion = false) =>
  playRangeOf(framesOf(file), segment, prefersReducedMotion);

test('the whole file plays by default, and is at least one frame long', () => {
  expect(framesOf(animation)).toEqual({ frames: [0, 60], frameRate: 30, fileMarkers: [], hasAudio: false });
  expect(rangeOf({ ...animation, ip: -5 })).toEqual({ offset: -5, totalFrames: 65, markers: [] });
  expect(rangeOf({ ...animation, op: 0.5 })).toMatchObject({ totalFrames: 1 });
});

describe('markers', () => {
  test('markers get their names from plain-text, JSON or multi-line comments, and last at least one frame', () => {
    expect(rangeOf(withMarkers)?.markers).toEqual([
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
    expect(rangeOf({ ...animation, op: 100, markers }, [10, 71])?.markers).toEqual([
      { name: 'start', first: 0, last: 20 },
      { name: 'half', first: 30, last: 31 },
      { name: 'last', first: 59.5, last: 70 },
    ]);
  });

  test('markers’ frames are relative to the file’s first frame, even if that is fractional', () => {
    expect(rangeOf(trimmed)).toMatchObject({
      totalFrames: 30,
      markers: [{ name: 'outro', first: expect.closeTo(10, 5) }],
    });
    expect(rangeOf(trimmed, 'outro')).toMatchObject({
      totalFrames: 10,
      markers: [{ name: 'outro', first: 0 }],
    });
  });
});

describe('segment', () => {
  function messageFor(file: Animation, segment: PlayerSegment) {
    expect(rangeOf(file, segment)).toBeNull();
    return explain({ code: 'invalid', reason: 'segment', segment, file: framesOf(file) }).message;
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
  ])('the segment %j plays the frames %j of the file', (segment, [first, end]) => {
    const range = rangeOf(withMarkers, segment);
    expect(range).toMatchObject({ offset: first, totalFrames: Math.round(end - first) });
  });

  test('the message about a segment with an unknown marker lists all markers', () => {
    expect(messageFor(withMarkers, 'outro')).toMatch(/"outro".*intro, named in JSON, a moment/);
  });

  test('a segment that is neither a marker nor a range, or is backwards, is refused', () => {
    for (const segment of ['', 5, true, {}, { 0: 1, 1: 2 }, [30, 10]])
      expect(messageFor(animation, segment as never)).toMatch(/^segment is /);
    expect(rangeOf(animation, null as never)).toMatchObject({ offset: 0, totalFrames: 60 });
  });

  test('a segment that contains no frame of the file is refused', () => {
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
      expect(rangeOf({ ...trimmed, ...change }, segment)?.totalFrames).toBe(totalFrames);
    },
  );
});

describe('a marker for reduced motion', () => {
  const marked = (tm: number, cm = 'reduced motion') => ({ ...animation, markers: [{ tm, dr: 5, cm }] });

  test.each(['reduced motion', 'Reduced-Motion', 'reducedMotion', 'REDUCED_MOTION'])(
    'a reduced-motion marker can have the name "%s"',
    (name) => {
      expect(framesOf(marked(5, name)).reducedMotion).toEqual([5, 10]);
      expect(framesOf(withMarkers).reducedMotion).toBeUndefined();
    },
  );

  test('a reduced-motion marker replaces the segment only if the user prefers reduced motion', () => {
    expect(rangeOf(marked(10), undefined, true)).toMatchObject({ offset: 10, totalFrames: 5 });
    expect(rangeOf(marked(10), [0, 5], true)).toMatchObject({ offset: 10, totalFrames: 5 });
    expect(rangeOf(marked(10), [0, 5], false)).toMatchObject({ offset: 0, totalFrames: 5 });
  });

  test.each([59.5, 60, 100])(
    'a reduced-motion marker is ignored at frame %d, where less than a frame of the file remains',
    (tm) => {
      expect(framesOf(marked(tm)).reducedMotion).toBeUndefined();
      expect(rangeOf(marked(tm), undefined, true)).toMatchObject({ offset: 0, totalFrames: 60 });
    },
  );
});

test('a file has at most 1,000 markers', () => {
  const markers = Array.from({ length: 2000 }, () => ({ tm: 1, dr: 1, cm: '' }));
  expect(framesOf({ ...animation, markers }).fileMarkers).toHaveLength(1000);
});

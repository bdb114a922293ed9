import type { PlayerSegment } from '../types';
import { explain } from './errors/explain';
import { failureFrom } from './errors/failure';
import type { Animation } from './lottie';
import { markersOf, markersWithin, playRange, reducedMotionMarker, segmentRange } from './markers';

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

function refusal(file: Animation, segment: PlayerSegment) {
  try {
    segmentRange(file, segment);
    return '';
  } catch (thrown) {
    return explain(failureFrom(thrown)).message;
  }
}

describe('markers', () => {
  test('have the name in their comment, plain, as JSON or in a line, and last one frame at least', () => {
    expect(markersOf(withMarkers.markers)).toEqual([
      { name: 'intro', first: 10, last: 30 },
      { name: 'named in JSON', first: 30, last: 35 },
      { name: 'a moment', first: 40, last: 41 },
      { name: 'named in a line', first: 50, last: 54 },
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
    [
      [10.000002, 20.000004],
      [10.000002, 20.000004],
    ],
    [
      [10.5, 11.5],
      [10.5, 11.5],
    ],
  ])('%j plays %j', (segment, range) => {
    expect(segmentRange(withMarkers, segment)).toEqual(range);
  });

  test('a marker that is not there is refused with those that are', () => {
    expect(refusal(withMarkers, 'outro')).toMatch(/"outro".*intro, named in JSON, a moment/);
  });

  test('a range with nothing in it is refused', () => {
    expect(refusal(animation, [70, 80])).toMatch(/between 0 and 60/);
    expect(refusal(animation, [20, 20])).toMatch(/between 0 and 60/);
  });
});

describe('what is played', () => {
  const marked = (tm: number) => ({ ...animation, markers: [{ tm, dr: 5, cm: 'reduced motion' }] });

  test('is the part for less motion only where that is asked for', () => {
    expect(playRange(marked(10), undefined, true)).toEqual({ range: [10, 15], hasReducedMotion: true });
    expect(playRange(marked(10), [0, 5], true).range).toEqual([10, 15]);
    expect(playRange(marked(10), [0, 5], false)).toEqual({ range: [0, 5], hasReducedMotion: true });
  });

  test('is the file where its part for less motion lies outside of it', () => {
    for (const tm of [59.5, 60, 100]) {
      expect(playRange(marked(tm), undefined, true)).toEqual({
        range: undefined,
        hasReducedMotion: false,
      });
    }
  });
});

test('markers are counted from the first frame of what is played; those outside are left out', () => {
  const markers = [
    { tm: 5, dr: 7, cm: 'before' },
    { tm: 10, dr: 20, cm: 'start' },
    { tm: 40, dr: 1, cm: 'half' },
    { tm: 69.5, dr: 10.5, cm: 'last' },
    { tm: 71, dr: 9, cm: 'after' },
  ];
  expect(markersWithin({ ...animation, op: 100, markers }, [10, 71])).toEqual([
    { name: 'start', first: 0, last: 20 },
    { name: 'half', first: 30, last: 31 },
    { name: 'last', first: 59.5, last: 70 },
  ]);
});

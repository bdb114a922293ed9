import { explain } from '../errors/explain';
import { failure, failureIn } from '../errors/failure';
import type { PlayerSegment } from '../types';
import { markersOf, reducedMotionMarker, segmentRange, select } from './markers';
import type { Animation } from './parse';

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
    segmentRange(file, segment, failure);
    return '';
  } catch (thrown) {
    return explain(failureIn(thrown)).message;
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
      [11, 20.000004],
    ],
    [
      [10.5, 11.5],
      [10.5, 11.5],
    ],
  ])('%j plays %j', (segment, range) => {
    expect(segmentRange(withMarkers, segment, failure)).toEqual(range);
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
    expect(select(marked(10), undefined, true, failure)).toEqual({ range: [10, 15], hasReducedMotion: true });
    expect(select(marked(10), [0, 5], true, failure).range).toEqual([10, 15]);
    expect(select(marked(10), [0, 5], false, failure)).toEqual({ range: [0, 5], hasReducedMotion: true });
  });

  test('is the file where its part for less motion lies outside of it', () => {
    for (const tm of [59.5, 60, 100]) {
      expect(select(marked(tm), undefined, true, failure)).toEqual({
        range: undefined,
        hasReducedMotion: false,
      });
    }
  });
});

import { markerAt, sliderHint, sliderMarkers } from './slider-markers';

const fileMarkers = [
  { name: 'start', first: 0, last: 20 },
  { name: 'half', first: 30, last: 31 },
  { name: 'last', first: 59.5, last: 70 },
];

const markers = sliderMarkers({ markers: fileMarkers, totalFrames: 61 });

test('a marker stands on the slider where it begins', () => {
  expect(markers.map(({ percent }) => percent)).toEqual([0, 50, expect.closeTo(99.17)]);
});

test('a file of one frame has its markers at the beginning', () => {
  const [only] = sliderMarkers({ markers: [{ name: 'only', first: 0, last: 1 }], totalFrames: 1 });
  expect(only?.percent).toBe(0);
});

test('a hint names the frame and the markers that contain it', () => {
  expect(sliderHint(0, markers)).toBe('0 · start');
  expect(sliderHint(24, markers)).toBe('24');
  expect(sliderHint(30, markers)).toBe('30 · half');
  expect(sliderHint(60, markers)).toBe('60 · last');
});

test('a marker without a name is not told', () => {
  expect(sliderHint(3, [{ name: '', first: 3, last: 4 }])).toBe('3');
});

describe('a pointer on a tick', () => {
  const name = (percent: number, reach: number) => markerAt(percent, markers, reach)?.name;

  test('within its reach', () => {
    expect(name(51, 2)).toBe('half');
    expect(name(48.5, 2)).toBe('half');
    expect(name(53, 2)).toBeUndefined();
    expect(markerAt(50, [], 2)).toBeNull();
  });

  test('of two close together the nearer, and what is between them is neither', () => {
    const close = sliderMarkers({
      markers: [
        { name: 'one', first: 10, last: 11 },
        { name: 'two', first: 20, last: 21 },
      ],
      totalFrames: 101,
    });
    expect(markerAt(11, close, 50)?.name).toBe('one');
    expect(markerAt(18, close, 50)?.name).toBe('two');
    expect(markerAt(15, close, 50)).toBeNull();
  });
});

import fc from 'fast-check';
import { frameOfPercent } from '../../core/timeline';
import { english } from '../../runtime/labels/english';
import type { PlayerPosition } from '../../types';
import {
  frameText,
  markerAt,
  positionText,
  sliderMarkers,
  sliderStep,
  sliderValue,
  timeText,
} from './slider-position';

describe('sliderValue', () => {
  const frames = (most: number) =>
    fc
      .integer({ min: 2, max: most })
      .chain((total) => fc.tuple(fc.integer({ min: 0, max: total - 1 }), fc.constant(total)));

  test('sliderValue returns a value that frameOfPercent converts back to the frame', () => {
    for (let total = 1; total < 1000; total += 1) {
      const wrong = Array.from({ length: total }, (_, frame) => frame).filter(
        (frame) => frameOfPercent(sliderValue(frame, total), total) !== frame,
      );
      expect({ total, wrong }).toEqual({ total, wrong: [] });
    }
  });

  test('sliderValue returns a step of the slider: 0 for the first frame, and 100 for the last', () => {
    fc.assert(
      fc.property(frames(40_000), ([frame, total]) => {
        const value = sliderValue(frame, total);
        expect(String(value)).toMatch(/^\d{1,3}(\.\d)?$/);
        expect(value).toBeLessThanOrEqual(100);
      }),
    );
    expect(sliderValue(0, 60)).toBe(0);
    expect(sliderValue(59, 60)).toBe(100);
    expect(sliderValue(0, 1)).toBe(0);
  });
});

const markers = sliderMarkers({
  markers: [
    { name: 'start', first: 0, last: 20 },
    { name: 'half', first: 30, last: 31 },
    { name: 'last', first: 59.5, last: 70 },
  ],
  totalFrames: 61,
});

describe('sliderMarkers', () => {
  test('sliderMarkers places each marker at its first frame', () => {
    expect(markers.map(({ percent }) => percent)).toEqual([0, 50, expect.closeTo(99.17)]);
  });

  test('sliderMarkers places all markers of a one-frame animation at 0', () => {
    const [only] = sliderMarkers({ markers: [{ name: 'only', first: 0, last: 1 }], totalFrames: 1 });
    expect(only?.percent).toBe(0);
  });
});

describe('frameText', () => {
  test('frameText returns the frame and the names of the markers that contain it', () => {
    expect(frameText(0, markers)).toBe('0 · start');
    expect(frameText(24, markers)).toBe('24');
    expect(frameText(30, markers)).toBe('30 · half');
    expect(frameText(60, markers)).toBe('60 · last');
  });

  test('frameText omits markers without a name', () => {
    expect(frameText(3, [{ name: '', first: 3, last: 4 }])).toBe('3');
  });
});

describe('markerAt', () => {
  const name = (percent: number, reach: number) => markerAt(percent, markers, reach)?.name;

  test('markerAt returns a marker only if the marker is within reach of the pointer', () => {
    expect(name(51, 2)).toBe('half');
    expect(name(48.5, 2)).toBe('half');
    expect(name(53, 2)).toBeUndefined();
    expect(markerAt(50, [], 2)).toBeNull();
  });

  test('markerAt returns the nearer of two close markers, and null halfway between them', () => {
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

const view = {
  totalFrames: 240,
  frameRate: 60,
  markers: [
    { name: 'Open', first: 0, last: 20 },
    { name: 'Half', first: 10, last: 20 },
  ],
};

test.each([
  [0, 'Open, frame 0 of 239'],
  [12, 'Open, Half, frame 12 of 239'],
  [90, '1.5 seconds, frame 90 of 239'],
  [239, '4.0 seconds, frame 239 of 239'],
])('positionText describes frame %i as "%s"', (frame, text) => {
  expect(positionText(frame, view, { labels: english })).toBe(text);
});

test('positionText and timeText format decimals for the locale of the labels', () => {
  const labels = { ...english, locale: 'de' };
  expect(positionText(90, view, { labels })).toBe('1,5 seconds, frame 90 of 239');
  expect(timeText(90, view, { labels })).toBe('1,5 s');
});

test('timeText returns 0 seconds if the frame rate is 0', () => {
  expect(timeText(0, { totalFrames: 0, frameRate: 0 }, { labels: english })).toBe('0.0 s');
});

test('positionText, timeText and frameText use the time that the app formats, without repeating it', () => {
  const formatTime = ({ frame, time }: PlayerPosition) => (frame === 10 ? 'Half' : `${time} o’clock`);
  expect(timeText(90, view, { labels: english, formatTime })).toBe('1.5 o’clock');
  expect(positionText(90, view, { labels: english, formatTime })).toBe('1.5 o’clock, frame 90 of 239');
  expect(positionText(10, view, { labels: english, formatTime })).toBe('Half, Open, frame 10 of 239');
  expect(frameText(10, view.markers, 'Half')).toBe('10 · Open');
});

test('sliderStep rounds to a step of the slider, and replaces invalid values', () => {
  expect([56.25, -1, 101, Number.NaN].map(sliderStep)).toEqual([56.3, 0, 100, 0]);
});

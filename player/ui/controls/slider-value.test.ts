import fc from 'fast-check';
import { frameOfPercent } from '../../core/timeline';
import { sliderValue } from './slider-value';

const frames = (most: number) =>
  fc
    .integer({ min: 2, max: most })
    .chain((total) => fc.tuple(fc.integer({ min: 0, max: total - 1 }), fc.constant(total)));

test('the value of a frame converts back to the frame', () => {
  for (let total = 1; total < 1000; total += 1) {
    const wrong = Array.from({ length: total }, (_, frame) => frame).filter(
      (frame) => frameOfPercent(sliderValue(frame, total), total) !== frame,
    );
    expect({ total, wrong }).toEqual({ total, wrong: [] });
  }
});

test('the value is a step of the slider, 0 for the first frame and 100 for the last', () => {
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

import type { PlayerSegment } from '../types';
import { partOf } from './segment';

const whole = {
  totalFrames: 60,
  markers: [
    { name: 'intro', first: 50, last: 70 },
    { name: '', first: 10, last: 20 },
  ],
};

test.each<[PlayerSegment, ReturnType<typeof partOf>]>([
  [[10, 30], { first: 10, totalFrames: 20, direction: 1 }],
  [[30, 10], { first: 10, totalFrames: 20, direction: -1 }],
  [[-5, 900], { first: 0, totalFrames: 60, direction: 1 }],
  ['intro', { first: 50, totalFrames: 10, direction: 1 }],
])('%j is %j', (segment, part) => {
  expect(partOf(segment, whole)).toEqual(part);
});

test.each<PlayerSegment>([[5, 5], [60, 90], [Number.NaN, 3], 'outro', '', '42', '07', undefined as never])(
  '%j is none',
  (segment) => {
    expect(partOf(segment, whole)).toBeNull();
  },
);

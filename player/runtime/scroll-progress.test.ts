import type { Timeline } from '../core/timeline';
import { axisOf, positionAlong, scrollProgress } from './scroll-progress';

const VIEW = { start: 0, end: 600 };

/** The scroll position in the middle of a long page. */
const FAR = { at: 9000, most: 18_000 };

test.each([
  [600, 0],
  [100, 0.5],
  [-400, 1],
  [5000, 0],
  [-5000, 1],
])(
  'an element of 400 px whose top is at %i in a viewport of 600 px has the progress %d',
  (start, progress) => {
    expect(scrollProgress({ start, end: start + 400 }, VIEW, FAR, false)).toBe(progress);
    expect(scrollProgress({ start, end: start + 400 }, VIEW, FAR, true)).toBe(1 - progress);
  },
);

test('the progress is 0 if the element and the viewport both have a height of 0', () => {
  expect(scrollProgress({ start: 0, end: 0 }, { start: 0, end: 0 }, FAR, false)).toBe(0);
});

/** The height of the page is 1501 px; the height of the viewport is 600 px. */
test.each([
  ['at the start of the page', 0, 400, [0, 0.5, 1, 1]],
  ['in the middle of the page', 550, 400, [0, 2 / 9, 4 / 9, 1]],
  ['at the end of the page', 901, 600, [0, 0, (400 - 301) / (900 - 301), 1]],
  ['as high as the page', 0, 1501, [0, 2 / 9, 4 / 9, 1]],
])('the progress covers only reachable scroll positions for an element %s', (_, top, height, shares) => {
  const progress = (isReversed: boolean) =>
    [0, 200, 400, 901].map((at) => {
      const [start, end] = isReversed
        ? [600 - top - height + at, 600 - top + at]
        : [top - at, top + height - at];
      return scrollProgress({ start, end }, VIEW, { at, most: 901 }, isReversed);
    });
  for (const isReversed of [false, true])
    for (const [index, share] of shares.entries()) expect(progress(isReversed)[index]).toBeCloseTo(share, 9);
});

test('the progress is 0 if the page can’t be scrolled', () => {
  expect(scrollProgress({ start: 100, end: 500 }, VIEW, { at: 0, most: 0 }, false)).toBe(0);
});

test.each([
  ['horizontal-tb', 'ltr', { x: false, y: true }, 'y', false],
  ['horizontal-tb', 'rtl', { x: true, y: true }, 'y', false],
  ['horizontal-tb', 'ltr', { x: true, y: false }, 'x', false],
  ['horizontal-tb', 'rtl', { x: true, y: false }, 'x', true],
  ['vertical-rl', 'ltr', { x: true, y: false }, 'x', true],
  ['vertical-lr', 'ltr', { x: true, y: true }, 'x', false],
  ['vertical-rl', 'ltr', { x: false, y: true }, 'y', false],
  ['vertical-rl', 'rtl', { x: false, y: true }, 'y', true],
  ['sideways-lr', 'ltr', { x: false, y: true }, 'y', true],
  ['horizontal-tb', 'ltr', { x: false, y: false }, 'y', false],
] as const)(
  'axisOf for the writing mode %s, direction %s and scroll axes %j returns %s',
  (writingMode, direction, scrolls, axis, isReversed) => {
    expect(axisOf({ writingMode, direction }, scrolls)).toEqual({ axis, isReversed });
  },
);

const timeline: Timeline = {
  frame: 4,
  at: 0,
  framesPerMs: 1,
  offset: 0,
  totalFrames: 11,
  direction: 1,
  iterationsLeft: 0,
};

test('positionAlong converts the progress to a position for forward, backward and bounce playback', () => {
  const positions = (change: Partial<Timeline>) =>
    [0, 0.25, 0.5, 1].map((share) => positionAlong(share, { ...timeline, ...change }));
  expect(positions({})).toEqual([0, 2.5, 5, 10]);
  expect(positions({ direction: -1 })).toEqual([10, 7.5, 5, 0]);
  expect(positions({ phase: 'return' })).toEqual([0, 5, 10, 0]);
});

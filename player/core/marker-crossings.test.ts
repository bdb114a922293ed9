import fc from 'fast-check';
import type { PlayerDirection } from '../types';
import { crossingsOf, marksBetween, millisecondsToMark } from './marker-crossings';
import { type Phase, positionAt, startFrame, type Timeline } from './timeline';

const MARKS = [0, 3, 9].map((first) => ({ first }));
const once: Timeline = {
  frame: 0,
  at: 0,
  framesPerMs: 1,
  totalFrames: 10,
  direction: 1,
  iterationsLeft: 0,
};

/** First frames of the marks that are crossed in so many frames, and the iterations that ended before each. */
function crossed(timeline: Timeline, frames: number, hasJustSeeked = true) {
  const step = positionAt(timeline, frames);
  const found = crossingsOf(MARKS, timeline, step, hasJustSeeked, 100);
  return found.flatMap((marks, before) => marks.map(({ first }) => [first, before]));
}

test('a mark is crossed as its frame is reached; where it stands, only by what was put there', () => {
  expect(crossed(once, 2)).toEqual([[0, 0]]);
  expect(crossed(once, 3, false)).toEqual([[3, 0]]);
  expect(crossed({ ...once, frame: 3 }, 3, false)).toEqual([]);
  expect(crossed({ ...once, frame: 3 }, 3)).toEqual([[3, 0]]);
});

test('backwards and over the ends of iterations they come in their order', () => {
  const endless = { ...once, iterationsLeft: Number.POSITIVE_INFINITY };
  expect(crossed({ ...endless, frame: 8 }, 6)).toEqual([
    [9, 0],
    [0, 1],
    [3, 1],
  ]);
  expect(crossed({ ...endless, frame: 4, direction: -1 }, 6)).toEqual([
    [3, 0],
    [0, 0],
    [9, 1],
  ]);
});

test('a bounce crosses them there and back, and those at its ends once', () => {
  expect(crossed({ ...once, phase: 'forward' }, 20)).toEqual([
    [0, 0],
    [3, 0],
    [9, 0],
    [9, 0],
    [3, 0],
    [0, 0],
  ]);
  const twice: Timeline = { ...once, phase: 'return', frame: 4, iterationsLeft: 1 };
  expect(crossed(twice, 8)).toEqual([
    [3, 0],
    [0, 1],
    [3, 1],
  ]);
});

test('a part crosses those within', () => {
  expect(crossed({ ...once, first: 3, frame: 3, totalFrames: 6 }, 20)).toEqual([[3, 0]]);
});

test('the next is due when its frame is reached', () => {
  expect(millisecondsToMark(MARKS, { ...once, framesPerMs: 0.5 }, false)).toBe(6);
  expect(millisecondsToMark(MARKS, once, true)).toBe(0);
  expect(millisecondsToMark([], once, true)).toBe(Number.POSITIVE_INFINITY);
});

test('however the way is divided into steps, the same marks are crossed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PlayerDirection>(1, -1),
      fc.constantFrom<Phase | undefined>(undefined, 'forward'),
      fc.array(fc.double({ min: 0.1, max: 15, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (direction, phase, steps) => {
        const start = { ...once, direction, phase, frame: startFrame(10, direction) };
        let timeline: Timeline = { ...start, iterationsLeft: 100 };
        const parts: number[] = [];
        steps.forEach((frames, index) => {
          const step = positionAt(timeline, frames);
          const found = crossingsOf(MARKS, timeline, step, index === 0, 100);
          parts.push(...found.flat().map(({ first }) => first));
          timeline = { ...timeline, frame: step.position, phase: step.phase };
        });
        // An iteration may end early by what a clock is rounded to.
        const way = steps.reduce((sum, frames) => sum + frames) + 2;
        const whole = crossed({ ...start, iterationsLeft: 100 }, way).map(([first]) => first);
        expect(whole.slice(0, parts.length)).toEqual(parts);
      },
    ),
  );
});

test('between two positions they come in the order of the way', () => {
  expect(marksBetween(MARKS, 0, 9)).toEqual([{ first: 3 }, { first: 9 }]);
  expect(marksBetween(MARKS, 9, 0)).toEqual([{ first: 3 }, { first: 0 }]);
  expect(marksBetween(MARKS, 4, 4)).toEqual([]);
});

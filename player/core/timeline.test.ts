import fc from 'fast-check';
import type { PlayerDirection, PlayerSubframes } from '../types';
import {
  type AdvanceResult,
  frameOfPercent,
  isDrawDue,
  iterationsOf,
  millisecondsToEnd,
  type Phase,
  positionAt,
  positionDetail,
  seekTarget,
  type Timeline,
} from './timeline';

const direction = fc.constantFrom<PlayerDirection>(1, -1);
const totalFrames = fc.integer({ min: 1, max: 2000 });

test.each([
  [false, 1],
  [true, Infinity],
  [3, 3],
  [1, 1],
  [0, 1],
  [Number.NaN, 1],
])('iterationsOf(%p) returns %p', (loop, iterations) => {
  expect(iterationsOf(loop)).toBe(iterations);
});

describe('frameOfPercent', () => {
  test('frameOfPercent maps each step of the slider to a frame in order, and 100 to the last frame', () => {
    fc.assert(
      fc.property(totalFrames, (total) => {
        const frames = Array.from({ length: 1001 }, (_, step) => frameOfPercent(step / 10, total));
        expect(frames).toEqual([...frames].sort((a, b) => a - b));
        expect(frames[0]).toBe(0);
        expect(frames[1000]).toBe(total - 1);
      }),
    );
  });

  test('frameOfPercent rounds down', () => {
    expect(frameOfPercent(50, 30)).toBe(15);
    expect(frameOfPercent(50.4, 30)).toBe(15);
    expect(frameOfPercent(99.9, 30)).toBe(29);
  });
});

describe('seekTarget', () => {
  test.each([
    [12, 12],
    [-3, 0],
    [1e9, 59],
    [12.5, 12.5],
    ['50%', 30],
    [' 100 % ', 59],
    ['0%', 0],
    ['33.3%', 19],
    ['-5%', 0],
    ['1e-7%', 0],
  ])('seekTarget converts %p to frame %p of 60', (to, frame) => {
    expect(seekTarget(to, 60)).toBe(frame);
  });

  test.each(['abc', 'abc%', '%', ' %', '5 0%', 'frame\n50%', '', '12', Number.NaN])(
    'seekTarget returns null for %p',
    (to) => {
      expect(seekTarget(to, 60)).toBeNull();
    },
  );
});

test('positionDetail returns the whole frame, the percentage and the seconds of a position', () => {
  expect(positionDetail(14.5, 30, 30)).toEqual({ frame: 14, totalFrames: 30, percent: 50, time: 14.5 / 30 });
  expect(positionDetail(29, 30, 30).percent).toBe(100);
  expect(positionDetail(0, 1, 30).percent).toBe(0);
});

describe('a timeline', () => {
  const timelines = fc.record({
    totalFrames: fc.integer({ min: 1, max: 500 }),
    start: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    direction,
    phase: fc.constantFrom<Phase | undefined>(undefined, 'forward', 'return'),
    iterationsLeft: fc.constantFrom(0, 1, 4, Infinity),
    framesPerMs: fc.double({ min: 0.001, max: 1, noNaN: true }),
    at: fc.constantFrom(0, 1.7e12),
  });
  const make = ({
    start,
    ...rest
  }: typeof timelines extends fc.Arbitrary<infer T> ? T : never): Timeline => ({
    ...rest,
    offset: 0,
    frame: start * (rest.totalFrames - (rest.iterationsLeft > 0 ? 0 : 1)),
  });
  const milliseconds = fc.double({ min: 0, max: 1e5, noNaN: true });
  /** The distance between two positions. The end of an iteration counts as the same position as its start. */
  const distance = (a: number, b: number, totalFrames: number) =>
    Math.min(Math.abs(a - b), totalFrames - Math.abs(a - b));

  test('positionAt always returns a valid frame, and never exceeds the remaining number of iterations', () => {
    fc.assert(
      fc.property(timelines, fc.double({ min: 0, max: 1e12, noNaN: true }), (shape, elapsed) => {
        const timeline = make(shape);
        const { position, iterationsEnded, completed } = positionAt(timeline, timeline.at + elapsed);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThan(timeline.totalFrames);
        expect(iterationsEnded).toBeLessThanOrEqual(timeline.iterationsLeft);
        if (completed) expect(iterationsEnded).toBe(timeline.iterationsLeft);
      }),
    );
  });

  test('positionAt returns the same position for one step and for the same time in two steps', () => {
    fc.assert(
      fc.property(timelines, milliseconds, milliseconds, (shape, first, second) => {
        const timeline = make(shape);
        const between = positionAt(timeline, timeline.at + first);
        if (between.completed) return;
        const rest = positionAt(
          {
            ...timeline,
            frame: between.position,
            phase: between.phase,
            at: timeline.at + first,
            iterationsLeft: timeline.iterationsLeft - between.iterationsEnded,
          },
          timeline.at + first + second,
        );
        const whole = positionAt(timeline, timeline.at + first + second);
        expect(distance(rest.position, whole.position, timeline.totalFrames)).toBeLessThan(0.2);
      }),
    );
  });

  test('an iteration ends, or a bounce reverses, exactly at the time returned by millisecondsToEnd', () => {
    fc.assert(
      fc.property(timelines, (shape) => {
        const timeline = { ...make(shape), at: 0 };
        const end = millisecondsToEnd(timeline);
        const frame = 1 / timeline.framesPerMs;
        const hasEnded = ({ completed, iterationsEnded, phase }: AdvanceResult) =>
          completed || iterationsEnded > 0 || phase !== timeline.phase;
        expect(hasEnded(positionAt(timeline, end + frame * 0.1))).toBe(true);
        if (end < frame) return;
        expect(hasEnded(positionAt(timeline, end - frame * 0.2))).toBe(false);
      }),
    );
  });

  test('positionAt returns the start position for the start time and for earlier times', () => {
    const timeline: Timeline = {
      frame: 7,
      at: 100,
      framesPerMs: 1,
      offset: 0,
      totalFrames: 30,
      direction: -1,
      iterationsLeft: 0,
    };
    expect(positionAt(timeline, 100).position).toBe(7);
    expect(positionAt(timeline, 50).position).toBe(7);
    expect(positionAt(timeline, 102).position).toBe(5);
  });
});

describe('isDrawDue', () => {
  /** Counts the draws in one second on a display, with animation frames that are up to 10 % early or late. */
  function drawsPerSecond(display: number, fileRate: number, subframes: PlayerSubframes = true) {
    let draws = 0;
    let drawn = 0;
    let previous = 0;
    for (let index = 1; index <= display; index += 1) {
      const time = (index + 0.05 * (-1) ** index) * (1000 / display);
      if (isDrawDue(subframes, fileRate / 1000, time - drawn, time - previous)) {
        draws += 1;
        drawn = time;
      }
      previous = time;
    }
    return draws;
  }

  test.each([
    [50, 24, 50],
    [60, 24, 60],
    [75, 30, 75],
    [90, 30, 90],
    [120, 24, 60],
    [120, 30, 60],
    [120, 60, 120],
    [144, 30, 72],
    [240, 30, 60],
    [240, 60, 120],
  ])(
    'on a %d Hz display, a file with %d frames per second is drawn %d times per second',
    (display, rate, expected) => {
      expect(Math.abs(drawsPerSecond(display, rate) - expected)).toBeLessThanOrEqual(1);
    },
  );

  test.each(['all', false] as const)('is true in every animation frame if subframes is %p', (subframes) => {
    expect(drawsPerSecond(240, 30, subframes)).toBe(240);
  });
});

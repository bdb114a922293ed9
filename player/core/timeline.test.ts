import fc from 'fast-check';
import type { PlayerDirection } from '../types';
import {
  type AdvanceResult,
  advance,
  atEnd,
  frameOfPercent,
  iterationsOf,
  millisecondsToEnd,
  type Phase,
  type PlaySpan,
  positionAt,
  positionDetail,
  seekTarget,
  startFrame,
  type Timeline,
} from './timeline';

const direction = fc.constantFrom<PlayerDirection>(1, -1);
const totalFrames = fc.integer({ min: 1, max: 2000 });

test.each([
  [false, 1],
  [true, Number.POSITIVE_INFINITY],
  [3, 3],
  [1, 1],
  [0, 1],
  [Number.NaN, 1],
])('loop %p asks for %p iterations', (loop, iterations) => {
  expect(iterationsOf(loop)).toBe(iterations);
});

describe('percent to frame', () => {
  test('every step of the slider gives a frame of the animation, never going back, 100 the last', () => {
    fc.assert(
      fc.property(totalFrames, (total) => {
        const frames = Array.from({ length: 1001 }, (_, step) => frameOfPercent(step / 10, total));
        expect(frames).toEqual([...frames].sort((a, b) => a - b));
        expect(frames[0]).toBe(0);
        expect(frames[1000]).toBe(total - 1);
      }),
    );
  });

  test('rounds down, as the contract says', () => {
    expect(frameOfPercent(50, 30)).toBe(15);
    expect(frameOfPercent(50.4, 30)).toBe(15);
    expect(frameOfPercent(99.9, 30)).toBe(29);
  });
});

describe('seek target', () => {
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
  ])('%p of 60 frames is %p', (to, frame) => {
    expect(seekTarget(to, 60)).toBe(frame);
  });

  test.each(['abc', 'abc%', '%', ' %', '5 0%', 'frame\n50%', '', '12', Number.NaN])('%p is none', (to) => {
    expect(seekTarget(to, 60)).toBeNull();
  });
});

test('a position tells its whole frame, percentage of the way to the last frame, and seconds', () => {
  expect(positionDetail(14.5, 30, 30)).toEqual({ frame: 14, totalFrames: 30, percent: 50, time: 14.5 / 30 });
  expect(positionDetail(29, 30, 30).percent).toBe(100);
  expect(positionDetail(0, 1, 30).percent).toBe(0);
});

describe('advance', () => {
  const once: PlaySpan = { totalFrames: 30, direction: 1, iterationsLeft: 0 };

  test('moves by as much as it is told', () => {
    expect(advance(3, 4.5, once)).toEqual({ position: 7.5, iterationsEnded: 0, completed: false });
    expect(advance(3, 2, { ...once, direction: -1 })).toEqual({
      position: 1,
      iterationsEnded: 0,
      completed: false,
    });
  });

  test('completes on the last frame, and on the first one backwards', () => {
    expect(advance(28, 1, once)).toEqual({ position: 29, iterationsEnded: 0, completed: true });
    expect(advance(28, 500, once)).toEqual({ position: 29, iterationsEnded: 0, completed: true });
    expect(advance(2, 2, { ...once, direction: -1 })).toEqual({
      position: 0,
      iterationsEnded: 0,
      completed: true,
    });
  });

  test('a pass followed by another plays its last frame to the end and wraps', () => {
    const endless = { ...once, iterationsLeft: Number.POSITIVE_INFINITY };
    expect(advance(29, 0.5, endless)).toEqual({ position: 29.5, iterationsEnded: 0, completed: false });
    expect(advance(29, 1.25, endless)).toEqual({ position: 0.25, iterationsEnded: 1, completed: false });
    expect(advance(0.5, 1, { ...endless, direction: -1 })).toEqual({
      position: 29.5,
      iterationsEnded: 1,
      completed: false,
    });
  });

  test('a step back from the startFrame by next to nothing stays on a frame', () => {
    const step = advance(1e-15, 2e-15, { ...once, direction: -1, iterationsLeft: 1 });
    expect(step.iterationsEnded).toBe(1);
    expect(step.position).toBeGreaterThan(29);
    expect(step.position).toBeLessThan(30);
  });

  test('a pass ends in time by a clock that is a millisecond early, on a frame', () => {
    const twice = { ...once, iterationsLeft: 1 };
    expect(advance(29, 0.95, twice)).toEqual({ position: 0, iterationsEnded: 1, completed: false });
    const backwards = { ...twice, direction: -1 } as const;
    expect(advance(1, 1.05, backwards)).toEqual({ position: 0, iterationsEnded: 0, completed: false });
    expect(advance(1, 1.1, backwards).position).toBeCloseTo(29.9);
  });

  test.each([1, -1] as const)(
    'a display as fast as the file shows each frame once, however its clock is rounded (direction %i)',
    (way) => {
      fc.assert(
        fc.property(
          fc.double({ min: 0, max: 17, noNaN: true }),
          fc.constantFrom(0.1, 1),
          (start, rounded) => {
            const clock = (frame: number) => Math.floor((start + (frame * 1000) / 60) / rounded) * rounded;
            const frames = Array.from({ length: 95 }, (_, frame) => frame);
            let position = 0;
            const shown = frames.map((frame) => {
              const elapsed = clock(frame) - clock(Math.max(frame - 1, 0));
              const travel = { totalFrames: 30, direction: way, iterationsLeft: Number.POSITIVE_INFINITY };
              position = advance(position, (elapsed / 1000) * 60, travel).position;
              return positionDetail(position, 30, 60).frame;
            });
            expect(shown).toEqual(frames.map((frame) => (((frame * way) % 30) + 30) % 30));
          },
        ),
      );
    },
  );

  test('a long gap counts every pass in it and never more than are left', () => {
    expect(advance(0, 75, { ...once, iterationsLeft: 9 })).toEqual({
      position: 15,
      iterationsEnded: 2,
      completed: false,
    });
    expect(advance(0, 1000, { ...once, iterationsLeft: 2 })).toEqual({
      position: 29,
      iterationsEnded: 2,
      completed: true,
    });
  });

  test.each([1, -1] as const)(
    'a step past all measure ends, on a visible frame (direction %i)',
    (direction) => {
      for (const frames of [1e9, 1e300, Number.POSITIVE_INFINITY]) {
        const step = advance(0, frames, {
          totalFrames: 30,
          direction,
          iterationsLeft: Number.POSITIVE_INFINITY,
        });
        expect(step.iterationsEnded).toBeGreaterThan(33_000_000);
        expect(step.position).toBeGreaterThanOrEqual(0);
        expect(step.position).toBeLessThan(30);
        expect(step.completed).toBe(false);
      }
    },
  );

  test('steps of any size end after the passes asked for, always on a visible frame', () => {
    fc.assert(
      fc.property(
        totalFrames,
        direction,
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0.01, max: 3, noNaN: true }),
        (total, way, passes, stepsOfTotal) => {
          const positions = [startFrame(total, way)];
          let iterationsEnded = 0;
          for (let completed = false; !completed; ) {
            const step = advance(positions.at(-1) ?? 0, stepsOfTotal * total, {
              totalFrames: total,
              direction: way,
              iterationsLeft: passes - 1 - iterationsEnded,
            });
            completed = step.completed;
            iterationsEnded += step.iterationsEnded;
            positions.push(step.position);
          }
          expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...positions)).toBeLessThan(total);
          expect(iterationsEnded).toBe(passes - 1);
          expect(atEnd(positions.at(-1) ?? Number.NaN, total, way)).toBe(true);
        },
      ),
    );
  });
});

describe('bounce', () => {
  const once: PlaySpan = { totalFrames: 30, direction: 1, phase: 'forward', iterationsLeft: 0 };

  test('turns round at the end of the last frame, and completes where it began', () => {
    expect(advance(29, 0.5, once)).toMatchObject({ position: 29.5, phase: 'forward' });
    expect(advance(29, 2, once)).toMatchObject({ position: 29, phase: 'return' });
    expect(advance(29, 2, { ...once, phase: 'return' })).toMatchObject({ position: 27, phase: 'return' });
    expect(advance(0, 59.9, once)).toMatchObject({ phase: 'return', completed: false });
    expect(advance(0, 60, once)).toEqual({
      position: 0,
      phase: 'return',
      iterationsEnded: 0,
      completed: true,
    });
  });

  test('backwards it begins and completes on the last frame', () => {
    const backwards = { ...once, direction: -1 } as const;
    expect(advance(29, 30, backwards)).toMatchObject({ position: 1, phase: 'return', completed: false });
    expect(advance(29, 58, backwards)).toEqual({
      position: 29,
      phase: 'return',
      iterationsEnded: 0,
      completed: true,
    });
  });

  test('there and back is one iteration', () => {
    const twice = { ...once, iterationsLeft: 1 };
    expect(advance(0, 61, twice)).toEqual({
      position: 1,
      phase: 'forward',
      iterationsEnded: 1,
      completed: false,
    });
    expect(advance(0, 500, twice)).toEqual({
      position: 0,
      phase: 'return',
      iterationsEnded: 1,
      completed: true,
    });
  });

  test.each([1, -1] as const)('shows every frame on both phases (direction %i)', (way) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 50 }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        (total, pace) => {
          const shown = { forward: new Set<number>(), return: new Set<number>() };
          let step: AdvanceResult = {
            position: startFrame(total, way),
            phase: 'forward',
            iterationsEnded: 0,
            completed: false,
          };
          while (!step.completed) {
            shown[step.phase ?? 'forward'].add(positionDetail(step.position, total, 60).frame);
            const span = { totalFrames: total, direction: way, phase: step.phase, iterationsLeft: 0 };
            step = advance(step.position, pace, span);
          }
          shown.return.add(positionDetail(step.position, total, 60).frame);
          expect(shown.forward.size).toBe(total);
          // At the turn a frame may belong to the way there alone.
          expect(shown.return.size).toBeGreaterThanOrEqual(total - 1);
        },
      ),
    );
  });
});

describe('a timeline', () => {
  const timelines = fc.record({
    totalFrames: fc.integer({ min: 1, max: 500 }),
    start: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    direction,
    phase: fc.constantFrom<Phase | undefined>(undefined, 'forward', 'return'),
    iterationsLeft: fc.constantFrom(0, 1, 4, Number.POSITIVE_INFINITY),
    framesPerMs: fc.double({ min: 0.001, max: 1, noNaN: true }),
    at: fc.constantFrom(0, 1.7e12),
  });
  const make = ({
    start,
    ...rest
  }: typeof timelines extends fc.Arbitrary<infer T> ? T : never): Timeline => ({
    ...rest,
    frame: start * (rest.totalFrames - (rest.iterationsLeft > 0 ? 0 : 1)),
  });
  const milliseconds = fc.double({ min: 0, max: 1e5, noNaN: true });
  /** Frames by which two positions differ, the end of one iteration being the beginning of the next. */
  const distance = (a: number, b: number, totalFrames: number) =>
    Math.min(Math.abs(a - b), totalFrames - Math.abs(a - b));

  test('is on a frame that can be seen at any moment, and never past the iterations that are left', () => {
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

  test('is where it would be had it been asked on the way', () => {
    fc.assert(
      fc.property(timelines, milliseconds, milliseconds, (shape, first, second) => {
        const timeline = make(shape);
        const onTheWay = positionAt(timeline, timeline.at + first);
        if (onTheWay.completed) return;
        const rest = positionAt(
          {
            ...timeline,
            frame: onTheWay.position,
            phase: onTheWay.phase,
            at: timeline.at + first,
            iterationsLeft: timeline.iterationsLeft - onTheWay.iterationsEnded,
          },
          timeline.at + first + second,
        );
        const whole = positionAt(timeline, timeline.at + first + second);
        expect(distance(rest.position, whole.position, timeline.totalFrames)).toBeLessThan(0.2);
      }),
    );
  });

  test('ends its iteration when it says, and not before', () => {
    fc.assert(
      fc.property(timelines, (shape) => {
        const timeline = { ...make(shape), at: 0 };
        const end = millisecondsToEnd(timeline);
        const frame = 1 / timeline.framesPerMs;
        const after = positionAt(timeline, end + frame * 0.1);
        expect(after.completed || after.iterationsEnded > 0).toBe(true);
        if (end < frame) return;
        const before = positionAt(timeline, end - frame * 0.2);
        expect(before.completed || before.iterationsEnded > 0).toBe(false);
      }),
    );
  });

  test('stands at its own frame at its own moment and before', () => {
    const timeline: Timeline = {
      frame: 7,
      at: 100,
      framesPerMs: 1,
      totalFrames: 30,
      direction: -1,
      iterationsLeft: 0,
    };
    expect(positionAt(timeline, 100).position).toBe(7);
    expect(positionAt(timeline, 50).position).toBe(7);
    expect(positionAt(timeline, 102).position).toBe(5);
  });
});

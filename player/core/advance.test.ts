import fc from 'fast-check';
import type { PlayerDirection } from '../types';
import { type AdvanceResult, advance, atEnd, type PlaySpan, positionDetail, startFrame } from './timeline';

const direction = fc.constantFrom<PlayerDirection>(1, -1);
const totalFrames = fc.integer({ min: 1, max: 2000 });

describe('advance', () => {
  const once: PlaySpan = { totalFrames: 30, direction: 1, iterationsLeft: 0 };

  test('advance moves a position by a distance', () => {
    expect(advance(3, 4.5, once)).toEqual({ position: 7.5, iterationsEnded: 0, completed: false });
    expect(advance(3, 2, { ...once, direction: -1 })).toEqual({
      position: 1,
      iterationsEnded: 0,
      completed: false,
    });
  });

  test('advance completes on the last frame, or on the first frame when playing backwards', () => {
    expect(advance(28, 1, once)).toEqual({ position: 29, iterationsEnded: 0, completed: true });
    expect(advance(28, 500, once)).toEqual({ position: 29, iterationsEnded: 0, completed: true });
    expect(advance(2, 2, { ...once, direction: -1 })).toEqual({
      position: 0,
      iterationsEnded: 0,
      completed: true,
    });
  });

  test('advance plays the last frame to its end if another iteration follows', () => {
    const endless = { ...once, iterationsLeft: Infinity };
    expect(advance(29, 0.5, endless)).toEqual({ position: 29.5, iterationsEnded: 0, completed: false });
    expect(advance(29, 1.25, endless)).toEqual({ position: 0.25, iterationsEnded: 1, completed: false });
    expect(advance(0.5, 1, { ...endless, direction: -1 })).toEqual({
      position: 29.5,
      iterationsEnded: 1,
      completed: false,
    });
  });

  test('advance returns a valid frame when a tiny backward step passes the first frame', () => {
    const step = advance(1e-15, 2e-15, { ...once, direction: -1, iterationsLeft: 1 });
    expect(step.iterationsEnded).toBe(1);
    expect(step.position).toBeGreaterThan(29);
    expect(step.position).toBeLessThan(30);
  });

  test('advance ends an iteration even if the clock is one millisecond early', () => {
    const twice = { ...once, iterationsLeft: 1 };
    expect(advance(29, 0.95, twice)).toEqual({ position: 0, iterationsEnded: 1, completed: false });
    const backwards = { ...twice, direction: -1 } as const;
    expect(advance(1, 1.05, backwards)).toEqual({ position: 0, iterationsEnded: 0, completed: false });
    expect(advance(1, 1.1, backwards).position).toBeCloseTo(29.9);
  });

  test.each([1, -1] as const)(
    'advance reaches each frame once if the display rate equals the frame rate, even if the clock is rounded (direction %i)',
    (direction) => {
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
              const travel = { totalFrames: 30, direction, iterationsLeft: Infinity };
              position = advance(position, (elapsed / 1000) * 60, travel).position;
              return positionDetail(position, 30, 60).frame;
            });
            expect(shown).toEqual(frames.map((frame) => (((frame * direction) % 30) + 30) % 30));
          },
        ),
      );
    },
  );

  test('advance counts every iteration that ends during a long step, up to the number of remaining iterations', () => {
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
    'advance returns a valid frame after an extremely long step (direction %i)',
    (direction) => {
      for (const frames of [1e9, 1e300, Infinity]) {
        const step = advance(0, frames, {
          totalFrames: 30,
          direction,
          iterationsLeft: Infinity,
        });
        expect(step.iterationsEnded).toBeGreaterThan(33_000_000);
        expect(step.position).toBeGreaterThanOrEqual(0);
        expect(step.position).toBeLessThan(30);
        expect(step.completed).toBe(false);
      }
    },
  );

  test('advance returns only valid frames and completes after the requested iterations, for any step size', () => {
    fc.assert(
      fc.property(
        totalFrames,
        direction,
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0.01, max: 3, noNaN: true }),
        (total, way, iterations, stepsOfTotal) => {
          const positions = [startFrame(total, way)];
          let iterationsEnded = 0;
          for (let completed = false; !completed; ) {
            const step = advance(positions.at(-1) ?? 0, stepsOfTotal * total, {
              totalFrames: total,
              direction: way,
              iterationsLeft: iterations - 1 - iterationsEnded,
            });
            completed = step.completed;
            iterationsEnded += step.iterationsEnded;
            positions.push(step.position);
          }
          expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...positions)).toBeLessThan(total);
          expect(iterationsEnded).toBe(iterations - 1);
          expect(atEnd(positions.at(-1) ?? Number.NaN, total, way)).toBe(true);
        },
      ),
    );
  });
});

describe('advance in bounce mode', () => {
  const once: PlaySpan = { totalFrames: 30, direction: 1, phase: 'forward', iterationsLeft: 0 };

  test('a bounce reverses at the end of its last frame, and completes on its start frame', () => {
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

  test('a backward bounce starts and completes on the last frame', () => {
    const backwards = { ...once, direction: -1 } as const;
    expect(advance(29, 30, backwards)).toMatchObject({ position: 1, phase: 'return', completed: false });
    expect(advance(29, 58, backwards)).toEqual({
      position: 29,
      phase: 'return',
      iterationsEnded: 0,
      completed: true,
    });
  });

  test('a bounce counts the forward and return phases as one iteration', () => {
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

  test.each([1, -1] as const)('a bounce reaches every frame in both phases (direction %i)', (direction) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 50 }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        (total, pace) => {
          const shown = { forward: new Set<number>(), return: new Set<number>() };
          let step: AdvanceResult = {
            position: startFrame(total, direction),
            phase: 'forward',
            iterationsEnded: 0,
            completed: false,
          };
          while (!step.completed) {
            shown[step.phase ?? 'forward'].add(positionDetail(step.position, total, 60).frame);
            const span = { totalFrames: total, direction, phase: step.phase, iterationsLeft: 0 };
            step = advance(step.position, pace, span);
          }
          shown.return.add(positionDetail(step.position, total, 60).frame);
          expect(shown.forward.size).toBe(total);
          // The return phase might skip the frame at which the bounce reverses.
          expect(shown.return.size).toBeGreaterThanOrEqual(total - 1);
        },
      ),
    );
  });
});

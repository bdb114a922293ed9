import fc from 'fast-check';
import { createLoadedPlayer, createTestPlayer } from '@/testing/player-model';
import type { PlayerOptions } from '../types';
import type { PlayerModel } from './model';
import { linearMotionOf, positionNow, renderedFrame, timelineOf } from './motion';
import { positionAt } from './timeline';

const listening = { autoplay: true, onMarker() {} } as const;

describe('linearMotionOf', () => {
  test('linearMotionOf returns null while the player is not playing or the user is holding the seek slider', () => {
    const player = createLoadedPlayer();
    expect(linearMotionOf(player.model)).toBeNull();
    player.play();
    player.send({ type: 'setScrubbing', isScrubbing: true });
    expect(linearMotionOf(player.model)).toBeNull();
  });

  test('linearMotionOf ends shortly before the iteration ends', () => {
    const player = createLoadedPlayer({ autoplay: true }).wait(200);
    // The last frame begins at 900 ms. The clock tolerance of 0.06 frames is 6 ms.
    expect(linearMotionOf(player.model)).toEqual({
      frame: 2,
      at: 200,
      framesPerMs: 0.01,
      until: 900 - 6,
      nextEvent: 900,
    });
  });

  test('linearMotionOf ends shortly before the next marker when the app listens to markers', () => {
    expect(linearMotionOf(createLoadedPlayer(listening).model)?.nextEvent).toBeCloseTo(400);
    expect(linearMotionOf(createLoadedPlayer({ autoplay: true }).model)?.nextEvent).toBe(900);
  });

  test('linearMotionOf sets nextEvent to the current time when playback starts on a marker', () => {
    const player = createLoadedPlayer(listening);
    player.seek('part');
    expect(linearMotionOf(player.model)?.nextEvent).toBe(0);
    player.wait(100);
    expect(linearMotionOf(player.model)?.nextEvent).toBe(500);
  });

  test('linearMotionOf ends shortly before a bounce reverses', () => {
    const player = createLoadedPlayer({ autoplay: true, mode: 'bounce' });
    expect(linearMotionOf(player.model)).toMatchObject({ framesPerMs: 0.01, until: 994, nextEvent: 1000 });
    player.wait(1500);
    expect(linearMotionOf(player.model)).toMatchObject({ framesPerMs: -0.01, until: 1994, nextEvent: 2000 });
  });

  test('linearMotionOf spans no events and gives the same positions as the clock for random props and segments', () => {
    fc.assert(
      fc.property(
        fc.record({
          loop: fc.constantFrom<PlayerOptions['loop']>(false, true, 2),
          direction: fc.constantFrom<1 | -1>(1, -1),
          mode: fc.constantFrom<'normal' | 'bounce'>('normal', 'bounce'),
          speed: fc.double({ min: 0.01, max: 20, noNaN: true }),
        }),
        fc.constantFrom(null, 'part', [8, 2] as const),
        fc.double({ min: 0, max: 9, noNaN: true }),
        fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 4 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (props, segment, start, waits, share) => {
          const player = createLoadedPlayer({ ...listening, ...props });
          player.seek(start);
          if (segment) player.playSegment(segment);
          for (const time of waits) player.wait(time);
          const motion = linearMotionOf(player.model);
          if (!motion || motion.until <= motion.at) return;
          player.take();
          const before = player.model;
          const elapsed = (motion.until - motion.at) * share;
          player.wait(elapsed);
          expect(player.model.clock.frame).toBeCloseTo(motion.frame + elapsed * motion.framesPerMs, 6);
          expect(player.take().filter(({ type }) => type !== 'advance')).toEqual([]);
          expect(positionNow(before, motion.at + elapsed)).toBe(player.model.clock.frame);
        },
      ),
      { seed: 1, numRuns: 2000 },
    );
  });

  test('linearMotionOf returns the exact time of the next event', () => {
    const player = createLoadedPlayer({ ...listening, loop: 2 });
    const events = Array.from({ length: 4 }, () => {
      const { nextEvent = player.now } = linearMotionOf(player.model) ?? {};
      return player.wait(nextEvent - player.now).events();
    });
    expect(events).toEqual([['marker'], ['loop'], ['marker'], ['complete']]);
  });
});

test('the clock shared with the worker replaces the page’s clock when the first frame is on screen', () => {
  const player = createTestPlayer({ autoplay: true }).startLoading();
  player.readFile();
  const rendering = { build: '', fallbackReason: null, isAutonomous: true, canRelayout: true };
  player.send({ type: 'ready', load: player.model.load.id, rendering, at: 5000 });
  expect(player.model.clock).toMatchObject({ at: 5000 });
  expect(player.wait(5000).wait(200).model.clock.frame).toBeCloseTo(2);
});

test('timelineOf returns the whole animation with the number of remaining iterations', () => {
  const player = createLoadedPlayer({ autoplay: true, loop: 3, speed: 2, mode: 'bounce', direction: -1 });
  player.wait(1400);
  expect(timelineOf(player.model)).toEqual({
    frame: expect.closeTo(1),
    at: 1400,
    framesPerMs: 0.02,
    offset: 0,
    totalFrames: 10,
    direction: -1,
    phase: 'forward',
    iterationsLeft: 1,
  });
});

test('timelineOf returns a segment as a single iteration', () => {
  const player = createLoadedPlayer({ loop: true, mode: 'bounce', direction: -1 });
  player.playSegment('part');
  expect(timelineOf(player.model)).toEqual({
    frame: 4,
    at: 0,
    framesPerMs: 0.01,
    offset: 0,
    first: 4,
    totalFrames: 3,
    direction: 1,
    phase: undefined,
    iterationsLeft: 0,
  });
});

test('positionNow returns the current position without calling reduce()', () => {
  const player = createLoadedPlayer({ autoplay: true, loop: true });
  expect(positionNow(player.model, 1250)).toBe(2.5);
  expect(positionNow(player.model, 1250)).toBe(positionAt(timelineOf(player.model), 1250).position);
  player.pause();
  expect(positionNow(player.model, 1250)).toBe(0);
});

test('renderedFrame returns a whole frame when subframes is false', () => {
  const at = (model: PlayerModel, position: number) => renderedFrame(model, position);
  expect(at(createLoadedPlayer().model, 2.5)).toBe(2.5);
  expect(at(createLoadedPlayer({ subframes: false }).model, 2.5)).toBe(2);
});

import { sharedNow } from '../../core/timeline';
import { createRenderLoop } from './render-loop';

/** Milliseconds between the animation frames of a 125 Hz display. */
const FRAME = 8;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.requestAnimationFrame = (callback) =>
    Number(setTimeout(() => callback(performance.now()), FRAME));
  globalThis.cancelAnimationFrame = (request) => clearTimeout(request);
});

afterEach(() => {
  jest.useRealTimers();
});

test('on a fast display, the loop draws in every second animation frame, or in every one if subframes is "all"', () => {
  const drawn = [0, 0];
  const loop = createRenderLoop((player) => {
    drawn[player] = (drawn[player] ?? 0) + 1;
  });
  const timeline = {
    frame: 0,
    at: sharedNow(),
    framesPerMs: 0.03,
    offset: 0,
    totalFrames: 600,
    direction: 1,
    iterationsLeft: 0,
  } as const;
  loop.set(0, { timeline, subframes: true });
  loop.set(1, { timeline, subframes: 'all' });
  jest.advanceTimersByTime(100 * FRAME);
  expect(drawn).toEqual([51, 101]);
  loop.end(0);
  loop.end(1);
  expect(jest.getTimerCount()).toBe(0);
});

/** @jest-environment jsdom */
import { createTicker, onEachFrame } from './ticker';

/** The duration of a frame in Jest's clock, in milliseconds. */
const FRAME = 16;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('each listener is first called in its second frame, with the time since the previous frame', () => {
  const [early, late] = [jest.fn(), jest.fn()];
  const stopEarly = onEachFrame(early, window);
  jest.advanceTimersByTime(FRAME + 10);
  expect(early).not.toHaveBeenCalled();
  const stopLate = onEachFrame(late, window);
  jest.advanceTimersByTime(3 * FRAME - 10);
  expect(early.mock.calls).toEqual([[FRAME], [FRAME], [FRAME]]);
  expect(late.mock.calls).toEqual([[FRAME], [FRAME]]);
  stopEarly();
  stopLate();
});

test('removed listeners are not called, even in the same frame, and no frames are requested without listeners', () => {
  const [first, gone] = [jest.fn(), jest.fn()];
  const stop = onEachFrame(() => {
    first();
    stopGone();
    stop();
  }, window);
  const stopGone = onEachFrame(gone, window);
  jest.advanceTimersByTime(2 * FRAME);
  expect(first).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

test('a listener removed and added again during a frame receives the time since that frame', () => {
  const calls: number[] = [];
  let stop = () => {};
  const tick = (elapsed: number) => {
    calls.push(elapsed);
    stop();
    if (calls.length < 10) stop = onEachFrame(tick, window);
  };
  stop = onEachFrame(tick, window);
  jest.advanceTimersByTime(4 * FRAME);
  expect(calls).toEqual([FRAME, FRAME, FRAME]);
  stop();
});

test('a ticker skips animation frames in which no tick is due, and adds their time to the next tick', () => {
  const times: number[] = [];
  const waits: [number, number][] = [];
  const ticker = createTicker(
    () => times.push(ticker.now(false)),
    (...wait) => {
      waits.push(wait);
      return waits.length % 2 === 0;
    },
    () => window,
  );
  ticker.schedule(0);
  jest.advanceTimersByTime(5 * FRAME);
  ticker.schedule(Infinity);
  expect(times).toEqual([2 * FRAME, 4 * FRAME]);
  expect(waits).toEqual([
    [FRAME, FRAME],
    [2 * FRAME, FRAME],
    [FRAME, FRAME],
    [2 * FRAME, FRAME],
  ]);
});

test('an exception in a listener is reported, and the other listeners are still called', () => {
  const { reportError } = globalThis;
  globalThis.reportError = jest.fn();
  const next = jest.fn();
  const stopThrowing = onEachFrame(() => {
    throw new Error();
  }, window);
  const stop = onEachFrame(next, window);
  jest.advanceTimersByTime(3 * FRAME);
  expect(globalThis.reportError).toHaveBeenCalledTimes(2);
  expect(next).toHaveBeenCalledTimes(2);
  globalThis.reportError = reportError;
  stopThrowing();
  stop();
});

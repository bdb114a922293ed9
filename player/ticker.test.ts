import { onEachFrame } from './ticker';

/** Milliseconds that a frame takes by Jest's clock. */
const FRAME = 16;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('each counts from its own beginning, and then from frame to frame', () => {
  const [early, late] = [jest.fn(), jest.fn()];
  const stopEarly = onEachFrame(early);
  jest.advanceTimersByTime(FRAME + 10);
  const stopLate = onEachFrame(late);
  jest.advanceTimersByTime(2 * FRAME - 10);
  expect(early.mock.calls).toEqual([[FRAME], [FRAME], [FRAME]]);
  expect(late.mock.calls).toEqual([[FRAME - 10], [FRAME]]);
  stopEarly();
  stopLate();
});

test('one that another takes away at the same frame hears nothing more, and nobody asks for frames in the end', () => {
  const gone = jest.fn();
  const stop = onEachFrame(() => {
    stopGone();
    stop();
  });
  const stopGone = onEachFrame(gone);
  jest.advanceTimersByTime(FRAME);
  expect(gone).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

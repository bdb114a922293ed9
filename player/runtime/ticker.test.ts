import { onEachFrame } from './ticker';

/** Milliseconds that a frame takes by Jest's clock. */
const FRAME = 16;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('each counts from the first frame after its beginning, and then from frame to frame', () => {
  const [early, late] = [jest.fn(), jest.fn()];
  const stopEarly = onEachFrame(early);
  jest.advanceTimersByTime(FRAME + 10);
  expect(early).not.toHaveBeenCalled();
  const stopLate = onEachFrame(late);
  jest.advanceTimersByTime(3 * FRAME - 10);
  expect(early.mock.calls).toEqual([[FRAME], [FRAME], [FRAME]]);
  expect(late.mock.calls).toEqual([[FRAME], [FRAME]]);
  stopEarly();
  stopLate();
});

test('does not call a listener that another removed in the same frame, and requests no frames once none is left', () => {
  const [first, gone] = [jest.fn(), jest.fn()];
  const stop = onEachFrame(() => {
    first();
    stopGone();
    stop();
  });
  const stopGone = onEachFrame(gone);
  jest.advanceTimersByTime(2 * FRAME);
  expect(first).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

test('one that ends and begins again at a frame counts from that frame', () => {
  const calls: number[] = [];
  let stop = () => {};
  const tick = (elapsed: number) => {
    calls.push(elapsed);
    stop();
    if (calls.length < 10) stop = onEachFrame(tick);
  };
  stop = onEachFrame(tick);
  jest.advanceTimersByTime(4 * FRAME);
  expect(calls).toEqual([FRAME, FRAME, FRAME]);
  stop();
});

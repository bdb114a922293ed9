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
  const [first, gone] = [jest.fn(), jest.fn()];
  const stop = onEachFrame(() => {
    first();
    stopGone();
    stop();
  });
  const stopGone = onEachFrame(gone);
  jest.advanceTimersByTime(FRAME);
  expect(first).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

test('one that ends and begins again at a frame is called once a frame', () => {
  const starts: number[] = [];
  let stop = () => {};
  const start = () => {
    stop = onEachFrame((elapsed) => {
      starts.push(elapsed);
      stop();
      if (starts.length < 10) start();
    });
  };
  start();
  jest.advanceTimersByTime(3 * FRAME);
  expect(starts).toEqual([FRAME, FRAME, FRAME]);
  stop();
});

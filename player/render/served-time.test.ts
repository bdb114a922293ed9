import { addTick, afterServedTime, waitFor } from './served-time';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const START = { at: 5000, served: 0 };

test('time counts if ticks are on time, early or a little late', () => {
  const end = [5100, 5200, 5250, 5350, 5460].reduce(addTick, START);
  expect(end).toEqual({ at: 5460, served: 450 });
});

test('a page that is blocked for ten seconds is served for one tick', () => {
  expect(addTick(START, 15_000)).toEqual({ at: 15_000, served: 100 });
});

test('if each tick takes three times as long, a limit takes three times as long', () => {
  let time = START;
  for (let tick = 0; tick < 10; tick += 1) time = addTick(time, time.at + 300);
  expect(time).toEqual({ at: 8000, served: 1000 });
});

test('afterServedTime calls the function once, unless it is cancelled', () => {
  const onEnd = jest.fn();
  const cancel = afterServedTime(1000, () => onEnd('canceled'));
  afterServedTime(1000, () => onEnd('called'));
  jest.advanceTimersByTime(900);
  expect(onEnd).not.toHaveBeenCalled();
  cancel();
  jest.advanceTimersByTime(5000);
  expect(onEnd.mock.calls).toEqual([['called']]);
  expect(jest.getTimerCount()).toBe(0);
});

test('waitFor rejects after 30 seconds, and otherwise has the result of the promise', async () => {
  const { signal } = new AbortController();
  const never = waitFor('file', new Promise(() => {}), signal);
  const value = waitFor('file', Promise.resolve(1), signal);
  const error = waitFor('file', Promise.reject('lost'), signal);
  await expect(value).resolves.toBe(1);
  await expect(error).rejects.toBe('lost');
  jest.advanceTimersByTime(30_000);
  await expect(never).rejects.toEqual({ code: 'network', reason: 'too slow', what: 'file' });
  expect(jest.getTimerCount()).toBe(0);
});

test('an aborted signal ends the time limit of waitFor', () => {
  const controller = new AbortController();
  waitFor('code', new Promise(() => {}), controller.signal);
  controller.abort();
  expect(jest.getTimerCount()).toBe(0);
});

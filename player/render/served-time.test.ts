import { afterServedTime, waitFor } from './served-time';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a page that is blocked for ten seconds is served for one tick', () => {
  const onEnd = jest.fn();
  afterServedTime(1000, onEnd);
  jest.setSystemTime(Date.now() + 10_000);
  jest.advanceTimersByTime(900);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(onEnd).toHaveBeenCalled();
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

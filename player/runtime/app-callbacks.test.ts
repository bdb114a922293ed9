import { createCallbackQueue } from './app-callbacks';

test('flush runs callbacks in order, including those that a callback queues', () => {
  const queue = createCallbackQueue();
  const log: number[] = [];
  queue.push(() => {
    log.push(1);
    queue.push(() => log.push(3));
    queue.flush();
  });
  queue.push(() => log.push(2));
  expect(log).toEqual([]);
  queue.flush();
  expect(log).toEqual([1, 2, 3]);
});

test('callbacks queued after a promise don’t run before the promise has resolved', async () => {
  const queue = createCallbackQueue();
  const log: string[] = [];
  let settle = () => {};
  const rendered = new Promise<void>((resolve) => {
    settle = resolve;
  });
  queue.push(() => log.push('before'));
  queue.wait(rendered);
  queue.push(() => log.push('after'));
  queue.flush();
  queue.push(() => log.push('later'));
  queue.flush();
  expect(log).toEqual(['before']);
  settle();
  await rendered;
  expect(log).toEqual(['before', 'after', 'later']);
});

test('callbacks that were cleared while waiting for a promise never run', async () => {
  const queue = createCallbackQueue();
  const log: string[] = [];
  const rendered = Promise.resolve();
  queue.wait(rendered);
  queue.push(() => log.push('old'));
  queue.flush();
  queue.clear();
  queue.push(() => log.push('new'));
  queue.flush();
  await rendered;
  expect(log).toEqual(['new']);
});

test('an exception in a callback is reported, and the next callback still runs', () => {
  const report = jest.fn();
  const { reportError } = globalThis;
  globalThis.reportError = report;
  const queue = createCallbackQueue();
  const next = jest.fn();
  queue.push(() => {
    throw new Error('from the app');
  });
  queue.push(next);
  queue.flush();
  globalThis.reportError = reportError;
  expect(report).toHaveBeenCalledWith(new Error('from the app'));
  expect(next).toHaveBeenCalled();
});

test('flush lets other tasks run if callbacks queue further callbacks endlessly', async () => {
  const queue = createCallbackQueue();
  let count = 0;
  const call = () => {
    count += 1;
    queue.push(call);
  };
  queue.push(call);
  queue.flush();
  expect(count).toBe(1000);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(count).toBe(2000);
  queue.clear();
});

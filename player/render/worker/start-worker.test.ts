import { takeWorker } from './start-worker';

class FakeWorker extends EventTarget {
  constructor(readonly url: string) {
    super();
  }
}

type Page = { Worker?: unknown; playerWorkers?: Map<string, FakeWorker | null> };
const page = globalThis as Page;

beforeEach(() => {
  page.Worker = FakeWorker;
});

afterEach(() => {
  delete page.Worker;
  delete page.playerWorkers;
});

test('the first call of takeWorker returns the worker that the app has started, and the next call a new one', () => {
  const started = new FakeWorker('/worker.js');
  page.playerWorkers = new Map([['/worker.js', started]]);
  expect(takeWorker('/worker.js').worker).toBe(started);
  expect(takeWorker('/worker.js').worker).not.toBe(started);
});

test('takeWorker records the URL of a started worker, so that the app doesn’t start a second one', () => {
  page.playerWorkers = new Map();
  takeWorker('/worker.js');
  expect([...page.playerWorkers]).toEqual([['/worker.js', null]]);
});

test('takeWorker starts a worker if the app has not started one for the URL', () => {
  expect(takeWorker('/a.js').worker).toBeInstanceOf(FakeWorker);
  page.playerWorkers = new Map([['/worker.js', new FakeWorker('/worker.js')]]);
  expect(takeWorker('/b.js').worker).toHaveProperty('url', '/b.js');
});

test.each([null, undefined, 'ready', { type: 'ready', version: 0 }])(
  'ready rejects if the first message of the worker is %j',
  async (data) => {
    const { worker, ready } = takeWorker('/other.js');
    worker.dispatchEvent(new MessageEvent('message', { data }));
    await expect(ready).rejects.toBe('version');
  },
);

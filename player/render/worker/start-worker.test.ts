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

test('takeWorker first returns the worker started by the host, and then a new worker', () => {
  const started = new FakeWorker('/worker.js');
  page.playerWorkers = new Map([['/worker.js', started]]);
  expect(takeWorker('/worker.js').worker).toBe(started);
  expect(takeWorker('/worker.js').worker).not.toBe(started);
});

test('takeWorker records the URL of a started worker, so that the host doesn’t start a second one', () => {
  page.playerWorkers = new Map();
  takeWorker('/worker.js');
  expect([...page.playerWorkers]).toEqual([['/worker.js', null]]);
});

test('takeWorker starts a worker if the host has not started one for the URL', () => {
  expect(takeWorker('/a.js').worker).toBeInstanceOf(FakeWorker);
  page.playerWorkers = new Map([['/worker.js', new FakeWorker('/worker.js')]]);
  expect(takeWorker('/b.js').worker).toHaveProperty('url', '/b.js');
});

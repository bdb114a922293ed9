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

test('takes the worker that the host has started for this URL, once', () => {
  const started = new FakeWorker('/worker.js');
  page.playerWorkers = new Map([['/worker.js', started]]);
  expect(takeWorker('/worker.js').worker).toBe(started);
  expect(takeWorker('/worker.js').worker).not.toBe(started);
});

test('notes the URL of a worker that the host does not need to start', () => {
  page.playerWorkers = new Map();
  takeWorker('/worker.js');
  expect([...page.playerWorkers]).toEqual([['/worker.js', null]]);
});

test('starts a worker when the host has started none for this URL', () => {
  expect(takeWorker('/a.js').worker).toBeInstanceOf(FakeWorker);
  page.playerWorkers = new Map([['/worker.js', new FakeWorker('/worker.js')]]);
  expect(takeWorker('/b.js').worker).toHaveProperty('url', '/b.js');
});

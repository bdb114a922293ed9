import type { Context2D } from '../internals';
import { createCanvasPool } from './canvas-pool';

const createContext = (width: number, height: number) =>
  ({ canvas: { width, height }, clearRect: jest.fn() }) as unknown as Context2D;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('lend returns a canvas again in the next frame, after clearing it', () => {
  const pool = createCanvasPool(createContext);
  const first = pool.lend(64, 128);
  pool.giveBack(first);
  const second = pool.lend(64, 128);
  expect(second).not.toBe(first);
  pool.startFrame();
  expect(pool.lend(64, 128)).toBe(first);
  expect(first.clearRect).toHaveBeenCalledWith(0, 0, 64, 128);
  expect(pool.lend(64, 128)).not.toBe(second);
});

test('lend returns canvases again in the same frame if many have been given back', () => {
  const create = jest.fn(createContext);
  const pool = createCanvasPool(create);
  for (let time = 0; time < 40; time += 1) pool.giveBack(pool.lend(64, 64));
  expect(create).toHaveBeenCalledTimes(16);
});

test('lend returns only canvases of the requested size', () => {
  const pool = createCanvasPool(createContext);
  pool.giveBack(pool.lend(64, 128));
  pool.startFrame();
  expect(pool.lend(128, 64).canvas).toMatchObject({ width: 128, height: 64 });
});

test('lend does not return a canvas whose context is lost', () => {
  const pool = createCanvasPool(createContext);
  const first = Object.assign(pool.lend(64, 64), { isContextLost: () => true });
  pool.giveBack(first);
  pool.startFrame();
  expect(pool.lend(64, 64)).not.toBe(first);
});

test('the pool keeps its canvases while they are in use, and releases them after a pause', () => {
  const pool = createCanvasPool(createContext);
  const first = pool.lend(64, 64);
  for (let frame = 0; frame < 3; frame += 1) {
    pool.giveBack(first);
    jest.advanceTimersByTime(900);
    pool.startFrame();
    expect(pool.lend(64, 64)).toBe(first);
  }
  pool.giveBack(first);
  jest.advanceTimersByTime(3000);
  expect(jest.getTimerCount()).toBe(0);
  pool.startFrame();
  expect(pool.lend(64, 64)).not.toBe(first);
});

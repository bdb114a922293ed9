/** @jest-environment node */
import type { Context2D } from '../lottie-internals';
import { createCanvasPool } from './canvas-pool';

const createContext = (width: number, height: number) =>
  ({ canvas: { width, height }, clearRect: jest.fn() }) as unknown as Context2D;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('lends a canvas again when it has been given back, after clearing it', () => {
  const pool = createCanvasPool(createContext);
  const first = pool.lend(64, 128);
  expect(pool.lend(64, 128)).not.toBe(first);
  pool.giveBack(first);
  expect(pool.lend(64, 128)).toBe(first);
  expect(first.clearRect).toHaveBeenCalledWith(0, 0, 64, 128);
});

test('lends only canvases of the requested size', () => {
  const pool = createCanvasPool(createContext);
  const first = pool.lend(64, 128);
  pool.giveBack(first);
  expect(pool.lend(128, 64).canvas).toMatchObject({ width: 128, height: 64 });
});

test('does not lend a canvas whose context is lost', () => {
  const pool = createCanvasPool(createContext);
  const first = Object.assign(pool.lend(64, 64), { isContextLost: () => true });
  pool.giveBack(first);
  expect(pool.lend(64, 64)).not.toBe(first);
});

test('keeps canvases while they are in use, and releases them at rest', () => {
  const pool = createCanvasPool(createContext);
  const first = pool.lend(64, 64);
  pool.giveBack(first);
  jest.advanceTimersByTime(900);
  expect(pool.lend(64, 64)).toBe(first);
  pool.giveBack(first);
  jest.advanceTimersByTime(900);
  expect(pool.lend(64, 64)).toBe(first);
  pool.giveBack(first);
  jest.advanceTimersByTime(3000);
  expect(jest.getTimerCount()).toBe(0);
  expect(pool.lend(64, 64)).not.toBe(first);
});

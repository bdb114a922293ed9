import { applyBudgets } from './budgets';
import type { Animation } from './lottie';

type Part = { ty?: string; it?: Part[] };

const repeater = (copies: number): Part => ({ ty: 'rp', c: { k: copies } }) as Part;
const dot = (): Part => ({ ty: 'rc' });
const group = (...it: Part[]): Part => ({ ty: 'gr', it });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

/** @param layers the shapes of each. @returns how many of their repeaters are left */
function left(...layers: Part[][]): number {
  applyBudgets({ layers: layers.map((shapes) => ({ ty: 4, shapes })) } as unknown as Animation);
  return JSON.stringify(layers).split('"rp"').length - 1;
}

test('what a file of people asks for stays', () => {
  expect(left([group(group(dot()), repeater(1000))])).toBe(1);
  expect(left(...Array.from({ length: 20 }, () => [dot(), repeater(100)]))).toBe(20);
  expect(left(Array.from({ length: 10 }, () => group(dot(), repeater(60))))).toBe(10);
});

test('of what is too much together what comes last is left out', () => {
  expect(left(Array.from({ length: 10 }, () => group(group(dot()), repeater(1000))))).toBe(1);
  expect(left(...Array.from({ length: 30 }, () => [group(dot()), repeater(1000)]))).toBe(2);
  expect(left([...Array.from({ length: 100 }, dot), repeater(1000)])).toBe(0);
  const deep = Array.from({ length: 900 }).reduce<Part>((inner) => group(inner), dot());
  expect(left([deep, repeater(8)])).toBe(0);
  expect(console.warn).toHaveBeenLastCalledWith(expect.stringMatching(/^A repeater was left out/));
});

test('repeaters within each other multiply', () => {
  expect(left([group(group(dot()), repeater(20)), repeater(20)])).toBe(2);
  expect(left([group(group(dot()), repeater(100)), repeater(100)])).toBe(1);
});

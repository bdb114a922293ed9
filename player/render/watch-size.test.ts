import type { DrawingSettings } from './renderer';
import { boxOf, densityOf } from './watch-size';

beforeEach(() => Object.assign(globalThis, { devicePixelRatio: 3 }));

test.each([
  [2, {}, 2],
  [4, {}, 3],
  [2, { dpr: 1.5 }, 1.5],
  [2, { dpr: '4' }, 4],
])(
  'densityOf returns the density for maxDensity %p and rendererSettings %j: %p',
  (maxDensity, rendererSettings, density) => {
    expect(densityOf({ maxDensity, rendererSettings })).toBe(density);
  },
);

test.each([0, -1, Number.NaN, 'x', {}, null])('densityOf ignores the setting dpr: %p', (dpr) => {
  expect(densityOf({ maxDensity: 2, rendererSettings: { dpr } })).toBe(2);
});

test('boxOf returns at least a pixel for each side of an element that is on screen', () => {
  const settings = { maxDensity: 0.001, rendererSettings: {} } as DrawingSettings;
  const sizeOf = (offsetWidth: number, offsetHeight: number) => {
    const { width, height } = boxOf({ offsetWidth, offsetHeight } as HTMLElement, settings);
    return [width, height];
  };
  expect(sizeOf(300, 200)).toEqual([1, 1]);
  expect(sizeOf(0, 0)).toEqual([0, 0]);
});

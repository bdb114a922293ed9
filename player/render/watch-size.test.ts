import { densityOf } from './watch-size';

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

import { combineStops } from './gradient-stops';

const RED_TO_BLUE = [0, 255, 0, 0, 100, 0, 0, 255];

test('combineStops returns the color stops of an opaque gradient', () => {
  expect(combineStops(RED_TO_BLUE, [])).toEqual([
    [0, 255, 0, 0, 1],
    [100, 0, 0, 255, 1],
  ]);
});

test('combineStops interpolates colors at opacity stops, and opacities at color stops', () => {
  expect(combineStops(RED_TO_BLUE, [20, 0, 60, 1])).toEqual([
    [0, 255, 0, 0, 0],
    [20, 204, 0, 51, 0],
    [60, 102, 0, 153, 1],
    [100, 0, 0, 255, 1],
  ]);
});

test('combineStops keeps the order of two stops with the same offset', () => {
  const opacities = combineStops(RED_TO_BLUE, [0, 1, 50, 1, 50, 0, 100, 0]).map((stop) => [stop[0], stop[4]]);
  expect(opacities).toEqual([
    [0, 1],
    [0, 1],
    [50, 1],
    [50, 0],
    [100, 0],
    [100, 0],
  ]);
});

test('combineStops moves an offset below the previous one to the previous one', () => {
  const offsets = combineStops([0, 0, 0, 0, 60, 9, 9, 9, 40, 8, 8, 8, 100, 0, 0, 0], []).map(
    ([offset]) => offset,
  );
  expect(offsets).toEqual([0, 60, 60, 100]);
});

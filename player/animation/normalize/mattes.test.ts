import type { Animation, Layer } from '../lottie';
import { nameMattes } from './mattes';

function after(...layers: Layer[]) {
  nameMattes({ layers } as Animation);
  return layers;
}

test('without a number the matte is the layer before, whatever its own', () => {
  expect(after({ ind: 7, td: 1 }, { ind: 3, tt: 1 })).toEqual([
    { ind: 7, td: 1 },
    { ind: 3, tt: 1, tp: 7 },
  ]);
  expect(after({}, { ind: 3, tt: 2, tp: null })).toEqual([
    { ind: 4, td: 1 },
    { ind: 3, tt: 2, tp: 4 },
  ]);
});

test('by its number a matte stands anywhere', () => {
  expect(after({ ind: 1, tt: 1, tp: '2' }, { ind: 2 })).toEqual([
    { ind: 1, tt: 1, tp: 2 },
    { ind: 2, td: 1 },
  ]);
});

test('a layer whose matte is not there has none', () => {
  expect(after({ tt: 1 }, { tt: 0 })).toEqual([{}, { tt: 0 }]);
  expect(after({ ind: 1 }, { tt: 1, tp: 9 })).toEqual([{ ind: 1 }, { tp: 9 }]);
});

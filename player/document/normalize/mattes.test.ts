/** @jest-environment node */
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
  expect(after({ ind: 1, tt: 1, tp: '2' }, { ind: 2, td: 1 })).toEqual([
    { ind: 1, tt: 1, tp: 2 },
    { ind: 2, td: 1 },
  ]);
});

test('a layer whose matte is not there has none', () => {
  expect(after({ tt: 1 }, { tt: 0 })).toEqual([{}, { tt: 0 }]);
  expect(after({ ind: 1 }, { tt: 1, tp: 9 })).toEqual([{ ind: 1 }, { tp: 9 }]);
});

test('a matte that is named and also seen has one copy, for all that are shown by it', () => {
  const shown = { tt: 1, tp: 2 };
  expect(after({ ind: 1, ...shown }, { ind: 2, sc: '#fff' }, { ind: 3, ...shown })).toEqual([
    { ind: 1, tt: 1, tp: 4 },
    { ind: 2, sc: '#fff' },
    { ind: 3, tt: 1, tp: 4 },
    { ind: 4, sc: '#fff', td: 1 },
  ]);
});

test('no layer is seen through itself, nor through a long chain of mattes', () => {
  expect(after({ ind: 1, td: 1, tt: 1, tp: 2 }, { ind: 2, td: 1, tt: 1, tp: 1 })).toEqual([
    { ind: 1, td: 1, tp: 2 },
    { ind: 2, td: 1, tt: 1, tp: 1 },
  ]);
  expect(after({ ind: 1, tt: 1, tp: 2 }, { ind: 2, tt: 1, tp: 1 }).slice(0, 2)).toEqual([
    { ind: 1, tp: 3 },
    { ind: 2, tp: 4 },
  ]);
  const chain = after(...Array.from({ length: 30 }, (_, index) => ({ ind: index, tt: 1 })));
  expect(chain.findIndex(({ tt }, index) => index > 0 && !tt)).toBe(10);
});

test('a hidden layer is a matte', () => {
  expect(after({ ind: 1, hd: true }, { ind: 2, tt: 1, tp: 1 })).toEqual([
    { ind: 1, td: 1 },
    { ind: 2, tt: 1, tp: 1 },
  ]);
});

import type { Animation } from '../lottie';
import { removeDuplicateNumbers } from './layer-numbers';

test('removeDuplicateNumbers removes a layer’s number if an earlier layer of the composition has the same number', () => {
  const lists = [
    [{ ind: 1 }, { ind: '1' }, { ind: 2 }],
    [{ ind: 1 }, { ind: 1 }],
  ];
  removeDuplicateNumbers({ layers: lists[0], assets: [{ layers: lists[1] }, {}] } as unknown as Animation);
  expect(lists).toEqual([
    [{ ind: 1 }, {}, { ind: 2 }],
    [{ ind: 1 }, {}],
  ]);
});

test('removeDuplicateNumbers removes a layer’s parent if it is null or the layer itself', () => {
  const layers = [
    { ind: 1, parent: 1 },
    { ind: 2, parent: '2' },
    { ind: 3, parent: null },
    { ind: 4, parent: 1 },
  ];
  removeDuplicateNumbers({ layers } as unknown as Animation);
  expect(layers).toEqual([{ ind: 1 }, { ind: 2 }, { ind: 3 }, { ind: 4, parent: 1 }]);
});

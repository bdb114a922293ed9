import type { Animation } from '../lottie';
import { uniqueNumbers } from './layer-numbers';

test('of layers of one number the first has it, in each composition', () => {
  const lists = [
    [{ ind: 1 }, { ind: '1' }, { ind: 2 }],
    [{ ind: 1 }, { ind: 1 }],
  ];
  uniqueNumbers({ layers: lists[0], assets: [{ layers: lists[1] }, {}] } as unknown as Animation);
  expect(lists).toEqual([
    [{ ind: 1 }, {}, { ind: 2 }],
    [{ ind: 1 }, {}],
  ]);
});

test('a layer follows neither itself nor none', () => {
  const layers = [
    { ind: 1, parent: 1 },
    { ind: 2, parent: '2' },
    { ind: 3, parent: null },
    { ind: 4, parent: 1 },
  ];
  uniqueNumbers({ layers } as unknown as Animation);
  expect(layers).toEqual([{ ind: 1 }, { ind: 2 }, { ind: 3 }, { ind: 4, parent: 1 }]);
});

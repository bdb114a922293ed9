import type { Animation } from '../lottie';
import { nameBlendModes } from './blend-modes';

test('once one names a mode all layers do', () => {
  const layers = [{ bm: 1 }, {}, { bm: 0 }];
  nameBlendModes({ layers } as Animation);
  expect(layers).toEqual([{ bm: 1 }, { bm: 0 }, { bm: 0 }]);
});

test('shapes that are added are marked', () => {
  const layers = [{ shapes: [{ ty: 'gr', bm: 16, it: [{ ty: 'fl', bm: 3 }] }] }];
  nameBlendModes({ layers } as unknown as Animation);
  expect(layers).toEqual([{ bm: 0, shapes: [{ ty: 'gr', bm: 16, cl: 'added', it: [{ ty: 'fl', bm: 3 }] }] }]);
});

test('a file without modes stays as it is', () => {
  const layers = [{}, { bm: 0, shapes: [{ bm: 0 }] }];
  nameBlendModes({ layers } as unknown as Animation);
  expect(layers).toEqual([{}, { bm: 0, shapes: [{ bm: 0 }] }]);
});

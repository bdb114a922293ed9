import type { Animation } from '../lottie';
import { setBlendModes } from './blend-modes';

test('setBlendModes sets every layer’s blend mode if at least one layer has a blend mode', () => {
  const layers = [{ bm: 1 }, {}, { bm: 0 }];
  setBlendModes({ layers } as Animation);
  expect(layers).toEqual([{ bm: 1 }, { bm: 0 }, { bm: 0 }]);
});

test('setBlendModes marks shapes with the blend mode "add"', () => {
  const layers = [{ shapes: [{ ty: 'gr', bm: 16, it: [{ ty: 'fl', bm: 16, cl: 'ink' }] }] }];
  setBlendModes({ layers } as unknown as Animation);
  expect(layers).toEqual([
    {
      bm: 0,
      shapes: [{ ty: 'gr', bm: 16, cl: 'player-added', it: [{ ty: 'fl', bm: 16, cl: 'ink player-added' }] }],
    },
  ]);
});

test('setBlendModes does not change a file without blend modes', () => {
  const layers = [{}, { bm: 0, shapes: [{ bm: 0 }] }];
  setBlendModes({ layers } as unknown as Animation);
  expect(layers).toEqual([{}, { bm: 0, shapes: [{ bm: 0 }] }]);
});

import type { Animation } from '../lottie';
import { removeHidden } from './hidden';

const animationOf = (layer: object) => ({ layers: [layer] }) as unknown as Animation;

test('removeHidden removes hidden shapes, even in groups, but keeps hidden fills and strokes, which lottie-web handles', () => {
  const inner = {
    ty: 'gr',
    it: [
      { ty: 'rc', hd: 1 },
      { ty: 'fl', hd: 1 },
    ],
  };
  const layer = {
    shapes: [{ ty: 'gr', hd: true, it: [{ ty: 'rc' }] }, null, inner, { ty: 'rc', hd: false }],
  };
  removeHidden(animationOf(layer));
  expect(layer.shapes).toEqual([null, { ty: 'gr', it: [{ ty: 'fl', hd: true }] }, { ty: 'rc', hd: false }]);
});

test('removeHidden gives a disabled effect a type that draws nothing, but keeps the effect’s index and values', () => {
  const ef = [{ ty: 21, en: 0, ef: [1] }, { ty: 21, en: 1 }, { ty: 21 }, null];
  removeHidden(animationOf({ ef }));
  expect(ef).toEqual([{ ty: 5, en: 0, ef: [1] }, { ty: 21, en: 1 }, { ty: 21 }, null]);
});

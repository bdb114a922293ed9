import type { Animation } from '../lottie';
import { nestRepeaters } from './repeaters';

test('nestRepeaters moves all repeaters except the last into nested groups', () => {
  const [shape, first, fill, second, third, trim] = ['rc', 'rp', 'fl', 'rp', 'rp', 'tm'].map((ty) => ({
    ty,
  }));
  const shapes = [shape, first, fill, second, third, trim];
  nestRepeaters({ layers: [{ shapes }] } as unknown as Animation);
  const transform = { ty: 'tr', o: { k: 100 } };
  const inner = { ty: 'gr', it: [shape, first, transform] };
  expect(shapes).toEqual([{ ty: 'gr', it: [inner, fill, second, transform] }, third, trim]);
});

import type { Animation } from '../lottie';
import { nestRepeaters } from './repeaters';

test('nestRepeaters moves all repeaters of a list except the last into nested groups', () => {
  const [shape, first, fill, second, third, trim] = ['rc', 'rp', 'fl', 'rp', 'rp', 'tm'].map((ty) => ({
    ty,
  }));
  const shapes = [shape, first, fill, second, third, trim];
  nestRepeaters({ layers: [{ shapes }] } as unknown as Animation);
  const inner = { ty: 'gr', it: [shape, first] };
  expect(shapes).toEqual([{ ty: 'gr', it: [inner, fill, second] }, third, trim]);
});

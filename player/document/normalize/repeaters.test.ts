import type { Animation } from '../lottie';
import { nestRepeaters } from './repeaters';

test('nestRepeaters moves repeaters that another repeater follows into nested groups', () => {
  const [shape, first, second, third, trim] = ['rc', 'rp', 'rp', 'rp', 'tm'].map((ty) => ({ ty }));
  const shapes = [shape, first, second, third, trim];
  nestRepeaters({ layers: [{ shapes }] } as unknown as Animation);
  const inner = { ty: 'gr', it: [shape, first] };
  expect(shapes).toEqual([{ ty: 'gr', it: [inner, second] }, third, trim]);
});

test('nestRepeaters keeps repeaters with other shapes between them', () => {
  const list = ['rc', 'rp', 'fl', 'rp'].map((ty) => ({ ty }));
  const shapes = [...list];
  nestRepeaters({ layers: [{ shapes }] } as unknown as Animation);
  expect(shapes).toEqual(list);
});

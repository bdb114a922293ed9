import type { Animation } from '../lottie';
import { mendMasks } from './masks';

/** @param masks each by its mode, `-` after it for an inverted one. @returns the same, after */
function masksAfter(masks: string, layer: { ty: number } = { ty: 4 }, o: object = { k: 100 }) {
  const masksProperties = masks
    .split(' ')
    .map((text, index) => ({ mode: text[0], inv: text[1] === '-', o, index }));
  const whole = { ...layer, masksProperties };
  mendMasks({ layers: [whole] } as unknown as Animation);
  return whole.masksProperties.map(({ mode, inv, index }) => `${mode}${inv ? '-' : ''}${index}`).join(' ');
}

test.each([
  ['a-', 's0'],
  ['s-', 'i0'],
  ['i-', 's0'],
  ['a i-', 'a0 s1'],
  ['a s-', 'a0 i1'],
  ['n a-', 's1 n0'],
  ['a a-', 's1 a0'],
  ['s a-', 's0 a-1'],
  ['l d', 'a0 i1'],
  ['a s i n', 'a0 s1 i2 n3'],
])('%s is %s', (masks, mended) => {
  expect(masksAfter(masks)).toBe(mended);
});

test('what is not opaque stays inverted, as its inverse would be opaque elsewhere', () => {
  expect(masksAfter('a-', { ty: 4 }, { k: 50 })).toBe('a-0');
  expect(masksAfter('a-', { ty: 4 }, { k: [{ t: 0, s: [0] }] })).toBe('a-0');
  expect(masksAfter('l d', { ty: 4 }, { k: 50 })).toBe('a0 i1');
});

test('those of a text stay in their order, as its path is one of them by its place', () => {
  expect(masksAfter('a a-', { ty: 5 })).toBe('a0 a-1');
});

test("a composition's layer says that it has masks", () => {
  const layers = [
    { ty: 0, masksProperties: [{ mode: 'a' }] },
    { ty: 0, masksProperties: [{ mode: 'n' }] },
  ];
  mendMasks({ layers } as unknown as Animation);
  expect(layers.map((layer) => 'hasMask' in layer)).toEqual([true, false]);
});

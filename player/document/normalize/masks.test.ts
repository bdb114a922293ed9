import type { Animation } from '../lottie';
import { fixMasks, replaceBlendedModes } from './masks';

/**
 * Runs `fixMasks` on the masks of a layer, and returns their modes, each with the original index of the mask.
 * @param masks the modes of the masks; `-` after a mode marks an inverted mask
 */
function masksAfter(masks: string, layer: { ty: number } = { ty: 4 }, o: object = { k: 100 }) {
  const masksProperties = masks
    .split(' ')
    .map((text, index) => ({ mode: text[0], inv: text[1] === '-', o, index }));
  const whole = { ...layer, masksProperties };
  fixMasks({ layers: [whole] } as unknown as Animation);
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
  ['f-', 'f-0'],
  ['a f-', 'a0 f-1'],
  ['l d', 'a0 i1'],
  ['a s i n', 'a0 s1 i2 n3'],
])('fixMasks converts the masks %s to %s', (masks, fixed) => {
  expect(masksAfter(masks)).toBe(fixed);
});

test('fixMasks does not change translucent masks without an equivalent', () => {
  expect(masksAfter('a-', { ty: 4 }, { k: 50 })).toBe('a-0');
  expect(masksAfter('a-', { ty: 4 }, { k: [{ t: 0, s: [0] }] })).toBe('a-0');
  expect(masksAfter('l d', { ty: 4 }, { k: 50 })).toBe('l0 d1');
});

test.each([{ ty: 5 }, { ty: 4, ef: [] }])(
  'fixMasks keeps the order of masks to which a text or an effect refers by index (%j)',
  (layer) => {
    expect(masksAfter('a a-', layer)).toBe('a0 a-1');
  },
);

test('fixMasks sets hasMask on a composition layer that has masks', () => {
  const layers = [
    { ty: 0, masksProperties: [{ mode: 'a' }] },
    { ty: 0, masksProperties: [{ mode: 'n' }] },
  ];
  fixMasks({ layers } as unknown as Animation);
  expect(layers.map((layer) => 'hasMask' in layer)).toEqual([true, false]);
});

test('replaceBlendedModes replaces difference, lighten and darken with add and intersect', () => {
  const masksProperties = [...'fldsian'].map((mode) => ({ mode }));
  replaceBlendedModes({ layers: [{ masksProperties }] } as unknown as Animation);
  expect(masksProperties.map(({ mode }) => mode).join('')).toBe('aaisian');
});

import type { Animation } from '../../document/lottie';
import { usesEffects } from './supported-effects';

const animation: Animation = { w: 100, h: 50, fr: 30, ip: 0, op: 60, layers: [{}] };
const blur = [{ ef: [{ ty: 29 }] }];

test('usesEffects returns true for effects in layers and in compositions', () => {
  expect(usesEffects({ ...animation, layers: blur }, 'svg')).toBe(true);
  expect(usesEffects({ ...animation, assets: [{ layers: blur }] }, 'html')).toBe(true);
  expect(usesEffects({ ...animation, layers: [{ ef: [{ ty: 5 }] }] }, 'svg')).toBe(false);
});

test('usesEffects returns false for effects that the renderer does not support', () => {
  expect(usesEffects({ ...animation, layers: blur }, 'canvas')).toBe(false);
});

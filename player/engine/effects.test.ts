import type { Animation } from '../animation/lottie';
import { needsEffects } from './effects';

const animation: Animation = { w: 100, h: 50, fr: 30, ip: 0, op: 60, layers: [{}] };
const blur = [{ ef: [{ ty: 29 }] }];

test('effects are found in the layers and in precompositions', () => {
  expect(needsEffects({ ...animation, layers: blur }, 'svg')).toBe(true);
  expect(needsEffects({ ...animation, assets: [{ layers: blur }] }, 'html')).toBe(true);
  expect(needsEffects({ ...animation, layers: [{ ef: [{ ty: 5 }] }] }, 'svg')).toBe(false);
});

test('a layer turns along its path by whatever lottie-web takes for a yes', () => {
  for (const ao of [1, true, '1']) expect(needsEffects({ ...animation, layers: [{ ao }] }, 'svg')).toBe(true);
  for (const ao of [0, false, undefined])
    expect(needsEffects({ ...animation, layers: [{ ao }] }, 'svg')).toBe(false);
});

test('effects that no build of the canvas draws ask for none', () => {
  expect(needsEffects({ ...animation, layers: blur }, 'canvas')).toBe(false);
});

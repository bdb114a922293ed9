import type { Animation, Layer } from '../lottie';
import { limitEffects } from './effect-limits';

const BLUR = 29;
const TRANSFORM = 35;

/** Returns the number of effects of each layer that are left. @param counts the numbers of effects of the layers */
function effectsAfter(counts: readonly number[], more: object = {}): number[] {
  const layers = counts.map((length) => ({ ef: Array.from({ length }, () => ({ ty: BLUR })) }) as Layer);
  limitEffects({ w: 200, h: 200, layers, ...more } as Animation, [BLUR]);
  return layers.map(({ ef }) => (ef ?? []).filter(({ ty }) => ty === BLUR).length);
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

test('limitEffects keeps effects that are within the limits', () => {
  expect(effectsAfter([20, 10, 0])).toEqual([20, 10, 0]);
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ['of a layer with too many', [4000, 3], {}, [20, 3]],
  ['of many layers with several', Array(60).fill(5), {}, [...Array(40).fill(5), ...Array(20).fill(0)]],
  ['of a large animation', [20, 20], { w: 4000, h: 4000 }, [12, 0]],
])('limitEffects removes the last effects %s', (_which, counts, more, left) => {
  expect(effectsAfter(counts, more)).toEqual(left);
});

test('limitEffects removes the last drop shadows of a layer with more than ten', () => {
  const ef = [...Array(11).fill(25), BLUR].map((ty) => ({ ty }));
  limitEffects({ w: 200, h: 200, layers: [{ ef }] } as Animation, [BLUR, 25]);
  expect(ef.map(({ ty }) => ty)).toEqual([...Array(10).fill(25), 5, BLUR]);
});

test('limitEffects counts the effects of a composition each time it is used', () => {
  const layers: Layer[] = [{ ef: [{ ty: BLUR }] }];
  const uses = Array.from({ length: 1000 }, () => ({ ty: 0, refId: 'a' }));
  limitEffects({ w: 200, h: 200, layers: uses, assets: [{ id: 'a', layers }] } as Animation, [BLUR]);
  expect(layers[0]?.ef?.[0]?.ty).not.toBe(BLUR);
});

test('limitEffects ignores effects that don’t filter pixels', () => {
  const layers = [{ ef: Array.from({ length: 4000 }, () => ({ ty: TRANSFORM })) }];
  limitEffects({ w: 200, h: 200, layers } as Animation, [BLUR]);
  expect(layers[0]?.ef[3999]?.ty).toBe(TRANSFORM);
});

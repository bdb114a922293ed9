import type { Animation } from '../../document/lottie';
import { layersOf, shapesOf } from '../../document/traverse';
import type { PlayerRenderer } from '../../types';

/** The type of the transform effect. */
export const TRANSFORM = 35;

/** The types of effects (`ef[].ty`) that each renderer supports. Set Matte (28) is drawn as a matte. */
export const EFFECTS: Record<PlayerRenderer, readonly number[]> = {
  svg: [20, 21, 22, 23, 24, 25, 28, 29, TRANSFORM],
  html: [20, 21, 22, 23, 24, 25, 29],
  canvas: [TRANSFORM],
};

/** Returns whether any layer has an effect that the renderer supports. */
export function usesEffects(animation: Animation, renderer: PlayerRenderer): boolean {
  return layersOf(animation).some(
    ({ ef }) => Array.isArray(ef) && ef.some((effect) => EFFECTS[renderer].includes(Number(effect?.ty))),
  );
}

/** The types (`ty`) of shape modifiers that few files use. */
const SHAPE_MODIFIERS = ['pb', 'rp', 'rd', 'zz', 'op'];

/** Returns whether any layer has a shape modifier other than Trim Paths. */
export function modifiesShapes(animation: Animation): boolean {
  return layersOf(animation).some((layer) =>
    shapesOf(layer).some(({ ty }) => SHAPE_MODIFIERS.includes(String(ty))),
  );
}

/** Returns whether the browser applies blend modes in SVG masks. Firefox doesn't. */
export const blendsMasks = () => !/firefox/i.test(navigator.userAgent);

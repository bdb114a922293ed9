import type { Animation } from '../../document/lottie';
import { layersOf, shapesOf } from '../../document/traverse';
import type { PlayerRenderer } from '../../types';

/** The type of the effect that transforms a layer. */
export const TRANSFORM = 35;

/** The effects (`ef[].ty`) that each renderer supports. */
export const EFFECTS: Record<PlayerRenderer, readonly number[]> = {
  svg: [20, 21, 22, 23, 24, 25, 28, 29, TRANSFORM],
  html: [20, 21, 22, 23, 24, 25, 28, 29],
  canvas: [TRANSFORM],
};

/** Whether a layer has an effect that the renderer supports. */
export function usesEffects(animation: Animation, renderer: PlayerRenderer): boolean {
  return layersOf(animation).some(
    ({ ef }) => Array.isArray(ef) && ef.some((effect) => EFFECTS[renderer].includes(Number(effect?.ty))),
  );
}

/**
 * Whether a layer turns along its path (`ao`). lottie-web computes the path's direction in its expressions
 * part.
 */
export function turnsAlongPath(animation: Animation): boolean {
  return layersOf(animation).some(({ ao }) => ao);
}

/** Shape modifiers (`ty`) that few files use. */
const SHAPE_MODIFIERS = ['pb', 'rp', 'rd', 'zz', 'op'];

/** Whether a shape has a modifier other than Trim Paths. */
export function modifiesShapes(animation: Animation): boolean {
  return layersOf(animation).some((layer) =>
    shapesOf(layer).some(({ ty }) => SHAPE_MODIFIERS.includes(String(ty))),
  );
}

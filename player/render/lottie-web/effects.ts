import { layersOf, shapesOf } from '../../document/layers';
import type { Animation } from '../../document/lottie';
import type { PlayerRenderer } from '../../types';

/** The type of the effect that transforms a layer. */
export const TRANSFORM = 35;

/** Effects (`ef[].ty`) that each renderer has a way for. */
export const EFFECTS: Record<PlayerRenderer, readonly number[]> = {
  svg: [20, 21, 22, 23, 24, 25, 28, 29, TRANSFORM],
  html: [20, 21, 22, 23, 24, 25, 28, 29],
  canvas: [TRANSFORM],
};

/** Whether a layer has an effect that the renderer has a way for. */
export function usesEffects(animation: Animation, renderer: PlayerRenderer): boolean {
  return layersOf(animation).some(
    ({ ef }) => Array.isArray(ef) && ef.some((effect) => EFFECTS[renderer].includes(Number(effect?.ty))),
  );
}

/** Whether a layer turns along its path (`ao`): its direction is told by what evaluates expressions. */
export function turnsAlongPath(animation: Animation): boolean {
  return layersOf(animation).some(({ ao }) => ao);
}

/** What changes shapes (`ty`) and is seldom used. */
const SHAPE_MODIFIERS = ['pb', 'rp', 'rd', 'zz', 'op'];

/** Whether a shape is changed by more than the trimming of its path. */
export function modifiesShapes(animation: Animation): boolean {
  return layersOf(animation).some((layer) =>
    shapesOf(layer).some(({ ty }) => SHAPE_MODIFIERS.includes(String(ty))),
  );
}

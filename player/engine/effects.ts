import { layersOf } from '../animation/layers';
import type { Animation } from '../animation/lottie';
import type { PlayerRenderer } from '../types';

/** Effects (`ef[].ty`) that the light builds drop and the larger ones draw. */
export const EFFECTS: Record<PlayerRenderer, readonly number[]> = {
  svg: [20, 21, 22, 23, 24, 25, 28, 29, 35],
  html: [20, 21, 22, 23, 24, 25, 28, 29, 35],
  canvas: [35],
};

/** Whether the file uses an effect, or a layer that turns along its path (`ao`), that needs the renderer's larger build. */
export function needsEffects(animation: Animation, renderer: PlayerRenderer): boolean {
  return layersOf(animation).some(
    ({ ef, ao }) =>
      ao || (Array.isArray(ef) && ef.some((effect) => EFFECTS[renderer].includes(Number(effect?.ty)))),
  );
}

import type { PlayerRenderer } from '../types';

/** Effects (`ef[].ty`) that the light builds drop and the larger ones draw. */
export const EFFECTS: Record<PlayerRenderer, readonly number[]> = {
  svg: [20, 21, 22, 23, 24, 25, 28, 29, 35],
  html: [20, 21, 22, 23, 24, 25, 28, 29, 35],
  canvas: [35],
};

import { withDefaults } from '../core/settings';
import { preloadAnimation } from '../render/render-animation';
import type { PlayerOptions } from '../types';

/** The options that determine what a player loads. */
export type PlayerPreloadOptions = Pick<
  PlayerOptions,
  'src' | 'animationId' | 'renderer' | 'rendererSettings' | 'expressions' | 'workerUrl'
>;

/**
 * Loads the code, the worker and the file of a player before the player is rendered. The next player with the
 * same `src` uses the file. Does nothing on the server.
 * @returns a promise that resolves when everything for the first frame has loaded. It never rejects: if something
 *   can't be loaded, it resolves, and the player tries again and reports the error.
 */
export async function preload(options: PlayerPreloadOptions): Promise<void> {
  if (typeof document === 'undefined') return;
  await preloadAnimation(withDefaults(options)).catch(() => {});
}

import { withDefaults } from '../core/settings';
import { preloadAnimation } from '../render/render-animation';
import type { PlayerOptions } from '../types';

/** The props that determine what a player loads. */
export type PlayerPreloadOptions = Pick<
  PlayerOptions,
  'src' | 'renderer' | 'rendererSettings' | 'expressions' | 'workerUrl'
>;

/**
 * Loads the code, the worker and the file of a player before the player is rendered. The next player with the
 * same `src` uses the file. If the file can't be loaded, that player reports the error. Does nothing on the
 * server.
 */
export function preload(options: PlayerPreloadOptions) {
  if (typeof document !== 'undefined') preloadAnimation(withDefaults(options));
}

import { withDefaults } from '../core/settings';
import { preloadAnimation } from '../render/render-animation';
import type { PlayerProps } from '../types';

/** The props that determine what a player loads. */
export type PlayerPreloadOptions = Pick<
  PlayerProps,
  'src' | 'renderer' | 'rendererSettings' | 'expressions' | 'workerUrl'
>;

/**
 * Loads what a player will need, for a host that knows early that the user wants it: the player's code, its
 * worker and the file. The next player with the same `src` takes the file, and reports an error if it could
 * not be loaded. On the server it does nothing.
 */
export function preload(options: PlayerPreloadOptions) {
  if (typeof document !== 'undefined') preloadAnimation(withDefaults({ label: '', ...options }));
}

import type { PlayerSettings } from '../../core/settings';
import type { PlayerStore } from '../../runtime/create-player';

/**
 * The data that `PlayerControls` reads from its player. It is passed as a prop. A context would require a
 * module that both entry files of the package share.
 */
export type ControlledPlayer = { store: PlayerStore; settings: PlayerSettings };

import type { PlayerSettings } from '../../core/settings';
import type { PlayerStore } from '../../runtime/create-player';

/**
 * The data that `PlayerControls` reads from its player. It is passed as a prop, because a context would be a
 * module shared by two files of the package.
 */
export type ControlledPlayer = { store: PlayerStore; settings: PlayerSettings };

import type { PlayerSettings } from '../../core/settings';
import type { PlayerStore } from '../../runtime/create-player';

/** What `PlayerControls` reads of its player. A context would be a module that two files of the package share. */
export type ControlledPlayer = { store: PlayerStore; settings: PlayerSettings };

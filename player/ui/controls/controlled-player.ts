import type { PlayerSettings } from '../../core/settings';
import type { PlayerStore } from '../../runtime/create-player';

/**
 * The data that a `Player` passes to its `PlayerControls` as a prop. A React context isn't used, because it
 * would require a module that both entry points of the package share.
 */
export type ControlledPlayer = { store: PlayerStore; settings: PlayerSettings };

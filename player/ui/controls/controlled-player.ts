import type { withDefaults } from '../../core/settings';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerProps } from '../player-props';

/** The props of a `Player`, with defaults filled in. */
export type ControlledSettings = ReturnType<typeof withDefaults<Omit<PlayerProps, 'ref'>>>;

/**
 * The data that a `Player` passes to its `PlayerControls` as a prop. A React context isn't used, because it
 * would require a module that both entry points of the package share.
 */
export type ControlledPlayer = { store: PlayerStore; settings: ControlledSettings };

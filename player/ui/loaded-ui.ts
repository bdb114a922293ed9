import type { ReactElement } from 'react';
import type { PlayerSettings } from '../core/settings';
import type { PlayerStore } from '../runtime/store';

export type PlayerUiProps = { store: PlayerStore; settings: PlayerSettings };

/**
 * The controls and the overlay (`player-ui.tsx`), once their module is loaded. A page that has it before it renders a player has
 * them in its static HTML too, and hydrates them in place: the order of Tab then never changes.
 */
export const loadedUi: {
  module?: { PlayerUi(props: PlayerUiProps): ReactElement };
  /** Whether a player has loaded it: then the static HTML is without them. */
  isLate?: boolean;
} = {};

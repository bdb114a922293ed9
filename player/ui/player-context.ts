import { createContext, useContext } from 'react';
import type { PlayerSettings } from '../core/settings';
import type { PlayerStore } from '../runtime/create-player';

type PlayerContextValue = { store: PlayerStore; settings: PlayerSettings };

/** The player around its controls. */
export const PlayerContext = createContext<PlayerContextValue | null>(null);

/** @throws if the component is rendered outside of a player */
export function usePlayer(): PlayerContextValue {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('PlayerControls must be rendered by a Player, as its `controls` prop.');
  return player;
}

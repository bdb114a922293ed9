import type { PlayerStore } from './store';

/** The store of each player that `createPlayer` has created. `Player` uses it to show the player. */
export const stores = new WeakMap<object, PlayerStore>();

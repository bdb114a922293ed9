import type { PlayerStore } from './store';

/** What `Player` needs of a player that `createPlayer` has created. */
type Internals = {
  store: PlayerStore;
  /** Stops updating the elements of the player, and moves the animation to the stage of a `Player`. */
  handOver(stage: HTMLElement): void;
};

/** The internals of each player that `createPlayer` has created. */
export const internals = new WeakMap<object, Internals>();

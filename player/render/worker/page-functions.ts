import type { afterServedTime } from '../served-time';
import type { takeWorker } from './start-worker';

/**
 * Functions of the player's entry chunk that the modules of the worker's client use. They are parameters instead of
 * imports, because the client is a bundle of its own, which would contain copies. `takeWorker` must stay in the entry
 * chunk.
 */
export type PageFunctions = {
  takeWorker: typeof takeWorker;
  afterServedTime: typeof afterServedTime;
};

export { createPlayer, renderMarkup, type VanillaPlayer } from './runtime/create-player';
export { type PlayerPreloadOptions, preload } from './runtime/preload';
export type * from './types';

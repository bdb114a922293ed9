export { type PlayerPreloadOptions, preload } from './runtime/preload';
export type * from './types';
export { Player } from './ui/player';
export type { PlayerControlsProps, PlayerProps } from './ui/player-props';

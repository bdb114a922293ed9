export { type PlayerPreloadOptions, preload } from './runtime/preload';
export type {
  PlayerButton,
  PlayerErrorCode,
  PlayerEvent,
  PlayerEventDetail,
  PlayerHandle,
  PlayerLabels,
  PlayerOptions,
  PlayerShortcut,
  PlayerShortcuts,
  PlayerState,
} from './types';
export { Player } from './ui/player';
export type { PlayerControlsProps, PlayerProps } from './ui/player-props';

export { type PlayerPreloadOptions, preload } from './runtime/preload';
export type {
  PlayerButton,
  PlayerControlsProps,
  PlayerErrorCode,
  PlayerEvent,
  PlayerEventDetail,
  PlayerHandle,
  PlayerLabels,
  PlayerProps,
  PlayerShortcut,
  PlayerShortcuts,
  PlayerState,
} from './types';
export { Player } from './ui/player';

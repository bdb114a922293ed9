export { type PlayerPreloadOptions, preload } from './runtime/preload';
export type {
  PlayerButton,
  PlayerControlsProps,
  PlayerErrorCode,
  PlayerEvent,
  PlayerEventDetail,
  PlayerHandle,
  PlayerProps,
  PlayerShortcut,
  PlayerShortcuts,
  PlayerState,
} from './types';
export type { PlayerLabels } from './ui/labels/labels';
export { Player } from './ui/player';

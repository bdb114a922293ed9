export { Player } from './component/player';
export type { PlayerLabels } from './labels/labels';
export type {
  PlayerButton,
  PlayerErrorCode,
  PlayerEvent,
  PlayerEventDetail,
  PlayerHandle,
  PlayerProps,
  PlayerShortcut,
  PlayerShortcuts,
  PlayerState,
} from './types';

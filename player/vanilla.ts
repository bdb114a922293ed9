export { createPlayer, renderMarkup, type VanillaPlayer } from './runtime/create-player';
export type {
  PlayerErrorCode,
  PlayerEvent,
  PlayerEventDetail,
  PlayerHandle,
  PlayerOptions,
  PlayerState,
} from './types';

export { Player } from './component/player';
export type {
  PlayerButton,
  PlayerErrorCode,
  PlayerEvent,
  PlayerEventDetail,
  PlayerHandle,
  PlayerProps,
  PlayerState,
} from './types';

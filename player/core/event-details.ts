import type { PlayerError, PlayerEvent, PlayerEventDetail, PlayerMarker, PlayerPosition } from '../types';
import type { Marker } from './markers';
import type { PlayerModel } from './model';
import { positionDetail } from './timeline';

/** Converts a marker to what hosts receive. @param frameRate in frames per second */
export const markerDetail = ({ name, first, last }: Marker, frameRate: number): PlayerMarker => ({
  name,
  time: first / frameRate,
  duration: (last - first) / frameRate,
});

/** Returns the seconds that an animation takes at speed 1; 0 if nothing is loaded. */
export const durationOf = ({ totalFrames, frameRate }: PlayerModel['media']) => totalFrames / frameRate || 0;

/** Returns the position of the model's clock. */
const currentPosition = ({ clock, media }: PlayerModel): PlayerPosition =>
  positionDetail(clock.frame, media.totalFrames, media.frameRate);

/** The detail of each event. Events without an entry carry the position. */
const DETAILS: { [E in PlayerEvent]?: (model: PlayerModel) => PlayerEventDetail[E] } = {
  load: ({ media }) => ({
    totalFrames: media.totalFrames,
    frameRate: media.frameRate,
    duration: durationOf(media),
  }),
  error: ({ error }) => error as PlayerError,
  loop: (model) => ({ ...currentPosition(model), passes: model.clock.iterations }),
};

/** Returns the detail of an event that happens now; `marker` has one of its own. */
export function eventDetail<E extends Exclude<PlayerEvent, 'marker'>>(model: PlayerModel, event: E) {
  return (DETAILS[event] ?? currentPosition)(model) as PlayerEventDetail[E];
}

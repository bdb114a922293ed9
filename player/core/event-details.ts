import type { PlayerError, PlayerEvent, PlayerEventDetail, PlayerMarker, PlayerPosition } from '../types';
import type { Marker } from './markers';
import type { PlayerModel } from './model';
import { positionDetail } from './timeline';

/**
 * Converts a marker to the detail of the `marker` event.
 * @param frameRate in frames per second
 */
export const markerDetail = ({ name, first, last }: Marker, frameRate: number): PlayerMarker => ({
  name,
  time: first / frameRate,
  duration: (last - first) / frameRate,
});

/** Returns how many seconds the animation lasts at speed 1; 0 if no animation is loaded. */
export const durationOf = ({ totalFrames, frameRate }: PlayerModel['media']) => totalFrames / frameRate || 0;

const positionOf = ({ clock, media }: PlayerModel): PlayerPosition =>
  positionDetail(clock.frame, media.totalFrames, media.frameRate);

/**
 * Functions that return the details of events, keyed by event. The detail of any other event is the current
 * position.
 */
const DETAILS: { [E in PlayerEvent]?: (model: PlayerModel) => PlayerEventDetail[E] } = {
  load: ({ media }) => ({
    totalFrames: media.totalFrames,
    frameRate: media.frameRate,
    duration: durationOf(media),
  }),
  error: ({ error }) => error as PlayerError,
  loop(model) {
    const { iterations } = model.clock;
    return { ...positionOf(model), iterations, passes: iterations };
  },
};

/**
 * Returns the detail of an event for the current state of the model. `marker` events use `markerDetail`
 * instead.
 */
export function eventDetail<E extends Exclude<PlayerEvent, 'marker'>>(model: PlayerModel, event: E) {
  return (DETAILS[event] ?? positionOf)(model) as PlayerEventDetail[E];
}

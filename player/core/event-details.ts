import type { EventQueue } from '../runtime/host-callbacks';
import type { PlayerError, PlayerEvent, PlayerEventDetail, PlayerMarker, PlayerPosition } from '../types';
import type { Marker } from './markers';
import type { PlayerSettings } from './settings';

/** What the details of events are made from. */
export type EventContext = {
  position: PlayerPosition;
  /** Frames a second. */
  frameRate: number;
  /** Iterations that ended since playback began. */
  iterations: number;
  error: PlayerError | null;
  /** The marker of the event `marker`. */
  marker?: Marker;
};

type EventTable = {
  [E in PlayerEvent]: {
    callback: `on${Capitalize<E>}`;
    detail(context: EventContext): PlayerEventDetail[E];
  };
};

/** A marker as its host has it. @param frameRate in frames a second */
export const markerDetail = ({ name, first, last }: Marker, frameRate: number): PlayerMarker => ({
  name,
  time: first / frameRate,
  duration: (last - first) / frameRate,
});

const position = (context: EventContext) => context.position;

/** Each event with the host's callback and its detail: a new event is a row here and in `PlayerEventDetail`. */
export const EVENTS: EventTable = {
  load: {
    callback: 'onLoad',
    detail: ({ position: { totalFrames }, frameRate }) => ({
      totalFrames,
      frameRate,
      duration: totalFrames / frameRate || 0,
    }),
  },
  error: { callback: 'onError', detail: ({ error }) => error as PlayerError },
  ready: { callback: 'onReady', detail: position },
  play: { callback: 'onPlay', detail: position },
  pause: { callback: 'onPause', detail: position },
  stop: { callback: 'onStop', detail: position },
  freeze: { callback: 'onFreeze', detail: position },
  loop: {
    callback: 'onLoop',
    detail: (context) => ({ ...context.position, passes: context.iterations }),
  },
  complete: { callback: 'onComplete', detail: position },
  frame: { callback: 'onFrame', detail: position },
  marker: {
    callback: 'onMarker',
    detail: ({ marker, frameRate }) => markerDetail(marker as Marker, frameRate),
  },
};

/** Queues what the host hears of an event; the detail is made now, the callbacks are those of when it is told. */
export function queueEvent<E extends PlayerEvent>(
  event: E,
  context: EventContext,
  queue: EventQueue,
  getSettings: () => PlayerSettings,
) {
  const { callback, detail: detailOf } = EVENTS[event];
  const detail = detailOf(context);
  queue.push(() =>
    (getSettings()[callback] as ((detail: PlayerEventDetail[E]) => void) | undefined)?.(detail),
  );
  queue.push(() => getSettings().onEvent?.(event, detail));
}

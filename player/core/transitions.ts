import type { PlayerEvent, PlayerState } from '../types';

/**
 * The triggers of state transitions. The less obvious triggers are:
 * - `loading`: the source changed.
 * - `release`: the player was unmounted. The app receives no callback.
 * - `load`: the file was parsed and checked.
 * - `ready`, `autoplay`: the first frame is on screen.
 * - `thaw`: the player is visible again.
 * - `scrub`: the page scrolled.
 * - `still`: the player shows the still frame for users who prefer reduced motion.
 */
export type Trigger =
  | 'load'
  | 'ready'
  | 'autoplay'
  | 'error'
  | 'loading'
  | 'release'
  | 'play'
  | 'playSegment'
  | 'pause'
  | 'stop'
  | 'freeze'
  | 'thaw'
  | 'seek'
  | 'scrub'
  | 'still'
  | 'iteration'
  | 'complete';

/**
 * A row of the transition table. The values of `position` are:
 * - `first`: the first frame, with the iteration count reset.
 * - `restart`: the start frame if playback is at its end, otherwise the current position.
 * - `target`: the frame that the caller passes.
 * - `stay`: the current position.
 */
export type Transition = {
  readonly from: readonly PlayerState[];
  readonly to: PlayerState;
  /**
   * The new position. It is set before the events are emitted. It is rendered when the event `frame` is due,
   * or, if `events` doesn't contain `frame`, after all events.
   */
  readonly position: 'first' | 'restart' | 'target' | 'stay';
  /** The events in order. `frame` renders the position, and the runtime then emits the event. */
  readonly events: readonly PlayerEvent[];
};

const AT_REST: readonly PlayerState[] = ['stopped', 'paused', 'frozen'];
const LOADED: readonly PlayerState[] = ['playing', ...AT_REST];
export const ANY: readonly PlayerState[] = ['loading', 'error', ...LOADED];

const row = (
  from: readonly PlayerState[],
  to: PlayerState,
  position: Transition['position'],
  ...events: PlayerEvent[]
): Transition => ({ from, to, position, events });

/** For each of the states, returns a row that keeps the state and renders the target frame. */
const rerendered = (...states: PlayerState[]): Transition[] =>
  states.map((state) => row([state], state, 'target', 'frame'));

/** All transitions, keyed by trigger. A trigger has no effect in a state for which it has no row. */
export const TRANSITIONS: Record<Trigger, readonly Transition[]> = {
  load: [row(['loading'], 'loading', 'stay', 'load')],
  ready: [row(['loading'], 'stopped', 'stay', 'ready')],
  autoplay: [row(['loading'], 'playing', 'restart', 'ready', 'play')],
  error: [row(ANY, 'error', 'stay', 'error')],
  loading: [row(ANY, 'loading', 'stay')],
  release: [row(ANY, 'loading', 'stay')],
  play: [row(AT_REST, 'playing', 'restart', 'play')],
  playSegment: [row(AT_REST, 'playing', 'target', 'play', 'frame'), ...rerendered('playing')],
  pause: [row(['playing', 'frozen'], 'paused', 'stay', 'pause')],
  stop: [row(LOADED, 'stopped', 'first', 'stop')],
  freeze: [row(['playing'], 'frozen', 'stay', 'freeze')],
  thaw: [row(['frozen'], 'playing', 'stay', 'play')],
  seek: [
    ...rerendered('playing', 'paused'),
    row(['stopped', 'frozen'], 'paused', 'target', 'frame', 'pause'),
  ],
  scrub: rerendered('playing', 'paused', 'stopped'),
  still: [
    row(['playing', 'frozen'], 'paused', 'target', 'frame', 'pause'),
    ...rerendered('paused', 'stopped'),
  ],
  iteration: [row(['playing'], 'playing', 'stay', 'loop')],
  complete: [row(['playing'], 'paused', 'stay', 'complete')],
};

/** Returns the row for a trigger; `undefined` if the trigger has no effect in this state. */
export function transition(state: PlayerState, trigger: Trigger): Transition | undefined {
  return TRANSITIONS[trigger].find(({ from }) => from.includes(state));
}

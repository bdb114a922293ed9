import type { PlayerEvent, PlayerState } from '../types';

/**
 * What can happen to a player's state. `loading`: the source changed. `load`: the data is parsed and checked.
 * `ready`, `autoplay`: the first frame is on screen. `inView`: enough of the animation came into view.
 * `enter`, `leave`, `reverse`: the pointer or a press with `hover`. `thaw`: the player is visible again.
 * `scrub`: the page scrolled. `still`: the user prefers reduced motion.
 */
export type Trigger =
  | 'load'
  | 'ready'
  | 'autoplay'
  | 'inView'
  | 'error'
  | 'loading'
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
  | 'complete'
  | 'enter'
  | 'leave'
  | 'reverse';

/**
 * A row of the table.
 * - `first`: to the first frame; iterations count from 0 again.
 * - `restart`: to the frame that playback starts from, if playback is at its end.
 * - `target`: to the frame that the input names.
 * - `stay`: nowhere.
 */
export type Transition = {
  readonly from: readonly PlayerState[];
  readonly to: PlayerState;
  /**
   * Where the position moves before the events. A move is rendered after them, unless `frame` is one of them.
   */
  readonly position: 'first' | 'restart' | 'target' | 'stay';
  /** The events for the host, in order. `frame` renders, which emits it. */
  readonly events: readonly PlayerEvent[];
};

const AT_REST: readonly PlayerState[] = ['stopped', 'paused', 'frozen'];
const LOADED: readonly PlayerState[] = ['playing', ...AT_REST];
const ANY: readonly PlayerState[] = ['loading', 'error', ...LOADED];

const row = (
  from: readonly PlayerState[],
  to: PlayerState,
  position: Transition['position'],
  ...events: PlayerEvent[]
): Transition => ({ from, to, position, events });

/** Rows for states that stay the same while another frame is rendered. */
const rerendered = (...states: PlayerState[]): Transition[] =>
  states.map((state) => row([state], state, 'target', 'frame'));

/** All transitions, by trigger. A trigger without a row for the current state changes nothing. */
export const TRANSITIONS: Record<Trigger, readonly Transition[]> = {
  load: [row(['loading'], 'loading', 'stay', 'load')],
  ready: [row(['loading'], 'stopped', 'stay', 'ready')],
  autoplay: [row(['loading'], 'playing', 'restart', 'ready', 'play')],
  inView: [row(['stopped'], 'playing', 'restart', 'play')],
  error: [row(ANY, 'error', 'stay', 'error')],
  loading: [row(ANY, 'loading', 'stay')],
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
  enter: [row(AT_REST, 'playing', 'restart', 'play')],
  leave: [row(['playing'], 'stopped', 'first', 'stop')],
  reverse: [row(['playing'], 'playing', 'stay')],
};

/** Finds the row for a trigger; `undefined` if the trigger changes nothing in this state. */
export function transition(state: PlayerState, trigger: Trigger): Transition | undefined {
  return TRANSITIONS[trigger].find(({ from }) => from.includes(state));
}

import type { PlayerEvent, PlayerState } from '../types';

/**
 * What can happen to a player. `loading`: its source changed. `load`: the data is parsed and checked. `ready`, `autoplay`: its first
 * frame is drawn. `inView`: enough of it came into view. `iteration`: an iteration ended, and another begins. `enter`, `leave`,
 * `reverse`: the pointer or a press, hover on. `thaw`: what froze it ended. `scrub`: the page scrolled. `still`: the visitor asks for
 * less motion.
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

/** Where a trigger leads from and to, and what the host hears, in order. */
export type Transition = {
  readonly from: readonly PlayerState[];
  readonly to: PlayerState;
  /** A `frame` event stands for the drawing that emits it. */
  readonly events: readonly PlayerEvent[];
};

const AT_REST: readonly PlayerState[] = ['stopped', 'paused', 'frozen'];
const LOADED: readonly PlayerState[] = ['playing', ...AT_REST];
const ANY: readonly PlayerState[] = ['loading', 'error', ...LOADED];

const row = (from: readonly PlayerState[], to: PlayerState, ...events: PlayerEvent[]): Transition => ({
  from,
  to,
  events,
});

/** Rows for states that stay what they are while another frame is drawn. */
const redrawn = (...states: PlayerState[]): Transition[] =>
  states.map((state) => row([state], state, 'frame'));

/** The contract's table, by trigger. */
export const TRANSITIONS: Record<Trigger, readonly Transition[]> = {
  load: [row(['loading'], 'loading', 'load')],
  ready: [row(['loading'], 'stopped', 'ready')],
  autoplay: [row(['loading'], 'playing', 'ready', 'play')],
  inView: [row(['stopped'], 'playing', 'play')],
  error: [row(ANY, 'error', 'error')],
  loading: [row(ANY, 'loading')],
  play: [row(AT_REST, 'playing', 'play')],
  playSegment: [row(AT_REST, 'playing', 'play', 'frame'), ...redrawn('playing')],
  pause: [row(['playing', 'frozen'], 'paused', 'pause')],
  stop: [row(LOADED, 'stopped', 'stop')],
  freeze: [row(['playing'], 'frozen', 'freeze')],
  thaw: [row(['frozen'], 'playing', 'play')],
  seek: [...redrawn('playing', 'paused'), row(['stopped', 'frozen'], 'paused', 'frame', 'pause')],
  scrub: redrawn('playing', 'paused', 'stopped'),
  still: [row(['playing', 'frozen'], 'paused', 'frame', 'pause'), ...redrawn('paused', 'stopped')],
  iteration: [row(['playing'], 'playing', 'loop')],
  complete: [row(['playing'], 'paused', 'complete')],
  enter: [row(AT_REST, 'playing', 'play')],
  leave: [row(['playing'], 'stopped', 'stop')],
  reverse: [row(['playing'], 'playing')],
};

/**
 * The one place that decides a state.
 * @returns `undefined` when the trigger changes nothing and the host hears nothing
 */
export function transition(state: PlayerState, trigger: Trigger): Transition | undefined {
  return TRANSITIONS[trigger].find(({ from }) => from.includes(state));
}

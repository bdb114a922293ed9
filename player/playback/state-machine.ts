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

/** A row of the contract's table: where a trigger leads from and to, and what the host hears, in order. */
export type Transition = {
  readonly from: readonly PlayerState[];
  readonly to: PlayerState;
  /** A `frame` event stands for the drawing that emits it. */
  readonly events: readonly PlayerEvent[];
};

const AT_REST: readonly PlayerState[] = ['stopped', 'paused', 'frozen'];
const LOADED: readonly PlayerState[] = ['playing', ...AT_REST];
const ANY: readonly PlayerState[] = ['loading', 'error', ...LOADED];

/** Rows for states that stay what they are while another frame is drawn. */
const redrawn = (...states: PlayerState[]): Transition[] =>
  states.map((state) => ({ from: [state], to: state, events: ['frame'] }));

const TABLE: Record<Trigger, readonly Transition[]> = {
  load: [{ from: ['loading'], to: 'loading', events: ['load'] }],
  ready: [{ from: ['loading'], to: 'stopped', events: ['ready'] }],
  autoplay: [{ from: ['loading'], to: 'playing', events: ['ready', 'play'] }],
  inView: [{ from: ['stopped'], to: 'playing', events: ['play'] }],
  error: [{ from: ANY, to: 'error', events: ['error'] }],
  loading: [{ from: ANY, to: 'loading', events: [] }],
  play: [{ from: AT_REST, to: 'playing', events: ['play'] }],
  playSegment: [{ from: AT_REST, to: 'playing', events: ['play', 'frame'] }, ...redrawn('playing')],
  pause: [{ from: ['playing', 'frozen'], to: 'paused', events: ['pause'] }],
  stop: [{ from: LOADED, to: 'stopped', events: ['stop'] }],
  freeze: [{ from: ['playing'], to: 'frozen', events: ['freeze'] }],
  thaw: [{ from: ['frozen'], to: 'playing', events: ['play'] }],
  seek: [
    ...redrawn('playing', 'paused'),
    { from: ['stopped', 'frozen'], to: 'paused', events: ['frame', 'pause'] },
  ],
  scrub: redrawn('playing', 'paused', 'stopped'),
  still: [
    { from: ['playing', 'frozen'], to: 'paused', events: ['frame', 'pause'] },
    ...redrawn('paused', 'stopped'),
  ],
  iteration: [{ from: ['playing'], to: 'playing', events: ['loop'] }],
  complete: [{ from: ['playing'], to: 'paused', events: ['complete'] }],
  enter: [{ from: AT_REST, to: 'playing', events: ['play'] }],
  leave: [{ from: ['playing'], to: 'stopped', events: ['stop'] }],
  reverse: [{ from: ['playing'], to: 'playing', events: [] }],
};

/**
 * The one place that decides a state.
 * @returns `undefined` when the trigger changes nothing and the host hears nothing
 */
export function transition(state: PlayerState, trigger: Trigger): Transition | undefined {
  return TABLE[trigger].find(({ from }) => from.includes(state));
}

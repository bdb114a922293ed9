import type { PlayerEvent, PlayerState } from '../types';

/**
 * What can happen to a player. `loading`: its source changed. `load`: the data is parsed and checked. `ready`, `autoplay`: its first
 * frame is drawn. `iteration`: an iteration ended, and another begins. `enter`, `leave`: the pointer or a press, hover on. `thaw`:
 * what froze it ended.
 */
export type Trigger =
  | 'load'
  | 'ready'
  | 'autoplay'
  | 'error'
  | 'loading'
  | 'play'
  | 'pause'
  | 'stop'
  | 'freeze'
  | 'thaw'
  | 'seek'
  | 'iteration'
  | 'complete'
  | 'enter'
  | 'leave';

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

const TABLE: Record<Trigger, readonly Transition[]> = {
  load: [{ from: ['loading'], to: 'loading', events: ['load'] }],
  ready: [{ from: ['loading'], to: 'stopped', events: ['ready'] }],
  autoplay: [{ from: ['loading'], to: 'playing', events: ['ready', 'play'] }],
  error: [{ from: ANY, to: 'error', events: ['error'] }],
  loading: [{ from: ANY, to: 'loading', events: [] }],
  play: [{ from: AT_REST, to: 'playing', events: ['play'] }],
  pause: [{ from: ['playing', 'frozen'], to: 'paused', events: ['pause'] }],
  stop: [{ from: LOADED, to: 'stopped', events: ['stop'] }],
  freeze: [{ from: ['playing'], to: 'frozen', events: ['freeze'] }],
  thaw: [{ from: ['frozen'], to: 'playing', events: ['play'] }],
  seek: [
    { from: ['playing'], to: 'playing', events: ['frame'] },
    { from: ['paused'], to: 'paused', events: ['frame'] },
    { from: ['stopped', 'frozen'], to: 'paused', events: ['frame', 'pause'] },
  ],
  iteration: [{ from: ['playing'], to: 'playing', events: ['loop'] }],
  complete: [{ from: ['playing'], to: 'paused', events: ['complete'] }],
  enter: [{ from: AT_REST, to: 'playing', events: ['play'] }],
  leave: [{ from: ['playing'], to: 'stopped', events: ['stop'] }],
};

/**
 * The one place that decides a state.
 * @returns `undefined` when the trigger changes nothing and the host hears nothing
 */
export function transition(state: PlayerState, trigger: Trigger): Transition | undefined {
  return TABLE[trigger].find(({ from }) => from.includes(state));
}

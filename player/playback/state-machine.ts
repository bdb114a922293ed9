import type { PlayerEvent, PlayerState } from '../types';

/**
 * What can happen to a player. `loading`: its source changed. `load`: the data is there. `ready`, `autoplay`: its first
 * frame is drawn. `pass`: a pass ended, and another begins. `enter`, `leave`: the pointer, hover on. `thaw`: what froze
 * it ended.
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
  | 'pass'
  | 'complete'
  | 'enter'
  | 'leave';

/** The states it leads from, the state it leads to, what the host hears, in order. */
type Row = readonly [from: readonly PlayerState[], to: PlayerState, ...events: PlayerEvent[]];

const AT_REST: readonly PlayerState[] = ['stopped', 'paused', 'frozen'];
const LOADED: readonly PlayerState[] = ['playing', ...AT_REST];
const ANY: readonly PlayerState[] = ['loading', 'error', ...LOADED];

/** The contract's table, row by row. A `frame` event stands for the drawing that emits it. */
const TABLE: Record<Trigger, readonly Row[]> = {
  load: [[['loading'], 'loading', 'load']],
  ready: [[['loading'], 'stopped', 'ready']],
  autoplay: [[['loading'], 'playing', 'ready', 'play']],
  error: [[ANY, 'error', 'error']],
  loading: [[ANY, 'loading']],
  play: [[AT_REST, 'playing', 'play']],
  pause: [[['playing', 'frozen'], 'paused', 'pause']],
  stop: [[LOADED, 'stopped', 'stop']],
  freeze: [[['playing'], 'frozen', 'freeze']],
  thaw: [[['frozen'], 'playing', 'play']],
  seek: [
    [['playing'], 'playing', 'frame'],
    [['paused'], 'paused', 'frame'],
    [['stopped', 'frozen'], 'paused', 'frame', 'pause'],
  ],
  pass: [[['playing'], 'playing', 'loop']],
  complete: [[['playing'], 'paused', 'complete']],
  enter: [[AT_REST, 'playing', 'play']],
  leave: [[['playing'], 'stopped', 'stop']],
};

/**
 * The one place that decides a state.
 * @returns where the trigger leads and what the host hears; `undefined` when the trigger changes nothing.
 */
export function transition(state: PlayerState, trigger: Trigger): Row | undefined {
  return TABLE[trigger].find(([from]) => from.includes(state));
}

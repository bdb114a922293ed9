import type { PlayerEvent, PlayerState } from './types';

/** What can happen to a player. */
export type Trigger =
  | 'parsed'
  | 'drawn'
  | 'drawn, autoplay'
  | 'failed'
  | 'source changed'
  | 'play'
  | 'pause'
  | 'stop'
  | 'freeze'
  | 'thaw'
  | 'seek'
  | 'pass ended'
  | 'completed'
  | 'pointer entered'
  | 'pointer left';

export type Step = { to: PlayerState; events: readonly PlayerEvent[] };

type Row = { from: readonly PlayerState[]; to: PlayerState; events: readonly PlayerEvent[] };

const ANY: readonly PlayerState[] = ['loading', 'playing', 'paused', 'stopped', 'frozen', 'error'];
const LOADED: readonly PlayerState[] = ['playing', 'paused', 'stopped', 'frozen'];

/** The contract's table, row by row. A `frame` event stands for the drawing that emits it. */
const TABLE: Record<Trigger, readonly Row[]> = {
  parsed: [{ from: ['loading'], to: 'loading', events: ['load'] }],
  drawn: [{ from: ['loading'], to: 'stopped', events: ['ready'] }],
  'drawn, autoplay': [{ from: ['loading'], to: 'playing', events: ['ready', 'play'] }],
  failed: [{ from: ANY, to: 'error', events: ['error'] }],
  'source changed': [{ from: ANY, to: 'loading', events: [] }],
  play: [{ from: ['stopped', 'paused', 'frozen'], to: 'playing', events: ['play'] }],
  pause: [{ from: ['playing', 'frozen'], to: 'paused', events: ['pause'] }],
  stop: [{ from: LOADED, to: 'stopped', events: ['stop'] }],
  freeze: [{ from: ['playing'], to: 'frozen', events: ['freeze'] }],
  thaw: [{ from: ['frozen'], to: 'playing', events: ['play'] }],
  seek: [
    { from: ['playing'], to: 'playing', events: ['frame'] },
    { from: ['paused'], to: 'paused', events: ['frame'] },
    { from: ['stopped', 'frozen'], to: 'paused', events: ['frame', 'pause'] },
  ],
  'pass ended': [{ from: ['playing'], to: 'playing', events: ['loop'] }],
  completed: [{ from: ['playing'], to: 'paused', events: ['complete'] }],
  'pointer entered': [{ from: ['stopped', 'paused', 'frozen'], to: 'playing', events: ['play'] }],
  'pointer left': [{ from: ['playing'], to: 'stopped', events: ['stop'] }],
};

/**
 * The one place that decides a state.
 * @returns where the trigger leads and what the host hears, in order; `null` when the trigger changes nothing.
 */
export function transition(state: PlayerState, trigger: Trigger): Step | null {
  return TABLE[trigger].find((row) => row.from.includes(state)) ?? null;
}

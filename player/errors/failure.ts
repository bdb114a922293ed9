import type { PlayerErrorCode } from '../types';

/** What each reason brings along; explain.ts has the sentences, which only a failure loads. */
export type Reason =
  | { reason: 'src'; src: unknown }
  | { reason: 'unreachable'; url: string }
  | { reason: 'too slow' }
  | { reason: 'status'; url: string; status: number }
  | { reason: 'not JSON'; text: string; problem: unknown }
  | { reason: 'archive'; problem: unknown }
  | { reason: 'empty archive' }
  | { reason: 'too large' }
  | { reason: 'too many layers'; count: number; most: number }
  | { reason: 'field'; field: string; data: unknown }
  | { reason: 'marker'; marker: string; markers: string[] }
  | { reason: 'segment'; segment: unknown; ip: number; op: number }
  | { reason: 'drawing'; problem: unknown };

/** What went wrong between `src` and the first frame. */
export type Failure = { code: PlayerErrorCode } & Reason;

/**
 * What is thrown inside the player, and never leaves it. A function and not a class, which costs every page more bytes.
 * Modules that are loaded later get it handed in: what two of them import, bundlers put into a file of its own.
 */
export function failure(code: PlayerErrorCode, because: Reason): Failure {
  return { code, ...because };
}

export type Fail = typeof failure;

/** What isn't a failure of ours came out of lottie-web, or is a file of the player's own not arriving. */
export function failureIn(thrown: unknown): Failure {
  const own = thrown as Failure | null;
  return own?.reason ? own : { code: 'renderer', reason: 'drawing', problem: thrown };
}

import type { PlayerErrorCode } from '../types';

/** What each reason brings along; explain.ts has the sentences, which only a failure loads. */
export type Reason =
  | { reason: 'src'; src: unknown }
  | { reason: 'unreachable'; url: string }
  | { reason: 'too slow' }
  | { reason: 'status'; url: string; status: number }
  | { reason: 'not JSON'; text: string; problem: unknown }
  | { reason: 'archive' | 'gzip'; problem: unknown }
  | { reason: 'empty archive' }
  | { reason: 'too large' }
  | { reason: 'too many layers'; count: number; most: number }
  | { reason: 'field'; field: string; data: unknown }
  | { reason: 'marker'; marker: string; markers: string[] }
  | { reason: 'segment'; segment: unknown; ip: number; op: number }
  | { reason: 'drawing'; problem: unknown };

/**
 * What went wrong between `src` and the first frame. It is thrown inside the player and never leaves it: plain data, which
 * can also be sent from a worker.
 */
export type Failure = { code: PlayerErrorCode } & Reason;

/** @returns what was thrown, if it is a Failure; or else one of the engine: lottie-web threw, or a file did not arrive. */
export function failureFrom(thrown: unknown): Failure {
  const failure = thrown as Failure | null;
  return failure?.reason ? failure : { code: 'renderer', reason: 'drawing', problem: thrown };
}

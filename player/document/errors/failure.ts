import type { PlayerErrorCode } from '../../types';

/** Why something failed, with the values that explain.ts puts into its sentences. The sentences are loaded after a failure only. */
export type Reason =
  | { reason: 'src'; src: unknown }
  | { reason: 'unreachable'; url: string }
  | { reason: 'too slow' }
  | { reason: 'status'; url: string; status: number }
  | { reason: 'not JSON'; isWebPage: boolean; problem: unknown }
  | { reason: 'archive' | 'gzip'; problem: unknown }
  | { reason: 'empty archive' }
  | { reason: 'too large' }
  | { reason: 'too many layers'; count: number; most: number }
  | { reason: 'too much'; what: string; count: number; most: number }
  /** As text: the value that is wrong, and the first frame, which the last must come after. */
  | { reason: 'field'; field: string; value: string; ip: string }
  | { reason: 'marker'; marker: string; markers: string[] }
  | { reason: 'segment'; segment: unknown; ip: number; op: number }
  | { reason: 'slot'; slot: string; slots: string[] }
  | { reason: 'slot value'; slot: string; value: unknown; kind: string }
  | { reason: 'theme'; theme: string; themes: string[] }
  | { reason: 'drawing'; problem: unknown }
  | { reason: 'hung' };

/**
 * What went wrong between `src` and the first frame. Thrown inside the player; the host hears a `PlayerError` made from it.
 * It is plain data, so that a worker can post it.
 */
export type Failure = { code: PlayerErrorCode } & Reason;

/** @returns `thrown` itself when it is a Failure. Anything else came from lottie-web or a failed `import()`: code `renderer`. */
export function failureFrom(thrown: unknown): Failure {
  const failure = thrown as Failure | null;
  return failure?.reason ? failure : { code: 'renderer', reason: 'drawing', problem: thrown };
}

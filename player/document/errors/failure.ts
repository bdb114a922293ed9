import type { PlayerErrorCode } from '../../types';

/**
 * Why something failed, with the values for the message. `explain.ts` has the messages, and loads only after
 * a failure.
 */
type Reason =
  | { reason: 'src'; src: unknown }
  | { reason: 'unreachable'; url: string }
  | { reason: 'too slow' }
  | { reason: 'status'; url: string; status: number }
  | { reason: 'not JSON'; isWebPage: boolean; problem: unknown }
  | { reason: 'archive' | 'gzip'; problem: unknown }
  | { reason: 'empty archive' }
  | { reason: 'encrypted archive' }
  | { reason: 'too large' }
  | { reason: 'too many layers'; count: number; most: number }
  | { reason: 'too much'; what: string; count: number; most: number }
  /** The invalid value, and the first frame (`op` must be above it), both as text. */
  | { reason: 'field'; field: string; value: string; ip: string }
  | { reason: 'marker'; marker: string; markers: string[] }
  | { reason: 'segment'; segment: unknown; ip: number; op: number }
  | { reason: 'slot'; slot: string; slots: string[] }
  | { reason: 'slot value'; slot: string; value: unknown; kind: string }
  | { reason: 'theme'; theme: string; themes: string[] }
  | { reason: 'drawing'; problem: unknown }
  | { reason: 'hung' };

/**
 * What went wrong between `src` and the first frame. The player throws it internally, and turns it into the
 * `PlayerError` that the host receives. Plain data, so that a worker can post it.
 */
export type Failure = { code: PlayerErrorCode } & Reason;

/**
 * @returns `thrown` itself if it is a Failure; anything else comes from lottie-web or a failed `import()` and
 * gets the code `renderer`
 */
export function failureFrom(thrown: unknown): Failure {
  const failure = thrown as Failure | null;
  return failure?.reason ? failure : { code: 'renderer', reason: 'drawing', problem: thrown };
}

/** @returns a value as JSON, in at most 40 characters */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return String(value);
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 40);
  } catch {
    // The value is nested too deep or circular, or a BigInt.
    return typeof value === 'object' ? 'an object' : String(value);
  }
}

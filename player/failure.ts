import type { PlayerErrorCode } from './types';

/** What each reason is known by and brings along; explain.ts has the sentences, which only a failure loads. */
export type Reason =
  | { reason: 'src'; src: unknown }
  | { reason: 'unreachable'; url: string }
  | { reason: 'too slow' }
  | { reason: 'status'; url: string; status: number }
  | { reason: 'web page' }
  | { reason: 'not JSON'; problem: unknown }
  | { reason: 'archive'; problem: unknown }
  | { reason: 'empty archive' }
  | { reason: 'too large' }
  | { reason: 'field'; field: string; value: unknown; ip?: unknown }
  | { reason: 'marker'; marker: string; markers: string[] }
  | { reason: 'segment'; segment: unknown; ip: number; op: number }
  | { reason: 'drawing'; problem: unknown };

/** What went wrong between `src` and the first frame. */
export type Failure = Error & { readonly code: PlayerErrorCode; readonly because: Reason };

/** @returns an error to throw; a function and not a class, which costs every page more bytes. */
export function failure(code: PlayerErrorCode, because: Reason): Failure {
  return Object.assign(new Error(because.reason), { code, because });
}

export function isFailure(thrown: unknown): thrown is Failure {
  return thrown instanceof Error && 'because' in thrown;
}

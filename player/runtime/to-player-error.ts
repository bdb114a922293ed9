import { type Failure, failureFrom } from '../document/errors/failure';
import type { PlayerError } from '../types';

/** Milliseconds that a failure waits for the sentence that explains it. */
const LIMIT = 1000;

/** What the host hears of a failure. The sentences come only when something failed; without a connection they may not. */
export async function explanationOf(thrown: unknown): Promise<PlayerError> {
  const failure = failureFrom(thrown) as Failure & { status?: number };
  try {
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, LIMIT));
    return (await Promise.race([import('../document/errors/explain'), tooLate])).explain(failure);
  } catch {
    return { code: failure.code, message: failure.reason, status: failure.status };
  }
}

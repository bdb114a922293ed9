import { type Failure, failureFrom } from '../document/errors/failure';
import type { PlayerError } from '../types';

/** Milliseconds to wait for the error messages. */
const LIMIT = 1000;

/**
 * Converts anything thrown to an error for the host. The messages load on the first error; offline, the
 * reason remains.
 */
export async function toPlayerError(thrown: unknown): Promise<PlayerError> {
  const failure = failureFrom(thrown) as Failure & { status?: number };
  try {
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, LIMIT));
    return (await Promise.race([import('../document/errors/explain'), tooLate])).explain(failure);
  } catch {
    return { code: failure.code, message: failure.reason, status: failure.status };
  }
}

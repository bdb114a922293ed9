import { type Failure, failureFrom } from '../document/errors/failure';
import type { PlayerError } from '../types';

/** Maximum time in milliseconds for loading the error messages. */
const LIMIT = 1000;

/**
 * Converts anything that was thrown to an error for the host. Loads the module with the messages. If that
 * fails, the message is the short reason.
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

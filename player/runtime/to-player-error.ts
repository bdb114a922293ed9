import type { PlayerSettings } from '../core/settings';
import { type Failure, failureFrom } from '../document/errors/failure';
import type { PlayerError } from '../types';

/** Maximum time in milliseconds for loading the module with the error messages. */
const LIMIT = 1000;

/**
 * Converts a thrown value to an error for the app, and logs it. If the module with the error messages can't be
 * loaded, the error contains only the short reason.
 */
export async function toPlayerError(thrown: unknown, settings: PlayerSettings): Promise<PlayerError> {
  const failure = failureFrom(thrown) as Failure & { status?: number };
  try {
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, LIMIT));
    return (await Promise.race([import('../document/errors/explain'), tooLate])).report(failure, settings);
  } catch {
    return { code: failure.code, message: failure.reason, status: failure.status };
  }
}

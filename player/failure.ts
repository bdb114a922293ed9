import type { PlayerError, PlayerErrorCode } from './types';

/** What went wrong between `src` and the first frame, with a sentence that a person can act on. */
export class Failure extends Error {
  constructor(
    readonly code: PlayerErrorCode,
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Anything thrown, as the detail of an `error` event. What isn't a Failure came out of lottie-web. */
export function errorDetail(thrown: unknown): PlayerError {
  if (thrown instanceof Failure) {
    const { code, message, status } = thrown;
    return status === undefined ? { code, message } : { code, message, status };
  }
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    code: 'renderer',
    message: `This animation could not be drawn (${reason}). Check the file in its editor.`,
  };
}

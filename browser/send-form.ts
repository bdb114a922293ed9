import { remainingWait } from './honeypot';
import { type PostResult, postJson } from './post-json';

/** The result of a submission, which determines the form's message. */
export type Outcome = {
  phase: 'sent' | Exclude<PostResult['kind'], 'taken'>;
  /** The text that tells the user how long to wait before trying again. */
  wait?: string;
  /** Error messages by field name. */
  reasons?: Readonly<Record<string, string>>;
};

/**
 * Posts a form's data. If the form was filled in very quickly, waits first. This module loads when a form
 * with an endpoint is submitted.
 * @param opened the value of `performance.now()` when the form was shown
 */
export async function sendForm(
  endpoint: string,
  data: Record<string, string>,
  opened: number,
  { wait, waitUnknown }: { wait?: string; waitUnknown?: string },
): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, remainingWait(opened, performance.now())));
  const result = await postJson(endpoint, data);
  switch (result.kind) {
    case 'taken':
      return { phase: 'sent' };
    case 'refused':
      // If the form has none of the rejected fields, report a general failure, because the messages of these
      // fields would not be visible.
      if (!Object.keys(result.reasons).some((name) => name in data)) return { phase: 'failed' };
      return { phase: 'refused', reasons: result.reasons };
    case 'tooMany':
      return {
        phase: 'tooMany',
        wait: result.seconds ? wait?.replace('{seconds}', String(result.seconds)) : waitUnknown,
      };
    default:
      return { phase: result.kind };
  }
}

import type { FormTexts } from '@/content/types';
import { waitFor } from './bot-trap';
import { type PostResult, postJson } from './post-json';

/** What a form says after it was sent: the name of its text, and what stands in it or beside its fields. */
export type Outcome = {
  phase: 'sent' | Exclude<PostResult['kind'], 'taken'>;
  /** How long to wait, in words. */
  wait?: string;
  /** What is wrong, by field. */
  reasons?: Readonly<Record<string, string>>;
};

/**
 * Posts a form's data once it has been open as long as a person takes. Loaded only where forms are connected.
 * @param opened when the form was there, on the clock of `performance.now()`
 */
export async function sendForm(
  endpoint: string,
  data: Record<string, string>,
  opened: number,
  { wait, waitUnknown }: FormTexts,
): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, waitFor(opened, performance.now())));
  const result = await postJson(endpoint, data);
  switch (result.kind) {
    case 'taken':
      return { phase: 'sent' };
    case 'refused':
      // Where no field is marked, nobody could see what is wrong.
      if (!Object.keys(result.reasons).some((name) => name in data)) return { phase: 'failed' };
      return { phase: 'refused', reasons: result.reasons };
    case 'tooMany':
      return {
        phase: 'tooMany',
        wait: result.seconds ? wait.replace('{seconds}', String(result.seconds)) : waitUnknown,
      };
    default:
      return { phase: result.kind };
  }
}

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

export type Sending = {
  endpoint: string;
  /** The text of each field, by its name. */
  data: Readonly<Record<string, string>>;
  /** Whether the endpoint also receives the page's query and the referrer. */
  campaignData?: boolean;
  /** The value of `performance.now()` when the form was shown. */
  opened: number;
  messages: { wait?: string; waitUnknown?: string };
  /** Cancels the request. */
  signal: AbortSignal;
};

/** Posts a form's data. If the form was filled in very quickly, waits first. */
export async function sendForm({
  endpoint,
  data,
  campaignData,
  opened,
  messages: { wait, waitUnknown },
  signal,
}: Sending): Promise<Outcome> {
  await new Promise((resolve) => {
    setTimeout(resolve, remainingWait(opened, performance.now()));
    signal.addEventListener('abort', resolve);
  });
  const campaign = campaignData && { query: location.search.slice(1), referrer: document.referrer };
  const result = await postJson(endpoint, { ...data, ...campaign }, signal);
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

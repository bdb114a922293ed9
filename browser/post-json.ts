/** The maximum time to wait for the response, in milliseconds. */
const TIMEOUT = 20_000;

/** The result of a request. */
export type PostResult =
  | { kind: 'taken' }
  /**
   * Status 400 or 422. `reasons` are error messages by field name, from a body such as
   * `{ "errors": { "email": "…" } }`.
   */
  | { kind: 'refused'; reasons: Readonly<Record<string, string>> }
  /** Status 413. */
  | { kind: 'tooLarge' }
  /** Status 429. `seconds` is the time to wait, from the Retry-After header. */
  | { kind: 'tooMany'; seconds?: number }
  /** Any other status, a network error, a timeout, or an aborted request. */
  | { kind: 'failed' };

/** Posts the data as JSON, unless the signal is aborted. Never rejects. */
export async function postJson(
  endpoint: string,
  data: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PostResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(data),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    return response.ok ? { kind: 'taken' } : await refusal(response);
  } catch {
    return { kind: 'failed' };
  }
}

async function refusal(response: Response): Promise<PostResult> {
  switch (response.status) {
    case 400:
    case 422:
      return { kind: 'refused', reasons: await reasonsIn(response) };
    case 413:
      return { kind: 'tooLarge' };
    case 429:
      return { kind: 'tooMany', seconds: secondsIn(response.headers.get('Retry-After')) };
    default:
      return { kind: 'failed' };
  }
}

async function reasonsIn(response: Response): Promise<Record<string, string>> {
  const body = await response.json().catch(() => null);
  if (typeof body?.errors !== 'object') return {};
  const errors = Object.entries(body.errors ?? {});
  return Object.fromEntries(
    errors.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Parses the Retry-After header, which is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

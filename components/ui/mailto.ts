/** A field's label and typed text. */
export type Entry = { label: string; value: string };

/** Returns a `mailto:` link with the subject and the fields, one per line. Empty fields are left out. */
export function mailtoLink(address: string, subject: string, entries: readonly Entry[]) {
  const body = entries
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => `${label}: ${value.replaceAll(/\r?\n/g, '\r\n')}`)
    .join('\r\n');
  const query = [
    ['subject', subject],
    ['body', body],
  ]
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encodeURIComponent(value as string)}`)
    .join('&');
  return `mailto:${address}?${query}`;
}

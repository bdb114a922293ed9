/** The label of a field, and the text that the user has typed. */
export type Entry = { label: string; value: string };

/** Returns a `mailto:` link with a subject and the filled-in fields, one per line. */
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

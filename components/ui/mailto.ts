/** One thing that was typed, under the label of its field. */
export type Entry = { label: string; value: string };

/** A `mailto:` link that carries a subject and what was typed, one field to a line; empty fields are left out. */
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

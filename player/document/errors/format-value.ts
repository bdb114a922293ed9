/** @returns a value as it stands in a file, in 40 characters at most */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return String(value);
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 40);
  } catch {
    // It is nested too deeply, or in itself.
    return typeof value === 'object' ? 'an object' : String(value);
  }
}

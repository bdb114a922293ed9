/**
 * Converts `src`, or another value of the host, to text: a string stays, a URL is its address, an object becomes JSON.
 * Objects with the same content give the same text.
 * @returns `null` for anything else, for an empty string, and for an object that JSON can't represent
 */
export function stableStringify(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() ? value : null;
  if (value instanceof URL) return value.href;
  try {
    return typeof value === 'object' && value ? JSON.stringify(value) : null;
  } catch {
    // A circular object, or a BigInt.
    return null;
  }
}

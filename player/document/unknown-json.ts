/** What a file should hold as a list, whatever it holds there. */
// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
export const asArray = (value: unknown): any[] => (Array.isArray(value) ? value : []);

/** What a file should hold as an object, whatever it holds there; the same object, where it is one. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

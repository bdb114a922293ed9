/** The animation's JSON text, and the URL that its relative assets are resolved against. */
export type SourceText = { text: string; base: string };

/**
 * Turns a value into text that can be compared and parsed: a string stays, a URL becomes its address, and an
 * object becomes JSON. Objects with the same content give the same text. Parsing the text for each load is
 * the cheapest deep copy, which is needed because lottie-web modifies its input.
 * @returns `null` for anything else, for an empty string, and for an object that can't be serialized
 */
export function stableStringify(src: unknown): string | null {
  if (typeof src === 'string') return src.trim() ? src : null;
  if (src instanceof URL) return src.href;
  try {
    return typeof src === 'object' && src ? JSON.stringify(src) : null;
  } catch {
    // The object is circular or contains a BigInt.
    return null;
  }
}

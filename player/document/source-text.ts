/** The animation's JSON text, and the URL that its relative assets are resolved against. */
export type SourceText = { text: string; base: string };

/**
 * Turns `src` into text: a string stays, a URL is its address, an object becomes JSON. lottie-web writes into what it is given, and parsing the
 * text anew for each load is the cheapest deep copy. Objects of the same content give the same text.
 * @returns `null` for anything else, for an empty string, and for an object that JSON can't hold
 */
export function textOfSrc(src: unknown): string | null {
  if (typeof src === 'string') return src.trim() ? src : null;
  if (src instanceof URL) return src.href;
  try {
    return typeof src === 'object' && src ? JSON.stringify(src) : null;
  } catch {
    // A circular object, or a BigInt.
    return null;
  }
}

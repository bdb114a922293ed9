/** The animation's JSON text, and the address that its relative assets start from. */
export type SourceText = { text: string; base: string };

/**
 * `src` as text. lottie-web writes into what it is given, and parsing text for each load is the cheapest deep copy;
 * two objects of the same content are the same source.
 * @returns null for what is neither a string with something in it, nor a URL, nor an object that JSON can hold.
 */
export function textOfSrc(src: unknown): string | null {
  if (typeof src === 'string') return src.trim() ? src : null;
  if (src instanceof URL) return src.href;
  try {
    return typeof src === 'object' && src ? JSON.stringify(src) : null;
  } catch {
    // An object that holds itself, or a number that JSON has no notation for.
    return null;
  }
}

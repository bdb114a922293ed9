/** The animation's JSON text, and the URL that its relative assets are resolved against. */
export type SourceText = { text: string; base: string };

/** A file as received (JSON text, an archive or a gzip file), and the base URL of its assets. */
export type SourceBytes = { bytes: ArrayBuffer; base: string };

/** A file in memory. */
type FileBytes = ArrayBuffer | Uint8Array<ArrayBuffer> | Blob;

/** `src` as text, or as the bytes of a file. */
export type Source = string | FileBytes;

/**
 * Returns the bytes of a file unchanged, and other values of `src` as text. Two sources are the same if the
 * results are equal.
 * @returns `null` if `src` is invalid
 */
export const sourceOf = (src: unknown): Source | null => (isFileBytes(src) ? src : stableStringify(src));

const isFileBytes = (src: unknown): src is FileBytes =>
  src instanceof Blob || src instanceof ArrayBuffer || ArrayBuffer.isView(src);

/**
 * Converts `src` to text that can be compared and parsed: returns a string unchanged, a `URL` as its `href`,
 * and an object as JSON. lottie-web modifies its input, so each load parses the JSON again instead of using
 * the object.
 * @returns `null` for other values, empty strings, objects that can't be serialized, and objects without fields, such as
 *   promises, responses and requests
 */
export function stableStringify(src: unknown): string | null {
  if (typeof src === 'string') return src.trim() ? src : null;
  if (src instanceof URL) return src.href;
  try {
    const json = typeof src === 'object' && src ? JSON.stringify(src) : null;
    // As JSON, promises, responses and requests are empty objects.
    return json === '{}' ? null : json;
  } catch {
    // The object is circular or contains a BigInt.
    return null;
  }
}

/** Replaces the placeholders in a string. Keeps placeholders without a value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/**
 * Matches the punctuation that ends the first phrase of a label. Doesn't match punctuation inside numbers and
 * words, or full stops after abbreviations of up to three letters.
 */
const PHRASE_END = /[(؛،：；，。（]|[:;,](?=\s|$)|(?<=\p{L}{4})\.\s|\.\s*$/u;

/** Shortens a label to its first phrase. */
export function shortLabel(label: string): string {
  return label.split(PHRASE_END)[0]?.trim() ?? '';
}

/**
 * Marks that end a part of a label. A mark within a number or a word ends none, nor does the full stop of an abbreviation, which
 * has three letters at most.
 */
const PART_END = /[(؛،：；，。（]|[:;,](?=\s|$)|(?<=\p{L}{4})\.\s|\.\s*$/u;

/** A label in a few words: up to the first mark that ends a part of it. */
export function shortLabel(label: string): string {
  return label.split(PART_END)[0]?.trim() ?? '';
}

/** A label in a few words: up to the first mark that ends a part of it. */
export function shortLabel(label: string): string {
  return label.split(/[:;,.(؛،：；，。（]/)[0]?.trim() ?? '';
}

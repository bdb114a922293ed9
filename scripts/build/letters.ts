/** The characters that most visitors type into forms. */
const typed = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Returns the characters of all strings in the values and the characters that visitors type, sorted and
 * without duplicates.
 */
export function lettersOf(values: readonly unknown[]): string {
  const letters = new Set(typed);
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const letter of value) letters.add(letter);
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  values.forEach(collect);
  return [...letters].sort((a, b) => codeOf(a) - codeOf(b)).join('');
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** Formats characters as a CSS `unicode-range`, such as `U+20-7E,U+A0`. */
export function unicodeRange(letters: string): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of [...letters].map(codeOf)) {
    const range = ranges.at(-1);
    if (range && code === range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

/** Returns the characters of a CSS `unicode-range`. */
export function lettersIn(range: string): string[] {
  return [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    const length = Number.parseInt(last, 16) - start + 1;
    return Array.from({ length }, (_, n) => String.fromCodePoint(start + n));
  });
}

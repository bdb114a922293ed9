/** Characters that most visitors type into forms. */
const typed = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Returns every character of the texts in the values, including nested ones, and of typed text, each once and
 * sorted.
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

/** Formats characters as a CSS `unicode-range`, such as `U+20-7E,U+A0`. */
export function unicodeRange(letters: string): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of [...letters].map(codeOf)) {
    const range = ranges.at(-1);
    if (range && code === range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

/** Parses a CSS `unicode-range` into code points. */
export function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

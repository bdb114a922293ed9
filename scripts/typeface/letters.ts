/** What is typed into most forms. */
const typed = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Every sign of the texts in some values, however deep, and what is typed; each once, in order. */
export function lettersOf(values: readonly unknown[]): string {
  const letters = new Set(typed);
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const letter of value) letters.add(letter);
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  values.forEach(collect);
  return [...letters].sort((a, b) => codeOf(a) - codeOf(b)).join('');
}

/** Letters as CSS lists them: `U+20-7E,U+A0`. */
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

/** The letters that CSS lists, as code points. */
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

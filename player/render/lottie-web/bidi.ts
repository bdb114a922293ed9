/*
 * Implements the Unicode Bidirectional Algorithm (https://unicode.org/reports/tr9/) for a single line without
 * explicit embeddings, overrides or isolates. The browser's own layout can't be used, because WebKit applies
 * an older algorithm to SVG text, and doesn't report the positions of letters.
 */

/**
 * The class of a character after resolution: a left-to-right letter, a right-to-left letter, a European
 * number, an Arabic number, or neutral.
 */
type Resolved = 'L' | 'R' | 'EN' | 'AN' | 'ON';

/**
 * The class of a character before resolution. It can also be an Arabic letter (`AL`), or a separator or
 * terminator of numbers.
 */
type BidiClass = Resolved | 'AL' | 'ES' | 'ET' | 'CS';

/**
 * The classes and their patterns. The class of a character is that of the first pattern that matches it. A
 * character that matches no pattern is neutral.
 */
const CLASSES: readonly [BidiClass, RegExp][] = [
  ['EN', /^[0-9\u06f0-\u06f9\uff10-\uff19]/],
  ['AN', /^[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd]/],
  ['ET', /^[#%\u00b0\u00b1\u0609\u060a\u066a\u2030-\u2034\p{Sc}]/u],
  ['CS', /^[,./:\u00a0\u060c\u202f\u2044]/],
  ['ES', /^[+\-\u2212]/],
  [
    'AL',
    /^(?=[\p{L}\p{Po}\p{Pd}\u061c])[\u0600-\u07bf\u0860-\u08ff\ufb50-\ufd3d\ufd50-\ufdff\ufe70-\ufefc\u{10d00}-\u{10d3f}\u{10ec0}-\u{10eff}\u{10f30}-\u{10f6f}\u{1ec70}-\u{1eeff}]/u,
  ],
  [
    'R',
    /^(?=[\p{L}\p{N}\p{Po}\p{Pd}\u200f])[\u0590-\u08ff\u200f\ufb1d-\ufb4f\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
  ],
  ['L', /^[\p{L}\p{M}\p{N}\p{Regional_Indicator}\u200e]/u],
];

/**
 * The pairs of brackets whose direction depends on their content. Each opening bracket is followed by its
 * closing bracket.
 */
const BRACKETS = '()[]{}⟨⟩⟦⟧「」『』';

const classOf = (letter: string): BidiClass =>
  CLASSES.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'ON';

/** Returns whether a paragraph runs from right to left, based on its first letter (rules P2 and P3). */
export function isRightToLeft(paragraph: string): boolean {
  const first = /[\p{L}\u061c\u200e\u200f]/u.exec(paragraph)?.[0] ?? '';
  return ['R', 'AL'].includes(classOf(first));
}

/**
 * Returns the embedding level of each letter of a line. Letters with an odd level run from right to left.
 * @param letters grapheme clusters
 * @param isRtl whether the paragraph runs from right to left
 */
export function levelsOf(letters: readonly string[], isRtl: boolean): number[] {
  const classes = resolveNeutrals(letters, resolveNumbers(letters.map(classOf), isRtl), isRtl);
  return classes.map((one) => {
    if (one === 'R') return 1;
    return isRtl || one !== 'L' ? 2 : 0;
  });
}

/** Resolves the classes of numbers, and of the separators and terminators next to them (rules W2 to W7). */
function resolveNumbers(given: readonly BidiClass[], isRtl: boolean): Resolved[] {
  const classes = [...given];
  const strongBefore = strongClasses(classes, isRtl);
  for (const [index, one] of classes.entries()) {
    if (one === 'EN' && strongBefore[index] === 'AL') classes[index] = 'AN';
  }
  for (const [index, one] of classes.entries()) {
    const [before, after] = [classes[index - 1], classes[index + 1]];
    const isBetween = before === after && (before === 'EN' || (before === 'AN' && one === 'CS'));
    if (isBetween && (one === 'ES' || one === 'CS')) classes[index] = before as Resolved;
    if (one === 'ET' && before === 'EN') classes[index] = 'EN';
  }
  for (const index of [...classes.keys()].reverse()) {
    if (classes[index] === 'ET' && classes[index + 1] === 'EN') classes[index] = 'EN';
  }
  return classes.map((one, index) => {
    if (one === 'AL') return 'R';
    if (one === 'EN' && strongBefore[index] === 'L') return 'L';
    return one === 'ES' || one === 'ET' || one === 'CS' ? 'ON' : one;
  });
}

/**
 * Returns, for each index of a line, the class of the last letter before this index, or the direction of the
 * paragraph if no letter precedes it.
 */
function strongClasses<Class extends BidiClass>(classes: readonly Class[], isRtl: boolean) {
  let last: Class | 'L' | 'R' = isRtl ? 'R' : 'L';
  return classes.map((one) => {
    const before = last;
    if (one === 'L' || one === 'R' || one === 'AL') last = one;
    return before;
  });
}

/** Resolves the classes of brackets and other neutral characters (rules N0 to N2). */
function resolveNeutrals(letters: readonly string[], given: readonly Resolved[], isRtl: boolean): Resolved[] {
  const embedding = isRtl ? 'R' : 'L';
  const classes = [...given];
  /**
   * Returns the direction of a letter or a number; `null` for a neutral character. An index outside the line
   * has the direction of the paragraph.
   */
  const directionOf = (index: number) => {
    const one = index < 0 || index >= classes.length ? embedding : (classes[index] as Resolved);
    if (one === 'ON') return null;
    return one === 'L' ? 'L' : 'R';
  };
  const directionBefore = (index: number) => {
    let at = index - 1;
    while (directionOf(at) === null) at -= 1;
    return directionOf(at);
  };
  for (const [open, close] of bracketPairs(letters, classes)) {
    const inside = classes.slice(open + 1, close).map((_, offset) => directionOf(open + 1 + offset));
    const opposite = isRtl ? 'L' : 'R';
    const hasOpposite = inside.includes(opposite) && directionBefore(open) === opposite;
    const direction = !inside.includes(embedding) && hasOpposite ? opposite : embedding;
    if (inside.some(Boolean)) classes[open] = classes[close] = direction;
  }
  for (let index = 0; index < classes.length; index += 1) {
    let end = index;
    while (directionOf(end) === null) end += 1;
    const before = directionOf(index - 1);
    classes.fill(before === directionOf(end) && before ? before : embedding, index, end);
    index = end;
  }
  return classes;
}

/** The maximum number of brackets that can be open at the same time. The algorithm specifies this limit. */
const MAX_OPEN = 63;

/** Returns the indices of matching brackets, sorted by the index of the opening bracket (definition BD16). */
function bracketPairs(letters: readonly string[], classes: readonly Resolved[]): [number, number][] {
  const pairs: [number, number][] = [];
  const open: { index: number; close: string }[] = [];
  for (const [index, letter] of letters.entries()) {
    const kind = classes[index] === 'ON' ? BRACKETS.indexOf(letter) : -1;
    if (kind < 0) continue;
    if (kind % 2 === 0 && open.length < MAX_OPEN) open.push({ index, close: BRACKETS.charAt(kind + 1) });
    else {
      const match = open.findLastIndex(({ close }) => close === letter);
      if (match < 0) continue;
      pairs.push([(open[match] as { index: number }).index, index]);
      open.length = match;
    }
  }
  return pairs.sort(([one], [other]) => one - other);
}

/**
 * Returns the visual position of each part of a line, counted from the left (rule L2).
 * @param levels the embedding levels of the parts
 */
export function visualPositions(levels: readonly number[]): number[] {
  let order = [...levels.keys()];
  for (const level of [2, 1]) {
    const reordered: number[] = [];
    let run: number[] = [];
    for (const index of [...order, levels.length]) {
      if ((levels[index] ?? 0) >= level) run.push(index);
      else {
        reordered.push(...run.reverse(), index);
        run = [];
      }
    }
    order = reordered.slice(0, -1);
  }
  const positions: number[] = [];
  for (const [position, index] of order.entries()) positions[index] = position;
  return positions;
}

import * as v from 'valibot';
import { keepUnitsTogether } from '../keep-units-together';

// The messages in this file complete the sentence "it must be …".

/** Zero-width characters, control characters and direction marks. */
export const INVISIBLE =
  /[\p{Cc}\u061c\u200b-\u200c\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;

/** An HTML character reference, such as `&amp;`. Pages would show it literally. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d*);/;

/**
 * Markup, which pages would show literally: HTML tags, Markdown links and emphasis, and URLs. Also emoji, which
 * the site's font lacks.
 */
const MARKUP =
  /<\/?[a-z][^<>]*>|\[[^[\]]*\]\([^()]*\)|(\*\*|__)\S.*?\1|https?:\/\/\S+|\p{Emoji_Presentation}/iu;

/** The characters in the font of share images: Latin letters with accents, punctuation, €, ™ and −. */
const DRAWABLE = /[\u0020-\u017f\u2010-\u2026\u20ac\u2122\u2212]/u;

/**
 * The maximum number of characters in a measured value. A longer value wouldn't fit, because values are shown
 * in large type.
 */
export const STAT_LENGTH = 8;

/** A schema for text. `Form` is the type of valid text. */
type TextSchema<Form extends string = string> = v.GenericSchema<Form>;

const quotedText = v.pipe(
  v.string('text in quotes'),
  v.nonEmpty('text that is not empty'),
  v.check((value) => value.trim() === value, 'a text without spaces at its start or end'),
);

/** Text that visitors don't read, such as a URL or a file name. */
export const setting = v.pipe(
  quotedText,
  v.check(
    (value) => !INVISIBLE.test(value),
    ({ input }) =>
      `typed again: it contains the invisible character ${codePoint(INVISIBLE.exec(input)?.[0])}`,
  ),
  v.excludes('\ufffd', 'without \ufffd, which replaces an unreadable character'),
);

/** A URL or path. TypeScript checks its format, and `npm run check` checks that its target exists. */
export function address<Form extends string>() {
  return setting as unknown as TextSchema<Form>;
}

/**
 * Text that is allowed to break between a number and its unit.
 * @see text
 */
export function line(max: number, placeholders: readonly string[] = []): TextSchema {
  const unknownIn = (value: string) =>
    value.match(/\{[^{}]*\}/g)?.find((braces) => !placeholders.includes(braces));
  const known =
    placeholders.length > 0
      ? `: the placeholders here are ${placeholders.join(' and ')}`
      : ', which pages would show literally';
  return v.pipe(
    setting,
    v.check(
      (value) => !ENTITY.test(value),
      ({ input }) =>
        `the character itself instead of ${ENTITY.exec(input)?.[0]}, which pages would show literally`,
    ),
    v.check(
      (value) => !MARKUP.test(value),
      ({ input }) =>
        `plain text, without ${MARKUP.exec(input)?.[0]}: texts can’t contain links, tags, bold, italics or emoji`,
    ),
    v.check(
      (value) => unknownIn(value) === undefined,
      ({ input }) => `without ${unknownIn(input)}${known}`,
    ),
    // Allow `{mail}` only once, because the page would omit a second `{mail}` and the text after it.
    v.check(
      (value) => !placeholders.includes('{mail}') || value.split('{mail}').length === 2,
      'a text with {mail} exactly once, which pages replace with the mail link',
    ),
    v.maxLength(max, `at most ${max} characters long`),
    v.metadata({ maxLength: max }),
  );
}

/**
 * The maximum numbers of letters in a word of body text, of a heading and of display text. A longer word
 * would fill more than two lines on a narrow phone.
 */
const WORD = 45;
export const HEADING_WORD = 32;
export const DISPLAY_WORD = 26;

/** Returns the longest part of a string between spaces, slashes, hyphens and dashes. */
const longestWord = (value: string) =>
  value.split(/[\s\u00ad/–—-]+/).reduce((longest, word) => (word.length > longest.length ? word : longest));

/**
 * Text that visitors read.
 * @param max the maximum number of characters that fit into the layout
 * @param placeholders the placeholders that the page replaces, such as `{mail}`
 * @param maxWord the maximum length of a word
 */
export function text(max: number, placeholders: readonly string[] = [], maxWord: number = WORD): TextSchema {
  return v.pipe(
    line(max, placeholders),
    v.check(
      (value) => longestWord(value).length <= maxWord,
      ({ input }) =>
        `a text whose words have at most ${maxWord} letters, to fit on a small phone: “${longestWord(input)}” has ${longestWord(input).length}. Write two words, or \\u00ad where the word may break`,
    ),
    v.check(
      (value) => keepUnitsTogether(value) === value,
      'inside keepUnitsTogether(…) of content/keep-units-together.ts, which keeps a number and its unit on one line',
    ),
  );
}

/**
 * Text that is also shown in share images.
 * @param schema the schema of the text on pages
 */
export function sharedText(schema: TextSchema): TextSchema {
  const undrawable = (value: string) => [...new Set(value)].filter((character) => !DRAWABLE.test(character));
  return v.pipe(
    schema,
    v.check(
      (value) => undrawable(value).length === 0,
      ({ input }) => `without ${undrawable(input).join(' ')}, which the font of share images lacks`,
    ),
  );
}

/** Alternative text of a picture. */
export const alternative = v.pipe(
  text(180),
  v.minLength(20, 'a description of the picture with at least 20 characters'),
);

/** An id, which is also the fragment of a URL. */
export const id = v.pipe(
  v.string('text in quotes'),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens, starting with a letter'),
);

/** A date, as in `<time datetime>`. */
export const date = v.pipe(
  v.string('a date in quotes, such as 2026-09-08'),
  v.check((value) => {
    const day = new Date(`${value}T00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${value}T`);
  }, 'a date such as 2026-09-08'),
);

export const number = v.number('a number without quotes');

export const color = v.pipe(
  setting,
  v.regex(/^#[\da-f]{6}$/, 'a color such as #0fccce: # and six digits or lowercase letters'),
);

/** The `data-` attributes of a script. */
export const dataAttributes = v.record(
  v.pipe(v.string(), v.startsWith('data-', 'a name that begins with data-')),
  quotedText,
) as v.GenericSchema<unknown> as v.GenericSchema<Readonly<Record<`data-${string}`, string>>>;

/** One of the given words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return v.picklist(words, `one of ${words.join(', ')}`);
}

/** An object that has no fields except the given ones. Optional fields use `v.optional`. */
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, input, path }) => {
    const [place] = path ?? [];
    if (!place) return 'an entry in braces, { … }';
    if (expected !== 'never') return kindOf(entries[String(place.key)] as object);
    const free = Object.keys(entries).filter((name) => !(name in (place.input as object)));
    return nearest(String(input), free) ?? `one of ${Object.keys(entries).join(', ')}`;
  });
}

/** Returns the message for a field that is missing. */
function kindOf(
  schema: { message?: unknown; entries?: object; getter?: (input: unknown) => object } = {},
): string {
  if (schema.getter) return kindOf(schema.getter(undefined));
  if (typeof schema.message === 'string') return schema.message;
  return schema.entries ? `an entry with ${Object.keys(schema.entries).join(', ')}` : 'present';
}

/** Returns the known name that is closest to a misspelled name, with an edit distance of at most 2. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  return [0, 1, Math.min(2, name.length - 1)].flatMap((edits) =>
    known.filter((other) => isWithin(name, other, edits)),
  )[0];
}

function isWithin(one: string, other: string, edits: number): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a === b) return true;
  return (
    edits > 0 &&
    [[a.slice(1), b] as const, [a, b.slice(1)] as const, [a.slice(1), b.slice(1)] as const].some(
      ([rest, otherRest]) => isWithin(rest, otherRest, edits - 1),
    )
  );
}

/**
 * An entry of one of several types. Errors refer to the type with which the entry has the most fields in
 * common.
 */
export function anyOf<const Options extends readonly { entries: v.ObjectEntries }[]>(...options: Options) {
  const likeness = (input: unknown, { entries }: Options[number]) =>
    Object.keys(input ?? {}).filter((name) => nearest(name, Object.keys(entries))).length;
  return v.lazy(
    (input) =>
      options.reduce((best, each) =>
        likeness(input, each) > likeness(input, best) ? each : best,
      ) as unknown as v.GenericSchema<v.InferOutput<Extract<Options[number], v.GenericSchema>>>,
  );
}

/** A list that can be empty. */
export function listOrNone<const Item extends v.GenericSchema>(item: Item) {
  return v.array(item, 'a list in brackets, [ … ]') as unknown as v.GenericSchema<
    readonly v.InferOutput<Item>[]
  >;
}

/** A list with at least one entry. */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    listOrNone(item),
    v.minLength(1, 'a list with at least one entry'),
  ) as unknown as v.GenericSchema<readonly v.InferOutput<Item>[]>;
}

/** The names of a page's sections, in the order in which the page shows them. */
export function sectionNames<const Names extends readonly string[]>(names: Names) {
  return v.pipe(
    listOrNone(oneOf(names)),
    v.checkItems((name, index, all) => all.indexOf(name) === index, 'in the list only once'),
  );
}

/** Returns the code point of a character, such as `U+200B`. */
export const codePoint = (character = '') =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

import { english } from '@/player/ui/labels/english';
import { type Fault, type Field, quoted } from './fields';

/** Signs that nobody sees: of no width, of control, of direction. */
const INVISIBLE = /[\p{Cc}\u061c\u200b-\u200c\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;

/** A sign as HTML writes it; in the content it would be read as it stands. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d*);/;

/** What a text may hold in braces, by the field's name; the page puts something in its place. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  notConnected: ['{mail}'],
  notConnectedEmpty: ['{mail}'],
  failed: ['{mail}'],
  refused: ['{mail}'],
  tooLarge: ['{mail}'],
  tooMany: ['{mail}', '{wait}'],
  wait: ['{seconds}'],
  moreOn: ['{service}'],
  held: ['{mail}'],
  noScript: ['{mail}'],
};

/** The player's own labels say what theirs may hold. */
function placeholdersOf(path: string, name: string): readonly string[] {
  if (!path.startsWith('playerLabels.')) return placeholders[name] ?? [];
  return english[name as keyof typeof english]?.match(/\{\w+\}/g) ?? [];
}

/** Texts with signs that can't be read, or that the page would show as they stand. */
export function signFaults(fields: readonly Field[]): Fault[] {
  return fields.flatMap(({ file, path, name, value }): Fault[] => {
    // What a script is told is its own affair.
    if (typeof value !== 'string' || name.startsWith('data-')) return [];
    const no = (is: string, must: string) => [{ file, path, is, must }];
    const invisible = INVISIBLE.exec(value)?.[0];
    if (invisible) {
      const code = invisible.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return no(
        `a text with a sign that can’t be seen (U+${code}, after ${quoted(value.slice(0, value.indexOf(invisible)))})`,
        'typed anew, not pasted',
      );
    }
    if (value.includes('\ufffd'))
      return no(quoted(value), 'without \ufffd, what a program leaves of a letter that it could not read');
    const entity = ENTITY.exec(value)?.[0];
    if (entity)
      return no(
        quoted(value),
        `with the sign itself in place of ${entity}, which would be read as it stands`,
      );
    const known = placeholdersOf(path, name);
    const unknown = value.match(/\{[^{}]*\}/g)?.find((each) => !known.includes(each));
    if (unknown)
      return no(
        quoted(value),
        known.length > 0
          ? `without ${unknown}: what stands in braces here can be ${known.join(' or ')}`
          : `without ${unknown}, which would be read as it stands`,
      );
    // The page shows nothing of what follows a second one.
    return known.includes('{mail}') && value.split('{mail}').length !== 2
      ? no(quoted(value), 'with {mail} once, in whose place the mail link stands')
      : [];
  });
}

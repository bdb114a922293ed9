import { type Fault, type Field, quoted } from './fields';

/** What share pictures show: the firm's name, and of each page its description and its titles. */
const SHARED = /^(site\.name|meta\.(title|sheet|description|share\.title))$/;

/** Signs that the share pictures' font has: Latin letters with their accents, punctuation, €, ™ and −. */
const KNOWN = /[\u0020-\u017f\u2010-\u2026\u20ac\u2122\u2212]/u;

/** Texts of share pictures with a sign that would be an empty box there. */
export function glyphFaults(fields: readonly Field[]): Fault[] {
  return fields.flatMap(({ file, path, value }): Fault[] => {
    if (!SHARED.test(path) || typeof value !== 'string') return [];
    const unknown = [...new Set(value)].filter((sign) => !KNOWN.test(sign));
    return unknown.length === 0
      ? []
      : [
          {
            file,
            path,
            is: quoted(value),
            must: `without ${unknown.join(' ')}, which the font of share pictures lacks`,
          },
        ];
  });
}

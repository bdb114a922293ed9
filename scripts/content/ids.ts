import { type ContentIssue, type Field, quoted } from './issues';

/** IDs that components use. */
const RESERVED = ['main', 'hero', 'hero-layers', 'promise', 'profile', 'teaser'];

/**
 * Reports IDs that two entries share, or an entry and a part of a page.
 * @param sections the names of the pages' sections, which are IDs too
 */
export function idIssues(fields: readonly Field[], sections: readonly string[] = []): ContentIssue[] {
  const ids = fields.filter(({ name }) => name === 'id');
  return ids.flatMap((field, index): ContentIssue[] => {
    const first = ids.findIndex(({ value }) => value === field.value);
    const other = [...RESERVED, ...sections].includes(String(field.value))
      ? 'a part of a page'
      : first < index && `${ids[first]?.file} ${ids[first]?.path}`;
    const actual = `${quoted(field.value)}, as ${other} is`;
    return other ? [{ file: field.file, path: field.path, actual, expected: 'an id of its own' }] : [];
  });
}

/** Reports IDs in the list at `path` that no entry has. */
export function referenceIssues(
  fields: readonly Field[],
  path: string,
  known: readonly string[],
): ContentIssue[] {
  const expected =
    known.length > 0 ? `the id of an entry: ${known.join(', ')}` : 'left out, as there is no entry';
  return fields
    .filter((field) => field.path.startsWith(`${path}[`) && !known.includes(String(field.value)))
    .map(({ file, path, value }) => ({ file, path, actual: quoted(value), expected }));
}

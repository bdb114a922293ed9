import { type ContentIssue, type Field, issueOf } from './issues';

/** The IDs of elements that components render. The content must not use these IDs. */
const RESERVED_IDS = [
  ...['main', 'hero', 'hero-layers', 'promise', 'profile', 'teaser'],
  ...['hero-chilled-water', 'hero-controls', 'hero-energy'],
];

/** Reports IDs that two entries share, or that an entry shares with a part of a page, such as a section. */
export function* idIssues(
  fields: readonly Field[],
  sections: readonly string[] = [],
): Generator<ContentIssue> {
  const owners = new Map(
    [...RESERVED_IDS, ...sections].map((id): [unknown, string] => [id, 'the id of a part of a page']),
  );
  for (const field of fields.filter(({ name }) => name === 'id')) {
    const owner = owners.get(field.value);
    if (owner) yield issueOf(field, 'a unique id', `, which is also ${owner}`);
    else owners.set(field.value, `${field.file} ${field.path}`);
  }
}

/** Reports the IDs in the list at `path` that are not among the known IDs. */
export function unknownIdIssues(
  fields: readonly Field[],
  path: string,
  known: readonly string[],
): ContentIssue[] {
  const expected = `the id of an entry: ${known.join(', ')}`;
  return fields
    .filter((field) => field.path.startsWith(`${path}[`) && !known.includes(String(field.value)))
    .map((field) => issueOf(field, expected));
}

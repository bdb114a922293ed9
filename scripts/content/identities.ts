import { type Fault, type Field, quoted } from './fields';

/** Ids that are not kebab-case, or that two entries share. */
export function identityFaults(fields: readonly Field[]): Fault[] {
  const ids = fields.filter(({ name, value }) => name === 'id' && typeof value === 'string' && value);
  return ids.flatMap(({ file, path, value }): Fault[] => {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(String(value))) {
      return [{ file, path, is: quoted(value), must: 'small letters, digits and hyphens, a letter first' }];
    }
    const first = ids.find((other) => other.value === value);
    return first?.path === path && first.file === file
      ? []
      : [
          {
            file,
            path,
            is: `${quoted(value)}, as ${first?.file} ${first?.path} is`,
            must: 'an id of its own',
          },
        ];
  });
}

/** Names of projects, as the campaign page lists them, that no project has. */
export function referenceFaults(fields: readonly Field[], path: string, known: readonly string[]): Fault[] {
  return fields
    .filter((field) => field.path.startsWith(`${path}[`) && !known.includes(String(field.value)))
    .map((field) => ({
      file: field.file,
      path: field.path,
      is: quoted(field.value),
      must: `the id of an entry: ${known.join(', ')}`,
    }));
}

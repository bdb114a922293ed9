import { trapName } from '@/components/ui/bot-trap';
import type { FormField } from '@/content/types';
import { type Fault, type Field, quoted } from './fields';

/** Ids that components give themselves. */
const RESERVED = ['main', 'hero', 'hero-layers', 'promise', 'profile', 'teaser'];

/**
 * Ids that are not kebab-case, or that two entries share, or an entry and a part of a page.
 * @param sections the names of the pages' sections, which are ids too
 */
export function identityFaults(fields: readonly Field[], sections: readonly string[] = []): Fault[] {
  const ids = fields.filter(({ name, value }) => name === 'id' && typeof value === 'string' && value);
  return ids.flatMap(({ file, path, value }): Fault[] => {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(String(value))) {
      return [{ file, path, is: quoted(value), must: 'small letters, digits and hyphens, a letter first' }];
    }
    if ([...RESERVED, ...sections].includes(String(value))) {
      return [{ file, path, is: `${quoted(value)}, as a part of a page is`, must: 'an id of its own' }];
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
      must: known.length > 0 ? `the id of an entry: ${known.join(', ')}` : 'left out, as there is no entry',
    }));
}

/** Names of a form's fields under which what is typed would not arrive. */
export function fieldNameFaults(fields: readonly Field[]): Fault[] {
  return fields
    .filter(({ name, value }) => name === 'fields' && Array.isArray(value))
    .flatMap(({ file, path, value }) => {
      const names = (value as readonly FormField[]).map(({ name }) => name);
      return names.flatMap((name, index): Fault[] => {
        const isOwn = name !== trapName && names.indexOf(name) === index;
        if (isOwn && /^[a-z][a-z0-9-]*$/.test(name)) return [];
        const must = `small letters, digits and hyphens, a letter first, other than those before it and "${trapName}"`;
        return [{ file, path: `${path}[${index}].name`, is: quoted(name), must }];
      });
    });
}

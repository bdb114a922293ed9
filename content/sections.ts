import { filterList } from './schedule';

/**
 * Returns the names of the sections whose list of entries isn't empty.
 * @param sections the names of all sections, in order
 * @param entries the list of entries, by section name
 */
export function withEntries<Name extends string>(
  sections: readonly Name[],
  entries: Partial<Readonly<Record<NoInfer<Name>, readonly unknown[]>>>,
): readonly Name[] {
  return filterList(sections, (name) => entries[name]?.length !== 0);
}

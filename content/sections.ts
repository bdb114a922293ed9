/** Returns the entries with the given ids, in the order of the ids. Ignores unknown ids. */
export function entriesWithIds<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): readonly Entry[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id));
}

/**
 * Returns the names of the sections whose list of entries isn't empty.
 * @param sections the names of all sections, in order
 * @param entries the list of entries, by section name
 */
export function withEntries<Name extends string>(
  sections: readonly Name[],
  entries: Partial<Readonly<Record<NoInfer<Name>, readonly unknown[]>>>,
): readonly Name[] {
  return sections.filter((name) => entries[name]?.length !== 0);
}

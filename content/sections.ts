/**
 * Leaves out the sections whose list is empty.
 * @param sections the names of all sections, in their order
 * @param entries the lists of sections, by the section's name
 */
export function withEntries<Name extends string>(
  sections: readonly Name[],
  entries: Partial<Readonly<Record<NoInfer<Name>, readonly unknown[]>>>,
): readonly Name[] {
  return sections.filter((name) => entries[name]?.length !== 0);
}

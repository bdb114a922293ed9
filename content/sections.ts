/**
 * A page's sections without those that have nothing to show.
 * @param sections their names, in the order of the page
 * @param entries what a section lists, by its name
 */
export function withEntries<Name extends string>(
  sections: readonly Name[],
  entries: Partial<Readonly<Record<NoInfer<Name>, readonly unknown[]>>>,
): readonly Name[] {
  return sections.filter((name) => entries[name]?.length !== 0);
}

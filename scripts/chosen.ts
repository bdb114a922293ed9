/**
 * Those parts of a command that its options name; all of them where they name none.
 * @param parts by name, in the order in which they are done
 * @throws an error that lists the parts when one is not known
 */
export function chosen<Part>(
  parts: Readonly<Record<string, Part>>,
  options: readonly string[] = process.argv.slice(2),
): Part[] {
  const unknown = options.filter((option) => !(option in parts));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(' ')} is not known here. There is: -- ${Object.keys(parts).join(' | ')}`);
  const isChosen = (name: string) => options.length === 0 || options.includes(name);
  return Object.entries(parts).flatMap(([name, part]) => (isChosen(name) ? [part] : []));
}

/** The source texts of files, keyed by path. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Returns a line for each module that was changed, added or removed, with the files of the player that name its path:
 * that import it, replace it or declare its types. Modules that several files name come first.
 */
export function changedModules(before: Sources, after: Sources, files: Sources): string[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((module) => before.get(module) !== after.get(module))
    .map((module) => {
      const named = [...files]
        .filter(([, text]) => [`/${module}'`, `'${module}'`].some((path) => text.includes(path)))
        .map(([file]) => file);
      const change = before.has(module) ? (after.has(module) ? '' : ' (removed)') : ' (added)';
      return { line: `${module}${change}: ${named.join(', ') || 'no file'}`, count: named.length };
    });
  return changed.toSorted((one, other) => other.count - one.count).map(({ line }) => line);
}

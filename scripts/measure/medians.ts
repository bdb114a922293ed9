/** For each measured value, returns the median of all runs. */
export function medians<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  const median = (name: Name) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Record<Name, number>;
}

/** A difference between the live site and the build. */
export type Finding = {
  path: string;
  expected: string;
  found: string;
  /** Tells the user how to fix the problem. */
  advice: string;
  /** A detail of this path. If several paths have the same finding, only the first detail is printed. */
  detail?: string;
};

/** The maximum number of paths in a line. */
const NAMED = 3;

/**
 * Formats findings as lines. Findings that differ only in their paths and details share a line.
 * @param all the number of pages and files of the site
 */
export function findingLines(findings: readonly Finding[], all: number): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { expected, found, advice } = finding;
    const key = JSON.stringify([expected, found, advice]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map((group) => {
    // List short paths first. Most of them are paths of pages, which the user recognizes.
    group.sort((one, other) => one.path.length - other.path.length);
    const [{ path, expected, found, advice, detail } = group[0] as Finding] = group;
    const example = detail ? ` (${group.length > 1 ? `${path}: ` : ''}${detail})` : '';
    return `${place(group, all)}: expected ${expected}, found ${found}${example}. ${advice}`;
  });
}

function place(group: readonly Finding[], all: number): string {
  const paths = [...new Set(group.map(({ path }) => path))];
  if (paths.length >= all) return 'All pages and files';
  const rest = paths.length - NAMED;
  const named = paths.slice(0, NAMED).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}

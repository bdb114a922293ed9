/**
 * Texts that identify the modules that load before an animation plays. Minifiers keep both kinds: the names
 * of dynamically imported exports, and calls of DOM methods.
 */
const markers = {
  'components/ui/site-player.tsx': '"SitePlayer"',
  'the player’s client of its worker': '.transferControlToOffscreen()',
};

/**
 * Returns the scripts that a page loads before an animation plays, in loading order.
 * @param chunks the text of each of Next's scripts, by the name that the scripts import it by, such as
 * `static/chunks/a.js`
 * @throws if Next's scripts don't import each of these modules with exactly one list of scripts
 */
export function playerScripts(chunks: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  let importers = [...chunks.keys()];
  for (const [module, marker] of Object.entries(markers)) {
    const lists = new Set(importers.flatMap((name) => importsOf(chunks.get(name))));
    const matching = [...lists].filter((list) =>
      parse(list).some((name) => chunks.get(name)?.includes(marker)),
    );
    const [list] = matching;
    if (!list || matching.length > 1)
      throw new Error(
        `${matching.length} dynamic imports in Next’s scripts lead to ${module}, by ${marker}; expected 1: scripts/export/exported-scripts.ts`,
      );
    importers = parse(list);
    for (const name of importers) found.add(name);
  }
  return [...found];
}

/** Returns the script lists of a script's dynamic imports, each as JSON. */
function importsOf(script = ''): string[] {
  return [...script.matchAll(/\bPromise\.all\((\["static\/chunks\/[^\]]*\])\.map\(/g)].map(
    ([, list = '']) => list,
  );
}

const parse = (list: string) => JSON.parse(list) as string[];

/**
 * A hint at the start of a script: compile every function while the script loads, on a background thread,
 * instead of at its first call on the main thread. Browsers without support ignore the comment.
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based)
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The script size in bytes from which the hint saves time. */
const worthIt = 50_000;

/** Adds the hint to a script, unless the script is too short to benefit. */
export const withCompileHint = (script: string): string =>
  script.length < worthIt ? script : compileHint + script;

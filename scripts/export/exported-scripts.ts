/**
 * Strings that identify the modules which load before an animation plays, keyed by module. Minifiers keep
 * these strings: one is the name of a dynamically imported export, and the other is a call of a DOM method.
 */
const markers = {
  'components/ui/site-player.tsx': '"SitePlayer"',
  'the player’s client of its worker': '.transferControlToOffscreen()',
};

/**
 * Returns the scripts that a page loads before an animation plays, in loading order.
 * @param chunks the text of each of Next's scripts, keyed by the path with which other scripts import it,
 * such as `static/chunks/a.js`
 * @throws if a module in `markers` is not in exactly one list of scripts that Next's scripts import
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
        `Next’s scripts have ${matching.length} dynamic imports of ${module} (identified by ${marker}) instead of 1. See scripts/export/exported-scripts.ts.`,
      );
    importers = parse(list);
    for (const name of importers) found.add(name);
  }
  return [...found];
}

/** Returns the list of scripts that each dynamic import in a script loads. Each list is JSON. */
function importsOf(script = ''): string[] {
  return [...script.matchAll(/\bPromise\.all\((\["static\/chunks\/[^\]]*\])\.map\(/g)].map(
    ([, list = '']) => list,
  );
}

const parse = (list: string) => JSON.parse(list) as string[];

/**
 * A comment at the start of a script. It makes browsers compile every function on a background thread while
 * the script loads. Otherwise, the main thread compiles a function when it is first called. Browsers that
 * don't support the hint ignore the comment.
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based)
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The minimum length of a script for which the hint saves time. */
const worthIt = 50_000;

/** Adds the hint to a script, unless the script is too short to benefit from it. */
export const withCompileHint = (script: string): string =>
  script.length < worthIt ? script : compileHint + script;

/**
 * Texts by which the modules that load one after the other on the way to a moving animation are found. Minifiers keep
 * both: the name of an export that the site imports dynamically, and the call of a DOM method.
 */
const markers = {
  'components/ui/site-player.tsx': '"SitePlayer"',
  'the player’s client of its worker': '.transferControlToOffscreen()',
};

/**
 * The scripts that a page without the player's code loads before an animation moves, in their order.
 * @param chunks the text of each of Next's scripts, by the name that Next's scripts have for it, `static/chunks/a.js`
 * @throws when Next's scripts don't import each of these modules from exactly one list of scripts
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
        `${matching.length} dynamic imports in Next’s scripts lead to ${module}, by ${marker}; expected 1: scripts/export/player-scripts.ts`,
      );
    importers = parse(list);
    for (const name of importers) found.add(name);
  }
  return [...found];
}

/** The lists of scripts that the dynamic imports of a script load, each as JSON. */
function importsOf(script = ''): string[] {
  return [...script.matchAll(/\bPromise\.all\((\["static\/chunks\/[^\]]*\])\.map\(/g)].map(
    ([, list = '']) => list,
  );
}

const parse = (list: string) => JSON.parse(list) as string[];

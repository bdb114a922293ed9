import { build, type Plugin } from 'esbuild';
import { type Bundle, scriptOptions } from './bundle-file';
import { NODE_ENTRIES, NODE_SHARED, PACKAGE } from './package-files';

const options = { ...scriptOptions, platform: 'node', target: 'node20' } as const;

/** Makes the entries import the file that contains everything else. */
const sharedFile: Plugin = {
  name: 'shared-file',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/poster\/node$/ }, () => ({ path: `./${NODE_SHARED}.js`, external: true }));
  },
};

/**
 * Bundles the scripts that run in Node, with all packages that they need. Free variables such as `document` become those
 * of `player/poster/dom.ts`.
 */
export const bundlesForNode = (): { name: string; bundle: Promise<Bundle> }[] => [
  {
    name: NODE_SHARED,
    bundle: build({
      ...options,
      entryPoints: [`${PACKAGE}/poster/node.ts`],
      inject: [`${PACKAGE}/poster/dom.ts`],
      // Removes code that waits for fonts, and code that adds style sheets.
      define: { 'document.body': 'undefined' },
    }),
  },
  ...NODE_ENTRIES.map((name) => ({
    name,
    bundle: build({ ...options, entryPoints: [`${PACKAGE}/${name}.ts`], plugins: [sharedFile] }),
  })),
];

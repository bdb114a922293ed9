import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { buildPackage } from '../player/build-package';

/** The URL path of the player's worker script. */
export const WORKER_PATH = '/worker.js';

/**
 * Bundles modules for the browser, and adds the player's worker script. Bundled pages load this script from
 * the folder of their own scripts.
 * @param entryPoints the modules, which are bundled separately. `page.tsx` becomes
 * `/page.js` and `/page.css`.
 * @param player the folder of the player's package
 * @returns the contents of the files, keyed by URL path
 */
export async function bundlePages(
  entryPoints: readonly string[],
  player: string,
): Promise<Map<string, Uint8Array>> {
  await buildPackage();
  const bundles = entryPoints.map((entryPoint) =>
    build({
      entryPoints: [entryPoint],
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      outdir: 'in-memory',
      write: false,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Let entry points outside the project import the project's packages, such as React.
      nodePaths: ['node_modules'],
    }),
  );
  const files = (await Promise.all(bundles)).flatMap(({ outputFiles }) => outputFiles);
  return new Map([
    ...files.map(({ path, contents }) => [`/${basename(path)}`, contents] as const),
    [WORKER_PATH, await readFile(join(player, 'dist/worker.js'))],
  ]);
}

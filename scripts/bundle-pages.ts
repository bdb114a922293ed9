import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { buildPackage } from './player/build-package';
import { PACKAGE } from './player/package-files';

/** The path of the player's worker. */
export const WORKER_PATH = '/worker.js';

/**
 * Bundles modules for the browser, with the player's worker, which bundled pages find next to their scripts.
 * @param entryPoints `page.tsx` becomes `/page.js` and `/page.css`. They share no files.
 * @param player the folder of the player's package
 * @returns the files by path
 */
export async function bundlePages(
  entryPoints: readonly string[],
  player = PACKAGE,
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
      // An entry point outside the project imports React from the project.
      nodePaths: ['node_modules'],
    }),
  );
  const files = (await Promise.all(bundles)).flatMap(({ outputFiles }) => outputFiles);
  return new Map([
    ...files.map(({ path, contents }) => [`/${basename(path)}`, contents] as const),
    [WORKER_PATH, await readFile(join(player, 'dist/worker.js'))],
  ]);
}

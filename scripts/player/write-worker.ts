import { build } from 'esbuild';

/** Bundles the program of the player's drawing worker into one module, so that it comes in one request. */
export async function writeWorker(file: string): Promise<void> {
  await build({
    entryPoints: ['player/worker/entry.ts'],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
}

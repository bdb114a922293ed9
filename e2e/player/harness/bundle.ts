import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** React's build. Only `development` mounts twice under StrictMode and reports renders to a Profiler. */
export type ReactBuild = 'production' | 'development';

/**
 * Bundles the harness page in memory.
 * @returns its scripts and styles by file name
 */
export async function bundleHarness(mode: ReactBuild): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { page: fileURLToPath(new URL('page.tsx', import.meta.url)) },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'in-memory',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Builds a file or a folder, unless it exists and was built from the same inputs. A hash next to the target
 * records them.
 * @param inputs everything that the target is built from
 * @param options.inPlace keeps the existing target, which `make` then updates
 */
export async function buildCached(
  target: string,
  inputs: readonly string[],
  make: (target: string) => Promise<void>,
  { inPlace = false } = {},
): Promise<void> {
  const record = `${target}.hash`;
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  if (existsSync(target) && existsSync(record) && readFileSync(record, 'utf8') === hash) return;
  // The hash is missing until the target is complete, so that an interrupted build is repeated.
  for (const old of inPlace ? [record] : [record, target]) rmSync(old, { recursive: true, force: true });
  await make(target);
  writeFileSync(record, hash);
}

/** Returns the inputs of modules and stylesheets: what they import, and the versions of packages. */
export async function sourcesOf(...entryPoints: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    outdir: 'unwritten',
    write: false,
    metafile: true,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  const files = [...Object.keys(metafile.inputs).sort(), 'package-lock.json'];
  return files.flatMap((file) => [file, readFileSync(file, 'utf8')]);
}

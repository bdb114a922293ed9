import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Builds a file or a folder, unless it exists and was built from the same inputs. A hash of the inputs is
 * stored in `<target>.hash`.
 * @param inputs strings that determine the target, such as the contents of its sources
 * @param make builds the target
 * @param options.inPlace whether to keep the existing target, so that `make` can update it. By default,
 * the target is deleted first.
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
  // Delete the hash first and write it last. If `make` fails, the next call builds the target again.
  for (const old of inPlace ? [record] : [record, target]) rmSync(old, { recursive: true, force: true });
  await make(target);
  writeFileSync(record, hash);
}

/**
 * Returns the paths and contents of the entry points, of all project files that they import, and of
 * package-lock.json, which records the versions of all packages.
 */
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

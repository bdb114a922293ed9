import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildCached } from '../shared/build-cache';
import { bundlePackage } from './bundle-package';
import { declarations } from './declarations';
import { DIST, PACKAGE } from './package-files';
import { thirdPartyNotices } from './third-party-notices';

/** The declarations of files without exports, which are imported for their side effects or by URL. */
const WITHOUT_EXPORTS = ['styles.css.d.ts', 'worker.d.ts', 'worker-expressions.d.ts'];

/** Builds the package if its sources have changed since the last build. */
export function buildPackage(): Promise<void> {
  return buildCached(DIST, packageSources(), writePackage, { inPlace: true });
}

/** Returns the paths and the contents of all files that the package is built from. */
function packageSources(): string[] {
  const under = (folder: string, pattern: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file) && !/^(dist|apps|node_modules)\b/.test(file))
      .sort()
      .map((file) => join(folder, file));
  const sources = [...under(PACKAGE, /(?<!\.test)\.(tsx?|css)$/), ...under('scripts/player', /\.ts$/)];
  return [...sources, 'package-lock.json', 'tsconfig.json'].flatMap((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);
}

/**
 * Builds the package. Writes only files that have changed, and deletes files that are no
 * longer part of the package.
 */
async function writePackage(dist: string): Promise<void> {
  const { files, modules } = await bundlePackage();
  const written = new Set<string>();
  const write = (name: string, contents: string) => {
    const file = join(dist, name);
    written.add(file);
    if (existsSync(file) && readFileSync(file, 'utf8') === contents) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  };
  for (const [name, contents] of files) write(name, contents);
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices(modules));
  for (const name of WITHOUT_EXPORTS) write(name, 'export {};\n');
  // Write the declarations after the scripts, because a development server waits only for the scripts.
  for (const [name, contents] of await declarations()) write(name, contents);
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(file)) rmSync(file);
  }
}

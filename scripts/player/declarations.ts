import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { ENTRIES, PACKAGE } from './package-files';

/** Matches the relative path of a module in an `import`, an `export` or an import type. */
const RELATIVE_MODULE = /(?<=(?:from |import\()['"])(\.[^'"]+)(?=['"])/g;

/**
 * Returns the declarations of the package's entry modules and of all modules that these declarations import,
 * keyed by path.
 */
export async function declarations(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'player-types-'));
  try {
    const tsc = ['node_modules/typescript/bin/tsc', '--project', `${PACKAGE}/tsconfig.types.json`];
    await promisify(execFile)(process.execPath, [...tsc, '--noCheck', '--outDir', folder]);
    const files = new Map<string, string>();
    const add = async (path: string) => {
      if (files.has(path)) return;
      const text = await readFile(join(folder, path), 'utf8');
      // `moduleResolution: nodenext` requires extensions in relative paths.
      files.set(path, text.replace(RELATIVE_MODULE, '$1.js'));
      for (const [module] of text.matchAll(RELATIVE_MODULE))
        await add(`${posix.join(posix.dirname(path), module)}.d.ts`);
    };
    for (const entry of ENTRIES) await add(`${entry}.d.ts`);
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}

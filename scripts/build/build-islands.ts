import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { minify } from 'terser';
import type { IslandScripts, ModuleName } from '@/browser/protocol';
import { DIST } from '../player/package-files';

const MODULES: Readonly<Record<ModuleName, string>> = {
  carousel: 'browser/carousel.ts',
  copy: 'browser/copy.ts',
  'day-figures': 'browser/day-figures.ts',
  dialog: 'browser/dialog.ts',
  follow: 'browser/follow.ts',
  form: 'browser/form.ts',
  player: 'browser/player.ts',
  'player-controls': 'browser/player-controls.tsx',
  'third-party-script': 'browser/third-party-script.ts',
};

/**
 * The modules that are bundled together, in the order in which they load. A module that isn't listed is bundled
 * alone. Otherwise, modules would share small scripts, which are further requests.
 */
const BUNDLES: readonly (readonly ModuleName[])[] = [['player', 'player-controls']];

/** The modules that run inline in every page, in order. */
const INLINE = ['typeface', 'boot', 'followed-links', 'named-dialog', 'dialog-fallback'];

/**
 * The files of the player that every player on a page imports when it starts. They load in parallel with the
 * island's module.
 */
const STARTED = [`${DIST}/canvas-client.js`];

/** The folder of the scripts. Servers let browsers cache the files in `_next/static/`. */
const FOLDER = '_next/static/islands';

/**
 * Makes V8 compile all functions of a script on another thread, while the script arrives. Otherwise, the main
 * thread would parse most of React twice, because React's modules are functions that are called at once.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const options: BuildOptions = {
  bundle: true,
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
};

/**
 * Writes the modules of the islands and the scripts that they import.
 * @param out the folder of the export
 * @returns what each module loads, keyed by the module's name
 */
export async function buildIslands(out: string, basePath: string): Promise<Record<string, IslandScripts>> {
  const alone = (Object.keys(MODULES) as ModuleName[]).filter((name) => !BUNDLES.flat().includes(name));
  const built = [...BUNDLES, ...alone.map((name) => [name])].map(async (names) => {
    const { metafile } = await build({
      ...options,
      entryPoints: names.map((name) => MODULES[name]),
      format: 'esm',
      splitting: true,
      metafile: true,
      banner: { js: COMPILE_HINT },
      outdir: join(out, FOLDER),
      entryNames: '[name].[hash]',
      chunkNames: '[name].[hash]',
    });
    const loaded = new Set<string>();
    return names.map((name) => {
      const [module, ...imported] = islandScripts(metafile, MODULES[name], (file) =>
        file.replace(out, basePath),
      );
      const missing = imported.filter((script) => !loaded.has(script));
      for (const script of imported) loaded.add(script);
      return [name, [module, ...missing]] as const;
    });
  });
  return Object.fromEntries((await Promise.all(built)).flat());
}

/**
 * Returns the URL of a module, and the URLs of the scripts that run before the island is mounted.
 * @throws if a file in `STARTED` is imported, but has no script of its own
 */
export function islandScripts(
  { inputs, outputs }: Metafile,
  module: string,
  urlOf: (file: string) => string,
): IslandScripts {
  const scriptOf = (entryPoint: string) => {
    const found = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entryPoint);
    if (!found) throw new Error(`esbuild wrote no script for ${entryPoint}`);
    return found;
  };
  const imported = new Set<string>();
  const addImports = (file: string) => {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement' || imported.has(path)) continue;
      imported.add(path);
      addImports(path);
    }
  };
  addImports(scriptOf(module));
  for (const started of STARTED.filter((file) => file in inputs).map(scriptOf)) {
    imported.add(started);
    addImports(started);
  }
  return [urlOf(scriptOf(module)), ...[...imported].map(urlOf)];
}

/** The folder of the player's worker, to which servers add a policy (`scripts/deploy/_headers`). */
const WORKER_FOLDER = '_next/static/worker';

/** Copies the player's worker into the export. @returns its URL */
export async function copyWorker(out: string, basePath: string): Promise<string> {
  const worker = `${DIST}/worker.js`;
  const hash = createHash('sha256')
    .update(await readFile(worker))
    .digest('hex')
    .slice(0, 8);
  const file = `${WORKER_FOLDER}/player.${hash}.js`;
  await mkdir(join(out, WORKER_FOLDER), { recursive: true });
  await copyFile(worker, join(out, file));
  return `${basePath}/${file}`;
}

/**
 * Returns the code of a page's inline script.
 * @param others the modules that run after those that every page has
 */
export async function inlineScript(others: readonly ('analytics' | 'topic-links')[]): Promise<string> {
  const names = [...INLINE, ...others];
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: names.map((name) => `import './browser/${name}';`).join(''), resolveDir: '.' },
    format: 'iife',
    write: false,
  });
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', {
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
  });
  return code;
}

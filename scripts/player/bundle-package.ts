import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { type Bundle, modulesOf, optionsFor, textOf } from './bundle-file';
import { bundlesForNode } from './bundle-for-node';
import { bundleWorker, bundleWorkerExpressions } from './bundle-worker';
import {
  CLIENT_ENTRIES,
  FILES,
  MODULE_PROVIDER,
  MODULE_USERS,
  PACKAGE,
  SHARED,
  SHARING_ENTRIES,
} from './package-files';
import { bundleSharedModules } from './shared-modules';

export type PackageBundle = {
  /** The contents of the files, keyed by name. */
  files: ReadonlyMap<string, string>;
  /** The modules that the files contain, as paths relative to the project. */
  modules: ReadonlySet<string>;
};

/**
 * Bundles each of the package's scripts, and the package's styles, separately. If two scripts need a module,
 * both contain it, except for `SHARING_ENTRIES`.
 */
export async function bundlePackage(): Promise<PackageBundle> {
  const files = new Map<string, string>();
  const modules = new Set<string>();
  const add = async (
    name: string,
    { metafile }: Bundle,
    text: string,
    isMinifiable = name.endsWith('.js'),
  ) => {
    const minified = isMinifiable ? await minifyAgain(text, FIRST_FRAME_FILES.includes(name)) : text;
    const contents = name === WORKER ? minified.replace('import(', IMPORT) : minified;
    files.set(name, CLIENT_ENTRIES.includes(name) ? `'use client';${contents}` : contents);
    for (const module of modulesOf(metafile)) modules.add(module);
  };
  const addOutput = async (name: string, output: Promise<Bundle>) =>
    add(name, await output, textOf(await output));
  const independent = Object.keys(FILES).filter(
    (name) => ![MODULE_PROVIDER, ...MODULE_USERS, ...SHARING_ENTRIES].includes(name),
  );
  const styles = build({
    entryPoints: [join(PACKAGE, 'styles.css')],
    bundle: true,
    write: false,
    metafile: true,
  });
  await Promise.all([
    build({
      ...optionsFor(SHARING_ENTRIES),
      splitting: true,
      outdir: '.',
      entryNames: '[name]',
      chunkNames: SHARED,
    }).then((bundle) =>
      Promise.all(bundle.outputFiles.map(({ path, text }) => add(basename(path), bundle, text))),
    ),
    ...independent.map((name) => addOutput(`${name}.js`, build(optionsFor([name])))),
    bundleSharedModules().then((bundled) =>
      Promise.all(bundled.map(({ name, bundle, text }) => add(`${name}.js`, bundle, text))),
    ),
    addOutput(WORKER, bundleWorker()),
    addOutput('worker-expressions.js', bundleWorkerExpressions()),
    ...bundlesForNode().map(async ({ name, bundle }) =>
      add(`${name}.js`, await bundle, textOf(await bundle), false),
    ),
    addOutput('styles.css', styles),
  ]);
  return { files, modules };
}

const WORKER = 'worker.js';

/** The start of an import whose URL bundlers must not change. Minification would remove the comment. */
const IMPORT = 'import(/* webpackIgnore: true *//* @vite-ignore */';

/** The files of the way to the first frame without code of other packages. */
const FIRST_FRAME_FILES = [...SHARING_ENTRIES, SHARED, 'canvas-client'].map((name) => `${name}.js`);

/**
 * Minifies a script that esbuild has minified. After compression, Terser's result is 3 % smaller.
 * @param isOwn whether all code is the player's own: no function is called with `new`, and no access to a property has
 *   an effect
 */
async function minifyAgain(script: string, isOwn: boolean): Promise<string> {
  const compress = {
    passes: 2,
    hoist_funs: isOwn,
    unsafe_methods: isOwn,
    pure_getters: isOwn || ('strict' as const),
  };
  const { code = '' } = await minify(script, { module: true, ecma: 2020, compress });
  return code;
}

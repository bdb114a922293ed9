import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { type Bundle, modulesOf, optionsFor, textOf } from './bundle-file';
import { bundleWorker } from './bundle-worker';
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
  const add = async (name: string, { metafile }: Bundle, text: string) => {
    const contents = name.endsWith('.js') ? await minifyAgain(text) : text;
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
    addOutput('worker.js', bundleWorker()),
    addOutput('styles.css', styles),
  ]);
  return { files, modules };
}

/** Minifies a script that esbuild has minified. After compression, Terser's result is 3 % smaller. */
async function minifyAgain(script: string): Promise<string> {
  const { code = '' } = await minify(script, { module: true, ecma: 2020, compress: { passes: 2 } });
  return code;
}

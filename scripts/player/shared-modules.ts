import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Bundle, modulesOf, optionsFor, textOf } from './bundle-file';
import { MODULE_PROVIDER, MODULE_USERS } from './package-files';

/** An export of a shared module. */
export type Export = { module: string; name: string };

/** The namespace of the generated modules that replace shared modules. */
const NAMESPACE = 'shared';

/** Bundles the file that provides shared modules, and the files that use them. */
export async function bundleSharedModules(): Promise<{ name: string; bundle: Bundle; text: string }[]> {
  const { metafile } = await build(optionsFor([MODULE_PROVIDER]));
  const exports = await exportsOf([...modulesOf(metafile)].sort());
  const users = await Promise.all(
    MODULE_USERS.map(async (name) => ({
      name,
      bundle: await build({ ...optionsFor([name], [receiveShared(exports)]), ...loadFunction }),
    })),
  );
  const received = new Set(users.flatMap(({ bundle }) => [...modulesOf(bundle.metafile)]));
  const used = (index: number) => received.has(`${NAMESPACE}:${index}`);
  const bundle = await build(optionsFor([MODULE_PROVIDER], [provideShared(exports, used)]));
  return [...users, { name: MODULE_PROVIDER, bundle }].map((file) => ({
    ...file,
    text: textOf(file.bundle),
  }));
}

async function exportsOf(modules: string[]): Promise<Export[]> {
  const { metafile } = await build({ entryPoints: modules, outdir: '.', write: false, metafile: true });
  return Object.values(metafile.outputs).flatMap(({ entryPoint: module = '', exports }) =>
    exports.map((name) => ({ module, name })),
  );
}

/**
 * The options that wrap a file in its export `load`. This function receives the exports of shared modules, runs
 * the file on the first call, and returns the file's exports.
 */
export const loadFunction = {
  format: 'iife',
  globalName: 'result',
  banner: { js: 'let loaded;export const load=received=>{if(loaded)return loaded;' },
  footer: { js: 'return loaded=result||{}};' },
  // The file that provides the modules has run their side effects.
  logOverride: { 'ignored-bare-import': 'silent' },
} as const;

/**
 * Replaces the shared modules in a file with generated modules. Each export has a module of its own, whose path is
 * the export's index, so that esbuild's metadata list the used exports.
 */
export const receiveShared = (exports: readonly Export[]): Plugin => ({
  name: 'receive-shared',
  setup({ onResolve, onLoad, resolve: resolvePath }) {
    const generated = (path: string) => ({ path, namespace: NAMESPACE, sideEffects: false });
    onResolve({ filter: /./ }, async ({ path, kind, namespace, resolveDir, pluginData }) => {
      if (namespace === NAMESPACE) return generated(path);
      if (kind !== 'import-statement' || pluginData === NAMESPACE) return;
      const resolved = await resolvePath(path, { kind, resolveDir, pluginData: NAMESPACE });
      const module = relative('.', resolved.path).replaceAll('\\', '/');
      return exports.some((shared) => shared.module === module) ? generated(module) : undefined;
    });
    onLoad({ filter: /^\d+$/, namespace: NAMESPACE }, ({ path }) => ({
      contents: `export const value = received[${path}];`,
    }));
    onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
      contents: exports
        .map(({ module, name }, index) =>
          module === path ? `export { value as ${name} } from '${index}';` : '',
        )
        .join(''),
    }));
  },
});

/** Replaces the module `provide.ts`, so that it passes the used exports to the files that use shared modules. */
export const provideShared = (exports: readonly Export[], used: (index: number) => boolean): Plugin => ({
  name: 'provide-shared',
  setup({ onLoad }) {
    onLoad({ filter: /lottie-web[\\/]provide\.ts$/ }, () => {
      const imports = exports.map(({ module, name }, index) =>
        used(index) ? `import { ${name} as v${index} } from ${JSON.stringify(resolve(module))};` : '',
      );
      const values = exports.map((_, index) => (used(index) ? `v${index}` : ''));
      return {
        contents: `${imports.join('')} const exports = [${values}];
          export const provide = ({ load }) => load(exports);`,
        resolveDir: '.',
      };
    });
  },
});

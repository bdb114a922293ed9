import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Bundle, modulesOf, optionsFor, textOf } from './bundle-file';
import { MODULE_PROVIDER, MODULE_USERS } from './package-files';

/** The prefix of the paths by which files require shared modules. The number of the module follows. */
const SHARED = 'shared:';

/** Bundles the file that provides shared modules, and the files that use them. */
export async function bundleSharedModules(): Promise<{ name: string; bundle: Bundle; text: string }[]> {
  const shared = [...modulesOf((await build(optionsFor([MODULE_PROVIDER]))).metafile)].sort();
  const used = new Set<string>();
  const users = await Promise.all(
    MODULE_USERS.map(async (name) => {
      const options = optionsFor([name], [requireShared(shared, used)]);
      const bundle = await build({ ...options, ...loadFunction });
      return { name, bundle, text: textOf(bundle) };
    }),
  );
  const bundle = await build(optionsFor([MODULE_PROVIDER], [provideShared(shared, used)]));
  return [...users, { name: MODULE_PROVIDER, bundle, text: textOf(bundle) }];
}

/**
 * The options that wrap a file in its export `load`. This function receives a `require` function for the shared
 * modules, runs the file on the first call, and returns the file's exports.
 */
const loadFunction = {
  format: 'cjs',
  banner: { js: 'let loaded;export const load=require=>{if(loaded)return loaded;const module={};' },
  footer: { js: 'return loaded=module.exports};' },
} as const;

/** Makes a file require the shared modules instead of containing them. Adds the required modules to `used`. */
const requireShared = (shared: readonly string[], used: Set<string>): Plugin => ({
  name: 'require-shared',
  setup({ onResolve, resolve: resolvePath }) {
    onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === SHARED) return;
      const resolved = await resolvePath(path, { kind, resolveDir, pluginData: SHARED });
      const module = relative('.', resolved.path).replaceAll('\\', '/');
      if (!shared.includes(module)) return;
      used.add(module);
      return { path: `${SHARED}${shared.indexOf(module)}`, external: true };
    });
  },
});

/** Replaces the module `provide.ts`, so that it passes the shared modules to a file that uses them. */
const provideShared = (shared: readonly string[], used: ReadonlySet<string>): Plugin => ({
  name: 'provide-shared',
  setup({ onLoad }) {
    onLoad({ filter: /lottie-web[\\/]provide\.ts$/ }, () => {
      const modules = [...used]
        .sort()
        .map((module) => [shared.indexOf(module), JSON.stringify(resolve(module))]);
      return {
        contents: `${modules.map(([number, path]) => `import * as m${number} from ${path};`).join('')}
          const modules = { ${modules.map(([number]) => `'${SHARED}${number}': m${number}`)} };
          export const provide = ({ load }) => load((path) => ({ ...modules[path], __esModule: true }));`,
        resolveDir: '.',
      };
    });
  },
});

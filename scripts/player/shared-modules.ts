import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Bundle, modulesOf, optionsFor, sourceOf, textOf } from './bundle-file';
import { MODULE_PROVIDER, MODULE_USERS } from './package-files';

/** The prefix that marks imports of shared modules. The path of the module follows. */
const SHARED = 'shared:';

/** Bundles the file that provides shared modules, and the files that use them. */
export async function bundleSharedModules(): Promise<{ name: string; bundle: Bundle; text: string }[]> {
  const shared = modulesOf((await build(optionsFor([MODULE_PROVIDER]))).metafile);
  const users = await Promise.all(
    MODULE_USERS.map(async (name) => ({
      name,
      bundle: await build(optionsFor([name], [excludeShared(shared)])),
    })),
  );
  /**
   * The properties of the object that these files receive, keyed by the import (`path#name`) that each
   * property replaces.
   */
  const keys = new Map<string, string>();
  const keyOf = (imported: string) => {
    const key = keys.get(imported) ?? `m${keys.size}`;
    keys.set(imported, key);
    return key;
  };
  const files = users.map((file) => ({ ...file, text: receiveModules(textOf(file.bundle), keyOf) }));
  const bundle = await build({
    ...optionsFor([MODULE_PROVIDER], [provider(keys)]),
    entryPoints: ['provider'],
  });
  const scripts = MODULE_USERS.map((name) => `./${name}.js`);
  return [...files, { name: MODULE_PROVIDER, bundle, text: provideModules(textOf(bundle), scripts) }];
}

/**
 * Excludes shared modules from the bundle of a file that uses them. `receiveModules` then converts the imports
 * of these modules to parameters.
 */
const excludeShared = (shared: ReadonlySet<string>): Plugin => ({
  name: 'exclude-shared',
  setup({ onResolve, resolve: resolvePath }) {
    onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === 'exclude-shared') return;
      const resolved = await resolvePath(path, { kind, resolveDir, pluginData: 'exclude-shared' });
      const module = relative('.', resolved.path).replaceAll('\\', '/');
      return shared.has(module) ? { path: SHARED + module, external: true } : undefined;
    });
  },
});

/**
 * Creates the entry module of the file that provides shared modules. It re-exports the original module, and
 * exports the function `provide`, which passes the shared modules to another file.
 */
const provider = (keys: ReadonlyMap<string, string>): Plugin => ({
  name: 'provider',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^provider$/ }, () => ({ path: 'provider', namespace: 'provider' }));
    onLoad({ filter: /./, namespace: 'provider' }, () => {
      const imports = [...keys].map(([imported, key]) => {
        const [path = '', name] = imported.split('#');
        return `import{${name} as ${key}}from${JSON.stringify(resolve(path))};`;
      });
      const contents = `export*from${JSON.stringify(resolve(sourceOf(MODULE_PROVIDER)))};${imports.join('')}
        const modules={${[...keys.values()].join()}};export const provide=({load})=>load(modules);`;
      return { contents, resolveDir: '.' };
    });
  },
});

/**
 * Converts the imports of a module to parameters. esbuild must have bundled and minified the module. The
 * converted module exports a function `load`, which receives the imports, runs the module on the first call,
 * and returns the module's exports.
 * @param keyOf returns the name that an import, given as `path#name`, has in the object that `load` receives
 * @throws if the module has other imports, or exports that are not in a list at its end
 */
export function receiveModules(script: string, keyOf: (imported: string) => string): string {
  const parameters: string[] = [];
  let results = '';
  const body = script
    .replaceAll(
      /import(?: ?([\w$]+),?)?(?:\{([^}]*)\})?(?: ?from)?"shared:([^"]+)";/g,
      (_, standard: string | undefined, named: string | undefined, path: string) => {
        const imports = [...(standard ? [`default as ${standard}`] : []), ...(named?.split(',') ?? [])];
        for (const specifier of imports) {
          const [name, local = name] = specifier.split(' as ');
          parameters.push(`${keyOf(`${path}#${name}`)}:${local}`);
        }
        return '';
      },
    )
    .replace(/export\{([^}]*)\};\s*$/, (_, exports: string) => {
      results = exports.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1');
      return '';
    });
  const [other] = /(?:^|[;\n])(?:import|export)[ *{"].*/.exec(body) ?? [];
  if (other) throw new Error(`A file that uses shared modules can't contain ${other.slice(0, 80)}`);
  return `let e;export const load=({${parameters}})=>e??=(()=>{${body.trim()}\nreturn{${results}}})();\n`;
}

/** Makes a bundled script pass each of the files, which it imports dynamically, to its own export `provide`. */
export function provideModules(script: string, files: readonly string[]): string {
  const [, provide] = /([\w$]+) as provide\b/.exec(script) ?? [];
  if (!provide) throw new Error('The script has no export `provide`');
  return script.replace(/import\("([^"]+)"\)/g, (expression, file) =>
    files.includes(file) ? `${expression}.then(${provide})` : expression,
  );
}

import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Bundle, modulesOf, optionsFor, sourceOf, textOf } from './bundle-file';
import { EXTENSIONS, LENDER } from './package-files';

/** The prefix that marks imports of the lender's modules in an extension. The path of the module follows. */
const LENT = 'lent:';

/** Bundles the lender, which shares its modules, and the extensions that use these modules. */
export async function bundleLender(): Promise<{ name: string; bundle: Bundle; text: string }[]> {
  const shared = modulesOf((await build(optionsFor(LENDER))).metafile);
  const extensions = await Promise.all(
    EXTENSIONS.map(async (name) => ({ name, bundle: await build(optionsFor(name, [borrow(shared)])) })),
  );
  /**
   * The properties of the object that extensions receive, keyed by the import (`path#name`) that each
   * property replaces.
   */
  const keys = new Map<string, string>();
  const keyOf = (borrowed: string) => {
    const key = keys.get(borrowed) ?? `m${keys.size}`;
    keys.set(borrowed, key);
    return key;
  };
  const files = extensions.map((file) => ({ ...file, text: toExtension(textOf(file.bundle), keyOf) }));
  const bundle = await build({ ...optionsFor(LENDER, [lending(keys)]), entryPoints: ['lender'] });
  const scripts = EXTENSIONS.map((name) => `./${name}.js`);
  return [...files, { name: LENDER, bundle, text: loadExtensions(textOf(bundle), scripts) }];
}

/**
 * Excludes the lender's modules from the bundle of an extension. `toExtension` then converts the imports of
 * these modules to parameters.
 */
const borrow = (shared: ReadonlySet<string>): Plugin => ({
  name: 'borrow',
  setup({ onResolve, resolve: resolvePath }) {
    onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === 'borrow') return;
      const resolved = await resolvePath(path, { kind, resolveDir, pluginData: 'borrow' });
      const module = relative('.', resolved.path).replaceAll('\\', '/');
      return shared.has(module) ? { path: LENT + module, external: true } : undefined;
    });
  },
});

/**
 * Creates the lender's entry module. It re-exports the lender's module, and exports the function `lend`,
 * which passes the borrowed modules to an extension.
 */
const lending = (keys: ReadonlyMap<string, string>): Plugin => ({
  name: 'lending',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^lender$/ }, () => ({ path: 'lender', namespace: 'lending' }));
    onLoad({ filter: /./, namespace: 'lending' }, () => {
      const imports = [...keys].map(([borrowed, key]) => {
        const [path = '', name] = borrowed.split('#');
        return `import{${name} as ${key}}from${JSON.stringify(resolve(path))};`;
      });
      const contents = `export*from${JSON.stringify(resolve(sourceOf(LENDER)))};${imports.join('')}
        const lent={${[...keys.values()].join()}};export const lend=({load})=>load(lent);`;
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
export function toExtension(script: string, keyOf: (borrowed: string) => string): string {
  const parameters: string[] = [];
  let results = '';
  const body = script
    .replaceAll(
      /import(?: ?([\w$]+),?)?(?:\{([^}]*)\})?(?: ?from)?"lent:([^"]+)";/g,
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
  if (other) throw new Error(`An extension can't contain ${other.slice(0, 80)}`);
  return `let e;export const load=({${parameters}})=>e??=(()=>{${body.trim()}\nreturn{${results}}})();\n`;
}

/** Makes a bundled script pass each dynamically imported extension to the script's own export `lend`. */
export function loadExtensions(script: string, files: readonly string[]): string {
  const [, lend] = /([\w$]+) as lend\b/.exec(script) ?? [];
  if (!lend) throw new Error('The script has no export `lend`');
  return script.replace(/import\("([^"]+)"\)/g, (expression, file) =>
    files.includes(file) ? `${expression}.then(${lend})` : expression,
  );
}

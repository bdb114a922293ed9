import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Bundle, modulesOf, optionsFor, sourceOf, textOf } from './bundle-file';
import { EXTENSIONS, LENDER } from './package-files';

/** The prefix of the modules that an extension takes from its lender, before the path of the module. */
const LENT = 'lent:';

/** Bundles the file that lends its modules, and the files that extend it. */
export async function bundleLender(): Promise<{ name: string; bundle: Bundle; text: string }[]> {
  const shared = modulesOf((await build(optionsFor(LENDER))).metafile);
  const extensions = await Promise.all(
    EXTENSIONS.map(async (name) => ({ name, bundle: await build(optionsFor(name, [borrow(shared)])) })),
  );
  /** The extensions' imports, as `path#name`, with their names in the object that extensions receive. */
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

/** Keeps imports of modules that the lender contains, so that they become parameters. */
const borrow = (shared: ReadonlySet<string>): Plugin => ({
  name: 'borrow',
  setup(host) {
    host.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === 'borrow') return;
      const resolved = await host.resolve(path, { kind, resolveDir, pluginData: 'borrow' });
      const module = relative('.', resolved.path).replaceAll('\\', '/');
      return shared.has(module) ? { path: LENT + module, external: true } : undefined;
    });
  },
});

/** Exports the lender's own module, and the modules that its extensions borrow. */
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
 * Turns the imports of a module that esbuild has bundled and minified into parameters: the module then exports
 * `load`, which takes them, runs the module on its first call, and returns the module's exports.
 * @param keyOf the name of an import, given as `path#name`, in the object that `load` takes
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
  if (other) throw new Error(`An extension can't have ${other.slice(0, 80)}`);
  return `let e;export const load=({${parameters}})=>e??=(()=>{${body.trim()}\nreturn{${results}}})();\n`;
}

/** Makes a bundled script load extensions with the modules that it lends: the function that it exports as `lend` receives each. */
export function loadExtensions(script: string, files: readonly string[]): string {
  const [, lend] = /([\w$]+) as lend\b/.exec(script) ?? [];
  if (!lend) throw new Error('The script has no export `lend`');
  return script.replace(/import\("([^"]+)"\)/g, (expression, file) =>
    files.includes(file) ? `${expression}.then(${lend})` : expression,
  );
}

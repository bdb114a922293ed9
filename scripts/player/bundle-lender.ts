import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Bundle, borrow, bundle, modulesOf, optionsFor, sourceOf, textOf } from './bundle-file';
import { loadExtensions, toExtension } from './extensions';
import { EXTENSIONS, LENDER } from './package-files';

type File = { name: string; bundle: Bundle; text: string };

/** The modules of the lender. */
let shared: ReadonlySet<string> = new Set();
/**
 * The extensions' imports from those modules, as `path#name`, with their names in the object that extensions
 * receive.
 */
const keys = new Map<string, string>();

/** Bundles the file that lends its modules, and the files that extend it. */
export async function bundleLender(): Promise<File[]> {
  shared = modulesOf((await bundle(`${LENDER} alone`, optionsFor(LENDER))).metafile);
  const extensions = await Promise.all(
    EXTENSIONS.map(async (name) => ({
      name,
      bundle: await bundle(name, optionsFor(name, [borrow(() => shared)])),
    })),
  );
  keys.clear();
  const files = extensions.map((file) => ({ ...file, text: toExtension(textOf(file.bundle), keyOf).code }));
  const lender = await bundle(LENDER, { ...optionsFor(LENDER, [lending]), entryPoints: ['lender'] });
  const scripts = EXTENSIONS.map((name) => `./${name}.js`);
  return [...files, { name: LENDER, bundle: lender, text: loadExtensions(textOf(lender), scripts) }];
}

function keyOf(borrowed: string): string {
  const key = keys.get(borrowed) ?? `m${keys.size}`;
  keys.set(borrowed, key);
  return key;
}

/** Exports the lender's own module, and the modules that its extensions borrow. */
const lending: Plugin = {
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
};

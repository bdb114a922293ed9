import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import {
  type BuildContext,
  type BuildOptions,
  type BuildResult,
  build,
  context,
  type Metafile,
  type Plugin,
  transform,
} from 'esbuild';
import { LENT } from './extensions';
import { CLIENT_ENTRIES, FILES, PACKAGE } from './package-files';

export type BundleOptions = BuildOptions & { metafile: true; write: false };
export type Bundle = BuildResult<{ metafile: true; write: false }>;

/** By output, in a process that bundles the files again and again. */
let contexts: Map<string, Promise<BuildContext<BundleOptions>>> | null = null;

/** Keeps what was read, so that the next bundle of a file takes a fraction of the time. The process then doesn't end by itself. */
export function keepContexts() {
  contexts ??= new Map();
}

/** Bundles a file. @param output names it among the others */
export async function bundle(output: string, options: BundleOptions): Promise<Bundle> {
  if (!contexts) return build(options);
  const cached = contexts.get(output) ?? context(options);
  contexts.set(output, cached);
  return (await cached).rebuild();
}

/** The module that a file of the package is built from. */
export const sourceOf = (name: string) => join(PACKAGE, FILES[name] ?? '').replaceAll('\\', '/');

/** The options for a file of the package, from its module. */
export const optionsFor = (name: string, plugins: Plugin[] = []): BundleOptions => ({
  entryPoints: [sourceOf(name)],
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  external: ['react', 'react-dom'],
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [...plugins, otherFiles, singleIcons, lateExpressions],
  banner: CLIENT_ENTRIES.includes(name) ? { js: "'use client';" } : undefined,
});

const namesBySource = new Map(Object.keys(FILES).map((name) => [resolve(sourceOf(name)), name]));

/** Leaves a dynamic import as an import of the file that contains the module. */
const otherFiles: Plugin = {
  name: 'other-files',
  setup(host) {
    host.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, importer }) => {
      if (kind !== 'dynamic-import') return;
      const resolved = await host.resolve(path, { kind: 'import-statement', resolveDir });
      const name = namesBySource.get(resolved.path);
      if (!name)
        return { errors: [{ text: `${importer} imports ${path}, which is no file of the package` }] };
      return { path: `./${name}.js`, external: true };
    });
  },
};

/** Imports each icon by itself, since the index of the icons' package has six thousand. */
const singleIcons: Plugin = {
  name: 'single-icons',
  setup(host) {
    host.onLoad({ filter: /player[\\/]ui[\\/].*\.tsx$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8')).replace(
        /import \{([^}]+)\} from '@tabler\/icons-react';/g,
        (_, icons: string) =>
          icons
            .split(',')
            .map((icon) => icon.trim())
            .filter(Boolean)
            .map((icon) => `import ${icon} from '@tabler/icons-react/icons/${icon}';`)
            .join(''),
      );
      return { contents, loader: 'tsx' };
    });
  },
};

/**
 * Keeps lottie-web's evaluation of expressions as text until a file has one. Its direct `eval` would make bundlers of hosts
 * print a warning. `new Function` needs the same permission of a content security policy.
 */
const lateExpressions: Plugin = {
  name: 'late-expressions',
  setup({ onLoad }) {
    onLoad({ filter: /lottie-web.*[\\/]ExpressionManager\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const imports = source.match(/^import [^;]+;$/gm)?.join('') ?? '';
      const names = imports.match(/\w+(?=,? *\n?\}|,| from)/g)?.join() ?? '';
      const body = source
        .replace(/^import [^;]+;$/gm, '')
        .replace('export default ExpressionManager', 'return ExpressionManager');
      const options = { minify: true, logOverride: { 'direct-eval': 'silent' } } as const;
      const { code } = await transform(`run=function(${names}){${body}}`, options);
      const contents = `${imports}
        let manager;
        const load = () => manager ??= new Function(${JSON.stringify(code.replace('run=', 'return '))})()(${names});
        export default {
          initiateExpression(...values) { return load().initiateExpression.apply(this, values) },
          resetFrame() { manager?.resetFrame() },
        };`;
      return { contents };
    });
  },
};

/** Leaves the imports of modules that another file contains, to be lent. */
export const borrow = (getShared: () => ReadonlySet<string>): Plugin => ({
  name: 'borrow',
  setup(host) {
    host.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === 'borrow') return;
      const resolved = await host.resolve(path, { kind, resolveDir, pluginData: 'borrow' });
      const module = relative('.', resolved.path).replaceAll('\\', '/');
      return getShared().has(module) ? { path: LENT + module, external: true } : undefined;
    });
  },
});

export const textOf = ({ outputFiles }: Bundle) => outputFiles[0]?.text ?? '';

/** The modules that a bundle has code of, as paths relative to the project. */
export function modulesOf({ outputs }: Metafile): Set<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path));
}

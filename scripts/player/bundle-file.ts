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

/** Build contexts by output. `null` unless the process bundles repeatedly. */
let contexts: Map<string, Promise<BuildContext<BundleOptions>>> | null = null;

/**
 * Keeps build contexts, so that the next bundle of a file is much faster. The contexts keep the process
 * running.
 */
export function keepContexts() {
  contexts ??= new Map();
}

/**
 * Bundles a file.
 * @param output the name of its build context
 */
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

/** Imports each icon from its own module, because the index of the icons' package has six thousand icons. */
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
 * Keeps lottie-web's code for expressions as text until an animation has an expression. Its direct `eval`
 * would make bundlers of hosts print a warning. `new Function` needs the same permission of a content
 * security policy.
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

/** Keeps imports of modules that the lender contains, so that they become parameters. */
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

/** Returns the modules whose code is in a bundle, as paths relative to the project. */
export function modulesOf({ outputs }: Metafile): Set<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path));
}

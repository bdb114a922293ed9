import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import { withoutUnusedCode } from './lottie-web-modules';
import { FILES, PACKAGE } from './package-files';

export type Bundle = BuildResult<{ metafile: true; write: false }>;

/** Returns the path of the module that a file of the package is built from. */
const sourceOf = (name: string) => join(PACKAGE, FILES[name] ?? '').replaceAll('\\', '/');

/** esbuild's options for all scripts of the package. */
export const scriptOptions = {
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  // Assign class fields, so that apps with an older target don't load a chunk with a function that defines them.
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  // Leave warnings for development to the app's bundler. esbuild would remove them.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Returns esbuild's options for building some of the package's files from the corresponding modules. */
export const optionsFor = (names: readonly string[], plugins: readonly Plugin[] = []) => ({
  ...scriptOptions,
  entryPoints: names.map(sourceOf),
  jsx: 'automatic' as const,
  external: ['react', 'react-dom'],
  plugins: [...plugins, otherFiles, assignedFields, withoutUnusedCode()],
});

const namesBySource = new Map(Object.keys(FILES).map((name) => [resolve(sourceOf(name)), name]));

/** The entries that other entries import. */
const IMPORTED_ENTRIES = ['./vanilla', './index', './element'];

/** Makes dynamic imports of a module, and imports of an entry, import the package's file that contains the module. */
const otherFiles: Plugin = {
  name: 'other-files',
  setup({ onResolve, resolve: resolvePath }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, importer }) => {
      if (IMPORTED_ENTRIES.includes(path)) return { path: `${path}.js`, external: true };
      if (kind !== 'dynamic-import') return;
      const resolved = await resolvePath(path, { kind: 'import-statement', resolveDir });
      const name = namesBySource.get(resolved.path);
      if (!name)
        return {
          errors: [{ text: `${importer} imports ${path}, but no file of the package contains this module` }],
        };
      return { path: `./${name}.js`, external: true };
    });
  },
};

/** Reads the modules of Clipper as TypeScript, so that the options above apply to their class fields. */
const assignedFields: Plugin = {
  name: 'assigned-fields',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]clipper2-ts[\\/]/ }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'ts',
    }));
  },
};

export const textOf = ({ outputFiles }: Bundle) => outputFiles[0]?.text ?? '';

/** Returns the modules whose code is in a bundle, as paths relative to the project. */
export function modulesOf({ outputs }: Metafile): Set<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path));
}

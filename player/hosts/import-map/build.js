import { createRequire } from 'node:module';
import { build } from 'esbuild';

// React has no ES modules. Convert each of its CommonJS modules to an ES module with the same exports.
const require = createRequire(import.meta.url);

await build({
  entryPoints: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((name) => ({
    in: name,
    out: name,
  })),
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  outdir: 'import-map/dist',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'named-exports',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /./ }, ({ path, kind }) =>
          kind === 'entry-point' ? { path, namespace: 'entry' } : undefined,
        );
        onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
          contents: `import all from '${path}'; export const {${Object.keys(require(path))}} = all`,
          resolveDir: import.meta.dirname,
        }));
      },
    },
  ],
});

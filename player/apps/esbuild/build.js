import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

await build({
  entryPoints: ['esbuild/main.js'],
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  outdir: 'esbuild/dist',
  define: { 'process.env.NODE_ENV': '"production"' },
  // This app has its own version of React. The other apps share a version.
  alias: { react: './esbuild/node_modules/react', 'react-dom': './esbuild/node_modules/react-dom' },
});
for (const file of ['worker.js', 'worker-expressions.js'])
  await copyFile(fileURLToPath(import.meta.resolve(`@northlight/player/${file}`)), `esbuild/dist/${file}`);

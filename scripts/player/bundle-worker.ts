import { build } from 'esbuild';
import { scriptOptions } from './bundle-file';
import { withoutUnusedCode } from './lottie-web-modules';

/** Bundles the worker into one script without imports, which can run as a module or as a classic script. */
export function bundleWorker() {
  return build({
    ...scriptOptions,
    entryPoints: ['player/render/worker/entry.ts'],
    format: 'iife',
    plugins: [withoutUnusedCode],
  });
}

import { join } from 'node:path';
import { build } from 'esbuild';
import { WORKER_SHARED_MODULES } from '@/player/render/lottie-web/replaced-modules';
import { scriptOptions } from './bundle-file';
import { LOTTIE_WEB, withoutUnusedCode } from './lottie-web-modules';
import { type Export, loadFunction, provideShared, receiveShared } from './shared-modules';

/** The exports that the worker shares with the module of expressions. */
const SHARED: readonly Export[] = [
  ...WORKER_SHARED_MODULES.map((module) => ({
    module: join(LOTTIE_WEB, module).replaceAll('\\', '/'),
    name: 'default',
  })),
  { module: 'player/document/errors/failure.ts', name: 'formatValue' },
  ...['asArray', 'asRecord', 'LayerType'].map((name) => ({ module: 'player/document/lottie.ts', name })),
];

/** Bundles the worker into one script without static imports, which can run as a module or as a classic script. */
export function bundleWorker() {
  return build({
    ...scriptOptions,
    entryPoints: ['player/render/worker/entry.ts'],
    format: 'iife',
    // Removes code that measures fonts and adds style sheets.
    define: { 'document.body': 'undefined' },
    plugins: [withoutUnusedCode(true), provideShared(SHARED, () => true)],
  });
}

/** Bundles the module of expressions that the worker imports. */
export function bundleWorkerExpressions() {
  return build({
    ...scriptOptions,
    ...loadFunction,
    entryPoints: ['player/render/lottie-web/parts/expressions.ts'],
    plugins: [receiveShared(SHARED)],
  });
}

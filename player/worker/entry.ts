import { loadFeatureSupport } from '../engine/load-feature-support';
import { loadLottie } from './load-lottie';

/*
 * Where a worker begins that is not given a file by `workerUrl`. The page loads this file for its own address alone; in a worker
 * begun from that address it starts the program. It needs a bundler that keeps modules as files (esbuild, Rollup) or none.
 */

/** The address of this file; one of the build machine (`file:`) where the bundler does not keep it. */
export const entryUrl = import.meta.url;

if (typeof document === 'undefined' && 'WorkerGlobalScope' in globalThis) {
  import('./program');
  // Beside the program, which would ask for them a round trip later.
  loadLottie();
  loadFeatureSupport();
}

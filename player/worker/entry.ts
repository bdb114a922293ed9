import { loadLottie } from './load-lottie';

/*
 * Where the drawing worker begins: bundled into one file, whose address is `workerUrl`, or as it is where a bundler keeps modules
 * as files (esbuild, Rollup). There the page loads this file too, for its own address alone.
 */

/** The address of this file; one of the build machine (`file:`) where the bundler does not keep it. */
export const entryUrl = import.meta.url;

if (typeof document === 'undefined' && 'WorkerGlobalScope' in globalThis) {
  // Beside the program, which would ask for them a round trip later, and hears of it when one does not arrive.
  loadLottie().catch(() => {});
  import('../engine/feature-support').catch(() => {});
  import('./program').then(({ runProgram }) => runProgram(loadLottie));
}

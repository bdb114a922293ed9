import { loadLottie } from './load-worker-lottie';
import type { ToWorker } from './protocol';

/*
 * Where the drawing worker begins: bundled into one file, whose address is `workerUrl`, or as it is where a bundler keeps modules
 * as files (esbuild, Rollup). There the page loads this file too, for its own address alone.
 */

/** The address of this file; one of the build machine (`file:`) where the bundler does not keep it. */
export const entryUrl = import.meta.url;

if (typeof document === 'undefined' && 'WorkerGlobalScope' in globalThis) {
  // The browser keeps what the page says until this script has run, and no longer.
  const received: MessageEvent<ToWorker>[] = [];
  const receive = (event: MessageEvent<ToWorker>) => received.push(event);
  self.addEventListener('message', receive);
  import('./worker-main').then(({ runProgram }) => {
    self.removeEventListener('message', receive);
    runProgram(loadLottie, received);
  });
  // Beside the program, which would ask for them a round trip later, and hears of it when one does not arrive. Where all is one
  // file this takes its time, in which the first animation can travel.
  setTimeout(() => {
    loadLottie().catch(() => {});
  });
}

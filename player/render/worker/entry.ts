import type { ToWorker } from './protocol';

/*
 * The worker's entry point. It is bundled into one file, whose URL is the `workerUrl` prop. If the host's
 * bundler keeps modules as separate files (esbuild, Rollup), the page also imports this module, only to get
 * its URL.
 */

/** The URL of this file. If the bundler doesn't preserve it, it is a `file:` URL of the build machine. */
export const entryUrl = import.meta.url;

if (typeof document === 'undefined' && 'WorkerGlobalScope' in globalThis) {
  // The browser queues messages only until this script has run, but worker-main is still loading then.
  const received: MessageEvent<ToWorker>[] = [];
  const receive = (event: MessageEvent<ToWorker>) => received.push(event);
  self.addEventListener('message', receive);
  import('./worker-main').then(({ runWorker }) => {
    self.removeEventListener('message', receive);
    runWorker(loadLottie, received);
  });
  // Loads lottie-web in parallel with worker-main, which would otherwise request it one round trip later. In
  // a single-file bundle this evaluates lottie-web while the first animation is being fetched. worker-main
  // reports errors.
  setTimeout(() => {
    loadLottie().catch(() => {});
  });
}

/**
 * Loads lottie-web, which accesses `document` while its modules are evaluated. This substitute has all that
 * it needs. Because it has no `body`, lottie-web doesn't measure fonts or add style sheets.
 */
function loadLottie() {
  const getNoElements = () => [];
  Object.assign(globalThis, {
    window: globalThis,
    document: {
      readyState: 'complete',
      createElement: () => new OffscreenCanvas(1, 1),
      getElementsByTagName: getNoElements,
      getElementsByClassName: getNoElements,
    },
  });
  return import('../lottie-web/parts/canvas');
}

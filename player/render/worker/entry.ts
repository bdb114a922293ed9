import { runWorker } from './worker-main';

/* The entry point of the worker. The build bundles it into a single file, `worker.js`. */

runWorker(loadLottie);
// Evaluate lottie-web while the page is fetching the first animation. Ignore errors, because `worker-main`
// calls `loadLottie` again and reports them.
setTimeout(() => {
  loadLottie().catch(() => {});
});

/**
 * Loads lottie-web. Its modules access `document` when they are evaluated, so this function defines a
 * substitute. The substitute has no `body`, so lottie-web doesn't measure fonts or add style sheets.
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

import { runWorker } from './worker-main';

/* The worker's entry point. The package's build bundles it into one file, `worker.js`. */

runWorker(loadLottie);
// Evaluates lottie-web while the first animation is being fetched. worker-main reports errors.
setTimeout(() => {
  loadLottie().catch(() => {});
});

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

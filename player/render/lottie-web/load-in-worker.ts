/**
 * Loads lottie-web. Its modules access `document` when they are evaluated, so this function defines a
 * substitute. The substitute has no `body`, so lottie-web doesn't measure fonts or add style sheets.
 */
export function loadLottieInWorker() {
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
  return import('./parts/worker');
}

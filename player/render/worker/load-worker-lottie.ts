const none = () => [];

/**
 * lottie-web for a worker. It looks for a document when its code is read and finds none there: what it asks of it stands in. Without a
 * `body` it measures no fonts and brings no stylesheets.
 */
export function loadLottie() {
  Object.assign(globalThis, {
    window: globalThis,
    document: {
      readyState: 'complete',
      createElement: () => new OffscreenCanvas(1, 1),
      getElementsByTagName: none,
      getElementsByClassName: none,
    },
  });
  return import('../lottie-web/parts/canvas');
}

/*
 * What lottie-web looks for when its code is read and finds in no worker. It is imported before lottie-web. Without a `body`
 * lottie-web measures no fonts and brings no stylesheets.
 */
const none = () => [];

Object.assign(globalThis, {
  window: globalThis,
  document: {
    readyState: 'complete',
    createElement: () => new OffscreenCanvas(1, 1),
    getElementsByTagName: none,
    getElementsByClassName: none,
  },
});

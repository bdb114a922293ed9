import type { LottieItem } from './lottie-internals';

type FirstFrameOptions = {
  signal: AbortSignal;
  /**
   * Renders without the layers that failed.
   * @returns whether a layer failed that had not failed before
   * @throws if nothing is visible then
   */
  recover(error: unknown): Promise<boolean>;
  /** Passes the data to lottie-web. */
  setUp(): void;
};

/**
 * Passes the data to lottie-web and waits for the first frame. Layers that can't be drawn are left out, in
 * this frame and in later frames. Fails only if nothing is visible without them.
 * @throws any error of lottie-web; `signal.reason` if aborted
 */
export function drawFirstFrame(item: LottieItem, { signal, recover, setUp }: FirstFrameOptions) {
  return new Promise<void>((resolve, reject) => {
    let recovery: Promise<unknown> | undefined;
    item.onFrameError = (error) => {
      recovery = recover(error);
      recovery.catch(reject);
    };
    item.onFirstFrame = () => resolve(recovery?.then(() => {}));
    signal.addEventListener('abort', () => reject(signal.reason));
    const checkLoaded = item.checkLoaded.bind(item);
    // lottie-web calls this again when fonts and images have loaded, where its errors would be uncaught.
    item.checkLoaded = function buildAndDraw() {
      try {
        checkLoaded();
      } catch (error) {
        recover(error).then((isProgress) => (isProgress ? buildAndDraw() : reject(error)), reject);
      }
    };
    setUp();
  });
}

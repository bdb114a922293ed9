import type { LottieItem } from './lottie-internals';

type FirstFrameOptions = {
  signal: AbortSignal;
  /**
   * Renders the frame without the layers that failed.
   * @throws if nothing is visible without them
   */
  recover(error: unknown): Promise<void>;
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
    let recovery: Promise<void> | undefined;
    item.onFrameError = (error) => {
      recovery = recover(error);
      recovery.catch(reject);
    };
    item.onFirstFrame = () => resolve(recovery);
    signal.addEventListener('abort', () => reject(signal.reason));
    const checkLoaded = item.checkLoaded.bind(item);
    // lottie-web also calls this function when fonts and images have loaded. Its errors would then be
    // uncaught.
    item.checkLoaded = () => {
      try {
        checkLoaded();
      } catch (error) {
        reject(error);
      }
    };
    setUp();
  });
}

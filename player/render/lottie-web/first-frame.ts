import type { LottieItem } from './internals';

type FirstFrameOptions = {
  signal: AbortSignal;
  /**
   * Renders the frame again without the layers that failed.
   * @returns whether more layers are left out than after the previous call
   * @throws if nothing is visible without these layers
   */
  recover(error: unknown): Promise<boolean>;
  /** Passes the data to lottie-web. */
  setUp(): void;
};

/**
 * Passes the data to lottie-web and waits for the first frame. Layers that can't be drawn are left out, in
 * this frame and in later frames. Rejects only if nothing is visible without them.
 * @throws any error from lottie-web; `signal.reason` if aborted
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
    // lottie-web also calls this method when images have loaded. No code would catch exceptions from such a
    // call.
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

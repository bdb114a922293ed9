import type { LottieItem } from './lottie-internals';

type FirstFrameOptions = {
  signal: AbortSignal;
  /** Draws without what could not be drawn. @throws when that leaves nothing to see */
  recover(error: unknown): Promise<void>;
  /** Hands the data over. */
  setUp(): void;
};

/**
 * Hands the data over, and waits for its first frame. A layer that can't be drawn is left out, now or when
 * its time comes; only when that leaves nothing to see is it a failure.
 * @throws whatever lottie-web threw; `signal.reason` when aborted
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
    // Runs again when fonts and images arrive, where nobody could catch what lottie-web throws.
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

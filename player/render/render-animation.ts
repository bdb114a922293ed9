import type { PlayerSettings } from '../core/settings';
import { LARGE_TEXT, readSource } from '../document/read-source';
import type { SourceText } from '../document/source-text';
import { loadLottie } from './lottie-web/load-lottie';
import { loadFeatureSupport } from './main-thread/load-feature-support';
import { type FallbackReason, fallbackReason } from './main-thread-fallback';
import type { RenderedAnimation, RenderOptions } from './renderer';
import { startWorkerEarly, workerAddress } from './worker/start-worker';

/**
 * From `src` to the first frame: finds, reads, checks and prepares an animation, and draws it, in a worker where that can be.
 * @returns once the first frame is on screen
 * @throws Failure, or whatever lottie-web threw; `signal.reason` when aborted
 */
export async function renderAnimation(options: RenderOptions): Promise<RenderedAnimation> {
  const reason = fallbackReason(options.getSettings());
  if (reason) return renderOnMainThread(options, reason);
  const worker = await findWorker(options.getSettings());
  options.signal.throwIfAborted();
  if (!worker) return renderOnMainThread(options, 'no worker');
  const outcome = await worker.open(options);
  if (outcome.renderer) return outcome;
  // The host has heard of what was opened before it was declined.
  const onLoaded = outcome.isLoaded ? () => {} : options.onLoaded;
  return renderOnMainThread({ ...options, onLoaded, source: outcome.source }, outcome.fallbackReason);
}

/** The page's drawing worker, begun by now; null when it can't be had. */
async function findWorker({ workerUrl }: PlayerSettings) {
  try {
    const opening = import('./worker/render-in-worker');
    // A failed import is met below, also where the next line throws.
    opening.catch(() => {});
    const url = workerAddress(workerUrl ?? (await import('./worker/entry')).entryUrl);
    if (!url) return null;
    startWorkerEarly(url);
    return (await opening).workerAt(url);
  } catch {
    // A file of the worker's did not arrive.
    return null;
  }
}

/** Reads while what draws is on its way. */
async function renderOnMainThread(
  options: RenderOptions,
  reason: FallbackReason,
): Promise<RenderedAnimation> {
  const settings = options.getSettings();
  // A failure is met when it is asked for again.
  loadLottie(settings.renderer, settings).catch(() => {});
  const [source, { startOnMainThread }] = await Promise.all([
    typeof options.source === 'string' ? read(options.source, options) : options.source,
    import('./main-thread/render-on-main-thread'),
  ]);
  options.signal.throwIfAborted();
  const renderer = await startOnMainThread(source, options);
  return { renderer, fallbackReason: reason, destroy: renderer.destroy };
}

function read(src: string, { getSettings, signal }: RenderOptions): Promise<SourceText> {
  return readSource(src, {
    pageUrl: document.baseURI,
    animationId: getSettings().animationId,
    signal,
    onProgress(bytes) {
      // What a large file needs travels beside the rest of it. A failure is reported when it is asked for again.
      if (bytes >= LARGE_TEXT) loadFeatureSupport().catch(() => {});
    },
  });
}

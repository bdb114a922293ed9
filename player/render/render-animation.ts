import type { PlayerSettings } from '../core/settings';
import type { SourceText } from '../core/source-text';
import { LARGE_TEXT, readSource } from '../document/read-source';
import type { FallbackReason } from './fallback-reason';
import { loadFeatureSupport, loadLottie } from './lottie-web/load-lottie';
import type { RenderedAnimation, RenderOptions } from './renderer';
import { resolveWorkerUrl, startWorkerEarly } from './worker/start-worker';

/**
 * Fetches, validates, prepares and renders an animation, in the worker if possible and otherwise on the main thread.
 * @returns resolves once the first frame is on screen
 * @throws Failure; any error of lottie-web; `signal.reason` if aborted
 */
export async function renderAnimation(options: RenderOptions): Promise<RenderedAnimation> {
  const reason = fallbackReason(options.getSettings());
  if (reason) return renderOnMainThread(options, reason);
  const renderInWorker = await loadWorkerClient(options.getSettings());
  options.signal.throwIfAborted();
  if (!renderInWorker) return renderOnMainThread(options, 'no worker');
  const result = await renderInWorker(options);
  if (result.renderer) return result;
  const onLoaded = result.isLoaded ? () => {} : options.onLoaded;
  return renderOnMainThread({ ...options, onLoaded, source: result.source }, result.fallbackReason);
}

/** Why the main thread has to render, as far as that is known without the file; `null` for the worker. */
function fallbackReason({ renderer, expressions }: PlayerSettings): FallbackReason | null {
  if (renderer !== 'canvas') return 'renderer';
  if (expressions) return 'expressions';
  const canTransfer = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  return typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' || !canTransfer
    ? 'browser'
    : null;
}

/** Loads the worker's client, and starts the worker in parallel. @returns `null` if workers are unavailable */
async function loadWorkerClient({ workerUrl }: PlayerSettings) {
  try {
    const client = import('./worker/worker-client');
    // Avoids an unhandled rejection if the next line throws. The `await` below reports this error.
    client.catch(() => {});
    const url = resolveWorkerUrl(workerUrl ?? (await import('./worker/entry')).entryUrl);
    if (!url) return null;
    startWorkerEarly(url);
    return (await client).connectToWorker(url);
  } catch {
    // A script could not be loaded.
    return null;
  }
}

/** Fetches the file and the renderer in parallel, and renders on the main thread. */
async function renderOnMainThread(
  options: RenderOptions,
  fallbackReason: FallbackReason,
): Promise<RenderedAnimation> {
  const settings = options.getSettings();
  // Ignore errors here; startRenderer loads lottie-web again and reports them.
  loadLottie(settings.renderer, settings).catch(() => {});
  const [source, { startOnMainThread }] = await Promise.all([
    typeof options.source === 'string' ? read(options.source, options) : options.source,
    import('./main-thread/render-on-main-thread'),
  ]);
  options.signal.throwIfAborted();
  const renderer = await startOnMainThread(source, options);
  return { renderer, fallbackReason, destroy: renderer.destroy };
}

function read(src: string, { getSettings, signal }: RenderOptions): Promise<SourceText> {
  return readSource(src, {
    pageUrl: document.baseURI,
    animationId: getSettings().animationId,
    signal,
    onProgress(bytes) {
      // Loads what a large file needs in parallel with the rest of the file. Ignore errors here; they are reported later.
      if (bytes >= LARGE_TEXT) loadFeatureSupport().catch(() => {});
    },
  });
}

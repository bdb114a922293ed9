import type { PlayerSettings } from '../core/settings';
import type { SourceText } from '../core/source-text';
import { LARGE_TEXT, readSource } from '../document/read-source';
import type { FallbackReason } from './fallback-reason';
import type { RenderedAnimation, RenderOptions } from './renderer';
import { startWorkerEarly, takeWorker } from './worker/start-worker';

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
    const url = workerUrl ? new URL(workerUrl, document.baseURI).href : null;
    startWorkerEarly(url);
    return (await import('./worker/worker-client')).connectToWorker(url, takeWorker);
  } catch {
    // The browser refuses the worker, or a script could not be loaded.
    return null;
  }
}

/** Fetches the file and the renderer in parallel, and renders on the main thread. */
async function renderOnMainThread(
  options: RenderOptions,
  fallbackReason: FallbackReason,
): Promise<RenderedAnimation> {
  prefetchParts(options.getSettings());
  const [source, { startOnMainThread }] = await Promise.all([
    typeof options.source === 'string' ? read(options.source, options) : options.source,
    import('./main-thread/render-on-main-thread'),
  ]);
  options.signal.throwIfAborted();
  const renderer = await startOnMainThread(source, options);
  return { renderer, fallbackReason, destroy: renderer.destroy };
}

/** Requests the modules that render-on-main-thread will import. Ignores errors, which that import reports. */
function prefetchParts({ renderer, expressions }: PlayerSettings) {
  const ignore = () => {};
  if (renderer !== 'svg') import('./main-thread/feature-support').catch(ignore);
  if (renderer === 'canvas') import('./lottie-web/parts/canvas').catch(ignore);
  if (renderer === 'html') import('./lottie-web/parts/html').catch(ignore);
  if (expressions) import('./lottie-web/parts/expressions').catch(ignore);
}

function read(src: string, { getSettings, signal }: RenderOptions): Promise<SourceText> {
  return readSource(src, {
    pageUrl: document.baseURI,
    animationId: getSettings().animationId,
    signal,
    onProgress(bytes) {
      // Loads what a large file needs in parallel with the rest of the file. Ignore errors here; they are reported later.
      if (bytes >= LARGE_TEXT) import('./main-thread/feature-support').catch(() => {});
    },
  });
}

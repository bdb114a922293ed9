import type { PlayerSettings } from '../core/settings';
import { type SourceText, stableStringify } from '../core/source-text';
import { FEATURE_HINT } from '../document/features';
import {
  encodeSource,
  LARGE_TEXT,
  preloadSource,
  readBytes,
  readSource,
  unpackSource,
} from '../document/read-source';
import type { FallbackReason } from './fallback-reason';
import type { RenderedAnimation, RenderOptions } from './renderer';
import { startWorkerEarly, takeWorker } from './worker/start-worker';

/**
 * Fetches, validates, prepares and renders an animation, in the worker if possible and otherwise on the main
 * thread.
 * @returns resolves once the first frame is on screen
 * @throws Failure; any error of lottie-web; `signal.reason` if aborted
 */
export async function renderAnimation(options: RenderOptions): Promise<RenderedAnimation> {
  const { source, signal } = options;
  const settings = options.getSettings();
  const reason = fallbackReason(settings);
  if (reason === 'renderer') return renderOnMainThread(options, reason, source);
  // The page receives the file while the worker starts.
  const file =
    typeof source === 'string'
      ? readBytes(source, readOptions(options))
      : Promise.resolve(encodeSource(source));
  // Ignore errors here; whoever needs the file reports them.
  file.catch(() => {});
  const renderInWorker = reason ? null : await loadWorkerClient(settings);
  signal.throwIfAborted();
  const result = await renderInWorker?.(options, file);
  if (result?.renderer) return result;
  const onLoaded = result?.isLoaded ? () => {} : options.onLoaded;
  const because = reason ?? result?.fallbackReason ?? 'no worker';
  if (because !== 'no worker')
    console.info(`The main thread renders a canvas instead of the worker: ${because}.`);
  const text = file.then((received) => unpackSource(result?.source ?? received, settings.animationId));
  return renderOnMainThread({ ...options, onLoaded }, because, text);
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

/**
 * Loads the worker's client, and starts the worker in parallel. @returns `null` if workers are unavailable
 */
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

/** Reads the file and loads the renderer in parallel, and renders on the main thread. */
async function renderOnMainThread(
  options: RenderOptions,
  fallbackReason: FallbackReason,
  source: string | SourceText | Promise<SourceText>,
): Promise<RenderedAnimation> {
  prefetchParts(options.getSettings());
  const reading = typeof source === 'string' ? readSource(source, readOptions(options)) : source;
  const [text, { startOnMainThread }] = await Promise.all([
    reading,
    import('./main-thread/render-on-main-thread'),
    prefetchFeatures(reading),
  ]);
  options.signal.throwIfAborted();
  const renderer = await startOnMainThread(text, options);
  return { renderer, fallbackReason, destroy: renderer.destroy };
}

/** Requests the modules that the renderer will import. Ignores errors, which those imports report. */
function prefetchParts({ renderer, expressions }: PlayerSettings) {
  const ignore = () => {};
  if (renderer !== 'svg') import('./main-thread/feature-support').catch(ignore);
  if (renderer === 'canvas') import('./lottie-web/parts/canvas').catch(ignore);
  if (renderer === 'html') import('./lottie-web/parts/html').catch(ignore);
  if (expressions) import('./lottie-web/parts/expressions').catch(ignore);
}

/** Requests the code for features as soon as the file's text shows that it is needed. */
async function prefetchFeatures(reading: SourceText | Promise<SourceText>) {
  const { text } = await reading;
  if (FEATURE_HINT.test(text)) import('./main-thread/feature-support').catch(() => {});
}

const readOptions = ({ getSettings, signal }: RenderOptions) => ({
  pageUrl: document.baseURI,
  animationId: getSettings().animationId,
  signal,
  onProgress(bytes: number) {
    // Loads what a large file needs in parallel with the rest of the file. Ignore errors here; they are
    // reported later.
    if (bytes >= LARGE_TEXT && getSettings().renderer !== 'canvas')
      import('./main-thread/feature-support').catch(() => {});
  },
});

/**
 * Loads what a player will need, before the player is rendered: its code, the worker, and the file.
 * @param settings the props of the player
 */
export function preloadAnimation(settings: PlayerSettings) {
  const source = stableStringify(settings.src);
  if (source) preloadSource(source, document.baseURI);
  if (fallbackReason(settings)) {
    prefetchParts(settings);
    import('./main-thread/render-on-main-thread').catch(() => {});
  } else loadWorkerClient(settings);
}

import type { PlayerSettings } from '../core/settings';
import { type SourceText, sourceOf } from '../core/source-text';
import { encodeSource, LARGE_TEXT, preloadSource, readSource, unpackSource } from '../document/read-source';
import type { FallbackReason } from './fallback-reason';
import type { RenderedAnimation, Renderer, RenderOptions } from './renderer';
import { waitFor } from './served-time';
import { startWorkerEarly, takeWorker } from './worker/start-worker';

/**
 * Fetches, validates, prepares and renders an animation. Uses the worker if possible, otherwise the main
 * thread.
 * @returns a promise that resolves when the first frame is on screen
 * @throws Failure; any error from lottie-web; `signal.reason` if aborted
 */
export async function renderAnimation(options: RenderOptions): Promise<RenderedAnimation> {
  const { source, signal } = options;
  const settings = options.getSettings();
  const reason = fallbackReason(settings);
  // Fetch the file and load the code in parallel.
  const file =
    typeof source === 'object' && 'base' in source
      ? Promise.resolve(encodeSource(source))
      : waitFor('file', readSource(source, readOptions(options)), signal);
  // Prevent an unhandled rejection. The code that awaits `file` later reports the error.
  file.catch(ignore);
  const renderInWorker = reason ? null : await waitFor('code', loadWorkerClient(settings), signal);
  signal.throwIfAborted();
  const result = await renderInWorker?.(options, file);
  if (result?.renderer) return result;
  const onLoaded = result?.isLoaded ? ignore : options.onLoaded;
  const because = reason ?? result?.fallbackReason ?? 'no worker';
  if (because !== 'renderer' && because !== 'no worker')
    console.info(`Rendering a canvas on the main thread instead of in the worker: ${because}.`);
  const text = file.then((received) => unpackSource(result?.source ?? received, settings.animationId));
  const renderer = await renderOnMainThread({ ...options, onLoaded }, text);
  return { renderer, fallbackReason: because };
}

/**
 * Returns the reason why the settings don't allow rendering in the worker; `null` if they do. Even then, the
 * file might require the main thread.
 */
function fallbackReason({ renderer, expressions }: PlayerSettings): FallbackReason | null {
  if (renderer !== 'canvas') return 'renderer';
  if (expressions) return 'expressions';
  const canTransfer = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  return typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' || !canTransfer
    ? 'browser'
    : null;
}

/**
 * Loads the client module of the worker and starts the worker in parallel.
 * @returns a function that renders a file in the worker; `null` if no worker is available
 */
async function loadWorkerClient({ workerUrl }: PlayerSettings) {
  try {
    const url = workerUrl ? new URL(workerUrl, document.baseURI).href : null;
    startWorkerEarly(url);
    return (await import('./worker/worker-client')).connectToWorker(url, takeWorker);
  } catch {
    // The browser blocked the worker, or the client module could not be loaded.
    return null;
  }
}

/** Loads the renderer while the file is being read, and then renders on the main thread. */
async function renderOnMainThread(options: RenderOptions, reading: Promise<SourceText>): Promise<Renderer> {
  const settings = options.getSettings();
  prefetchParts(settings);
  prefetchFeatures(reading, settings).catch(ignore);
  const { startOnMainThread } = await waitFor(
    'code',
    import('./main-thread/render-on-main-thread'),
    options.signal,
  );
  const text = await reading;
  options.signal.throwIfAborted();
  return startOnMainThread(text, options, loadWorkerClient);
}

/**
 * Starts loading the modules that the renderer will import. Ignores errors, because the renderer's own
 * imports report them.
 */
function prefetchParts({ renderer, expressions }: PlayerSettings) {
  if (renderer !== 'svg') prefetchFeatureSupport();
  if (renderer === 'canvas') import('./lottie-web/parts/canvas').catch(ignore);
  if (renderer === 'html') import('./lottie-web/parts/html').catch(ignore);
  if (expressions) import('./lottie-web/parts/expressions').catch(ignore);
}

const ignore = () => {};
const prefetchFeatureSupport = () => import('./main-thread/feature-support').catch(ignore);

/** Matches the text of most files that need the feature-support module, but never that of a plain file. */
export const FEATURE_HINT =
  /"(ef|fonts|chars|masksProperties|gs|ln|rp|zz|rd|pb|sid)"|"bm"\W+[1-9]|"hd"\W+(true|[1-9])/;

/** Matches the text of most files that have effects or rare shape modifiers. */
export const EFFECTS_HINT = /"ty"\W+(2[0-589]|35|rp|zz|rd|pb|op)\b/;

/** Starts loading the modules that are needed according to the text of the file. */
async function prefetchFeatures(reading: Promise<SourceText>, { renderer }: PlayerSettings) {
  const { text } = await reading;
  if (FEATURE_HINT.test(text)) prefetchFeatureSupport();
  if (renderer !== 'canvas' && EFFECTS_HINT.test(text)) import('./lottie-web/parts/svg-extras').catch(ignore);
}

const readOptions = ({ getSettings, signal }: RenderOptions) => ({
  pageUrl: document.baseURI,
  signal,
  onProgress(bytes: number) {
    // Large files need the feature-support module. Start loading it while the file is still loading.
    if (bytes >= LARGE_TEXT && getSettings().renderer !== 'canvas') prefetchFeatureSupport();
  },
});

/**
 * Starts loading the code, the worker and the file that a player will need, before React renders the player.
 * @param settings the props of the player, with defaults filled in
 */
export function preloadAnimation(settings: PlayerSettings) {
  const source = sourceOf(settings.src);
  if (typeof source === 'string') preloadSource(source, document.baseURI);
  if (fallbackReason(settings)) {
    prefetchParts(settings);
    import('./main-thread/render-on-main-thread').catch(ignore);
  } else loadWorkerClient(settings);
}

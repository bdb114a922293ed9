import type { PlayerSettings } from '../core/settings';
import { sourceOf } from '../core/source-text';
import { LARGE_TEXT, preloadSource, readSource } from '../document/read-source';
import type { FallbackReason } from './fallback-reason';
import type { RenderedAnimation, RenderOptions } from './renderer';
import { afterServedTime, waitFor } from './served-time';
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
  const given =
    typeof source === 'object' && 'base' in source
      ? Promise.resolve(source)
      : waitFor('file', readSource(source, readOptions(options)), signal).then(options.onRead);
  const file = options.adaptFile?.(given) ?? given;
  // Prevent an unhandled rejection. The code that awaits `file` later reports the error.
  file.catch(ignore);
  const renderInWorker = reason ? null : await waitFor('code', loadWorkerClient(settings), signal);
  signal.throwIfAborted();
  const fallback = await renderInWorker?.(options, file);
  if (fallback?.renderer) return fallback;
  const modules = loadMainThread();
  const code = waitFor('code', modules.code, signal);
  code.catch(ignore);
  const { renderOnMainThread } = await waitFor('code', modules.mainThread, signal);
  return renderOnMainThread(options, {
    file,
    code,
    reason,
    fallback,
    loadWorkerClient,
  });
}

/**
 * Returns the reason why the settings don't allow rendering in the worker; `null` if they do. Even then, the
 * file might require the main thread.
 */
function fallbackReason({ renderer }: PlayerSettings): FallbackReason | null {
  if (renderer !== 'canvas') return 'renderer';
  const canTransfer = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  return typeof Worker === 'undefined' || !canTransfer ? 'browser' : null;
}

/**
 * Loads the client module of the worker and starts the worker in parallel.
 * @returns a function that renders a file in the worker; `null` if no worker is available
 */
async function loadWorkerClient({ workerUrl }: PlayerSettings) {
  try {
    const url = workerUrl ? new URL(workerUrl, document.baseURI).href : null;
    startWorkerEarly(url);
    return (await import('./worker/worker-client')).connectToWorker(url, { takeWorker, afterServedTime });
  } catch {
    // The browser blocked the worker, or the client module could not be loaded.
    return null;
  }
}

const ignore = () => {};

const readOptions = ({ getSettings, signal }: RenderOptions) => ({
  pageUrl: document.baseURI,
  signal,
  onProgress(bytes: number) {
    // Large files need the feature-support module. Start loading it while the file is still loading.
    if (bytes >= LARGE_TEXT && getSettings().renderer !== 'canvas')
      import('./main-thread/feature-support').catch(ignore);
  },
});

/**
 * Loads the code, the worker and the file that a player will need, before the app renders the player.
 * @param settings the options of the player, with defaults filled in
 * @returns a promise that resolves when everything for the first frame has loaded
 */
export async function preloadAnimation(settings: PlayerSettings) {
  const source = sourceOf(settings.src);
  const file = typeof source === 'string' ? preloadSource(source, document.baseURI) : null;
  const renderInWorker = fallbackReason(settings) ? null : await loadWorkerClient(settings);
  if (renderInWorker) await renderInWorker.ready;
  else await (await loadMainThread().mainThread).prefetch(settings, file);
  await file;
}

/** Loads the code that renders on the main thread: a small module, and in parallel lottie-web. */
function loadMainThread() {
  const code = import('./main-thread/render-on-main-thread');
  const mainThread = import('./main-thread/main-thread');
  code.catch(ignore);
  mainThread.catch(ignore);
  return { code, mainThread };
}

import { isComplete } from '../animation/complete';
import { detectFeatures, LARGE_TEXT } from '../animation/features';
import type { Animation } from '../animation/lottie';
import { parseAnimation } from '../animation/parse';
import { playableOf } from '../animation/playable';
import { preloadEngine, startEngine } from '../engine/engine';
import { loadFeatureSupport } from '../engine/load-feature-support';
import { readSource } from '../source/read-source';
import type { SourceText } from '../source/source-text';
import type { DrawnAnimation, OpenOptions } from './opening';
import { type PageReason, pageReason } from './page-reason';
import type { PlayerSettings } from './settings';

/** Asks early for what draws, so that it travels while the animation does. */
export function preloadDrawing(settings: PlayerSettings) {
  if (pageReason(settings)) preloadEngine(settings);
  else findWorker(settings);
}

/**
 * From `src` to the first frame: finds, reads, checks and prepares an animation, and draws it, in a worker where that can be.
 * @returns once the first frame is on screen
 * @throws Failure, or whatever lottie-web threw; `signal.reason` when aborted
 */
export async function openAnimation(options: OpenOptions): Promise<DrawnAnimation> {
  const reason = pageReason(options.getSettings());
  if (reason) return openOnPage(options, reason);
  const worker = await findWorker(options.getSettings());
  options.signal.throwIfAborted();
  if (!worker) return openOnPage(options, 'no worker');
  const outcome = await worker.open(options);
  if (outcome.engine) return outcome;
  // The host has heard of what was opened before it was declined.
  const onOpened = outcome.isOpened ? () => {} : options.onOpened;
  return openOnPage({ ...options, onOpened, source: outcome.source }, outcome.reason);
}

/** The page's drawing worker, begun by now; null when it can't be had. */
async function findWorker({ workerUrl }: PlayerSettings) {
  try {
    const [{ workerAt }, url] = await Promise.all([
      import('./open-in-worker'),
      workerUrl ?? import('../worker/entry').then(({ entryUrl }) => entryUrl),
    ]);
    return workerAt(url);
  } catch {
    // Its file did not arrive.
    return null;
  }
}

async function openOnPage(options: OpenOptions, reason: PageReason): Promise<DrawnAnimation> {
  const { getSettings, signal } = options;
  const source = typeof options.source === 'string' ? await read(options.source, signal) : options.source;
  signal.throwIfAborted();
  const animation = parseAnimation(source.text);
  const features = detectFeatures(source.text);
  let { renderer } = getSettings();
  if (features.size > 0 || renderer !== 'svg' || !isComplete(animation)) {
    const { prepareAnimation, chooseRenderer } = await loadFeatureSupport();
    signal.throwIfAborted();
    prepareAnimation(animation, source.base, features);
    renderer = chooseRenderer(animation, renderer);
  }
  const playable = playableOf(animation, await partOf(animation, options));
  signal.throwIfAborted();
  options.onOpened({ ...playable, renderer, getSource: () => source });
  signal.throwIfAborted();
  const container = options.createContainer();
  const { range } = playable;
  const engine = await startEngine({
    ...getSettings(),
    renderer,
    container,
    animation,
    features,
    range,
    signal,
  });
  return { engine, reason, destroy: engine.destroy };
}

/** Most files are played as a whole and have no markers: what knows of both is loaded for the others. */
async function partOf(animation: Animation, { getSettings, prefersReducedMotion }: OpenOptions) {
  const { segment } = getSettings();
  const { markers } = animation;
  if (segment == null && !(Array.isArray(markers) && markers.length > 0)) return;
  const { playedPart } = await import('../animation/markers');
  return playedPart(animation, segment, prefersReducedMotion());
}

function read(src: string, signal: AbortSignal): Promise<SourceText> {
  return readSource(src, {
    pageUrl: document.baseURI,
    signal,
    onProgress(bytes) {
      // What a large file needs travels beside the rest of it. A failure is reported when it is asked for again.
      if (bytes >= LARGE_TEXT) loadFeatureSupport().catch(() => {});
    },
  });
}

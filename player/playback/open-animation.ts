import { detectFeatures, LARGE_TEXT } from '../animation/features';
import { parseAnimation } from '../animation/parse';
import { type Playable, playableOf } from '../animation/playable';
import { preloadEngine, startEngine } from '../engine/engine';
import { loadFeatureSupport } from '../engine/load-feature-support';
import type { Engine } from '../engine/types';
import type { Failure } from '../errors/failure';
import { readSource } from '../source/read-source';
import type { SourceText } from '../source/source-text';
import { findWorker, type PageReason, pageReason } from './drawing-thread';
import type { PlayerSettings } from './settings';

/** What is known of an animation once it is parsed and checked. */
export type OpenedAnimation = Playable & { getSource(): SourceText };

/** A picture on screen, and why it is drawn by the page; null when a worker draws it. */
export type DrawnAnimation = { engine: Engine; reason: PageReason | null; destroy(): void };

type OpenOptions = {
  /** Asked when each setting counts: renderer settings may change while the file travels. */
  getSettings(): PlayerSettings;
  /** `src` as text, or what was read of it before. */
  source: string | SourceText;
  /** Called once, for what the picture is drawn into. */
  createContainer(): HTMLElement;
  /** Asked once the file is there: its own part for less motion is then played instead of `segment`. */
  prefersReducedMotion(): boolean;
  signal: AbortSignal;
  onOpened(opened: OpenedAnimation): void;
  /** Called when a picture that was there made its worker hang. */
  onFailed(failure: Failure): void;
  /** Called when a picture that was there has lost its worker, and has to be opened again. */
  onUnavailable(): void;
};

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
  const found = await findWorker(options.getSettings());
  options.signal.throwIfAborted();
  if (!found) return openOnPage(options, 'no worker');
  let opened: OpenedAnimation | null = null;
  const outcome = await found.openSession({
    ...options,
    worker: found.worker,
    segment: options.getSettings().segment,
    prefersReducedMotion: options.prefersReducedMotion(),
    getRendererSettings: () => options.getSettings().rendererSettings,
    onOpened(playable, getSource) {
      opened = { ...playable, getSource };
      options.onOpened(opened);
    },
  });
  if (outcome.engine) return drawn(outcome.engine, null);
  // The host has heard of what was opened before it was declined.
  const onOpened = opened ? () => {} : options.onOpened;
  return openOnPage({ ...options, onOpened, source: outcome.source }, outcome.reason);
}

const drawn = (engine: Engine, reason: PageReason | null): DrawnAnimation => ({
  engine,
  reason,
  destroy: engine.destroy,
});

async function openOnPage(options: OpenOptions, reason: PageReason): Promise<DrawnAnimation> {
  const { getSettings, signal } = options;
  const source = typeof options.source === 'string' ? await read(options.source, signal) : options.source;
  signal.throwIfAborted();
  const animation = parseAnimation(source.text);
  const features = detectFeatures(source.text);
  if (features.size > 0) {
    const { prepareAnimation } = await loadFeatureSupport();
    signal.throwIfAborted();
    prepareAnimation(animation, source.base);
  }
  const playable = playableOf(animation, getSettings().segment, options.prefersReducedMotion());
  options.onOpened({ ...playable, getSource: () => source });
  signal.throwIfAborted();
  const container = options.createContainer();
  const { range } = playable;
  return drawn(
    await startEngine({ ...getSettings(), container, animation, features, range, signal }),
    reason,
  );
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

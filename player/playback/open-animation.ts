import { detectFeatures, type Feature, LARGE_TEXT } from '../animation/features';
import { type FrameRange, type Marker, markersWithin, playRange } from '../animation/markers';
import { parseAnimation } from '../animation/parse';
import { loadFeatureSupport, startEngine } from '../engine/engine';
import type { Engine } from '../engine/types';
import { readSource } from '../source/read-source';
import type { SourceText } from '../source/source-text';
import type { PlayerRenderer } from '../types';
import type { PlayerSettings } from './settings';

/** What is known of an animation once it is parsed and checked. */
export type OpenedAnimation = {
  /** Of what is played; 1 at least. */
  totalFrames: number;
  /** Frames a second. */
  frameRate: number;
  /** Those within what is played, in its frames. */
  markers: readonly Marker[];
  /** Whether the file brings a part for visitors who ask for less motion. */
  hasReducedMotion: boolean;
  /** In the file's frames; left out when the whole file is played. */
  range?: FrameRange;
  /** Empty for a plain file. */
  features: ReadonlySet<Feature>;
  /** What draws it: the one that was asked for, unless another draws what that has no way for. */
  renderer: PlayerRenderer;
  source: SourceText;
};

type OpenOptions = {
  /** Asked when each setting counts: renderer settings may change while the file travels. */
  getSettings(): Pick<PlayerSettings, 'renderer' | 'rendererSettings' | 'expressions' | 'segment'>;
  /** `src` as text, or what was read of it before. */
  source: string | SourceText;
  /** Called once, for what the picture is drawn into. */
  createContainer(): HTMLElement;
  /** Asked once the file is there: its own part for less motion is then played instead of `segment`. */
  prefersReducedMotion(): boolean;
  signal: AbortSignal;
  onOpened(opened: OpenedAnimation): void;
};

/**
 * From `src` to the first frame: finds, reads, checks and prepares an animation, and draws it.
 * @returns the engine once the first frame is on screen
 * @throws Failure, or whatever lottie-web threw; `signal.reason` when aborted
 */
export async function openAnimation(options: OpenOptions): Promise<Engine> {
  const { getSettings, signal } = options;
  const source = typeof options.source === 'string' ? await read(options.source, signal) : options.source;
  signal.throwIfAborted();
  const animation = parseAnimation(source.text);
  const features = detectFeatures(source.text);
  let { renderer } = getSettings();
  if (features.size > 0 || renderer !== 'svg') {
    const { prepareAnimation, chooseRenderer } = await loadFeatureSupport();
    signal.throwIfAborted();
    prepareAnimation(animation, source.base, features);
    renderer = chooseRenderer(animation, renderer);
  }
  const played = playRange(animation, getSettings().segment, options.prefersReducedMotion());
  const { range = [animation.ip, animation.op] } = played;
  options.onOpened({
    ...played,
    totalFrames: Math.max(Math.floor(range[1] - range[0]), 1),
    frameRate: animation.fr,
    markers: markersWithin(animation, range),
    features,
    renderer,
    source,
  });
  signal.throwIfAborted();
  const container = options.createContainer();
  return startEngine({
    ...getSettings(),
    renderer,
    container,
    animation,
    features,
    range: played.range,
    signal,
  });
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

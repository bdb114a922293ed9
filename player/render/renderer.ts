import type { Media } from '../core/model';
import type { PlayerSettings } from '../core/settings';
import type { Source, SourceText } from '../core/source-text';
import type { Timeline } from '../core/timeline';
import type { Failure } from '../document/errors/failure';
import type { Animation } from '../document/lottie';
import type { FrameRange } from '../document/play-range';
import type { PlayerRenderer, PlayerSubframes } from '../types';
import type { FallbackReason } from './fallback-reason';
import type { Placement } from './fit';

/**
 * Renders an animation on the main thread or in the worker. The caller is responsible for time, loops and
 * direction.
 */
export type Renderer = {
  /** The name of the lottie-web build that contains the modules in use, such as `lottie_light`. */
  readonly build: string;
  /** The element that contains the animation. It is removed when the renderer is destroyed. */
  readonly container: HTMLElement;
  /**
   * Renders one position and stops playback.
   * @param position in frames from the start of the play range: 0 or more, and less than the length of the
   *   range
   * @returns a promise if rendering is asynchronous; the promise never rejects
   */
  render(position: number): void | Promise<void>;
  /**
   * Plays a timeline. The renderer requests its own animation frames, and uses the clock that the page and
   * the worker share. If this method is missing, `render` must be called for every frame.
   * @param subframes which positions between whole frames to render
   * @returns a promise that resolves when the first frame has been rendered; the promise never rejects
   */
  play?(timeline: Timeline, subframes: PlayerSubframes): Promise<void>;
  getDrawnFrames(): DrawnFrames;
  /**
   * Applies the current `fit`, `align` and size. If this method is missing, changing these values requires a
   * new renderer.
   */
  place?(): void;
  destroy(): void;
};

/** What a renderer shows: a single position, or playback along a timeline. */
export type PlaybackSync = { position: number } | { timeline: Timeline; subframes: PlayerSubframes };

/**
 * The number of frames rendered so far. `at` is the time at which they were counted, as returned by
 * `performance.now()`.
 */
export type DrawnFrames = { count: number; at: number };

/** The props that determine the position and the resolution of an animation. */
export type DrawingSettings = Placement & { rendererSettings: Record<string, unknown>; maxDensity: number };

export type RendererOptions = {
  container: HTMLElement;
  renderer: PlayerRenderer;
  /** Settings for lottie-web's renderer. */
  rendererSettings: Record<string, unknown>;
  expressions: boolean;
  /**
   * Returns the current settings. Called whenever the animation is laid out, because the app might have
   * changed the settings.
   */
  getDrawingSettings(): DrawingSettings;
  /** The validated animation. The renderer is allowed to modify it. */
  animation: Animation;
  /** The JSON text of the file. */
  text: string;
  /** Whether lottie-web's SVG renderer draws the file without the player's additions. */
  isPlain: boolean;
  /** The play range. @default the whole file */
  range?: FrameRange;
  signal: AbortSignal;
};

/**
 * An animation that has been parsed and validated. `renderer` is the renderer that was chosen for the file,
 * which can differ from the requested renderer.
 */
export type LoadedAnimation = Media & {
  /** A failure for each slot or theme that the app has set but that could not be applied. */
  unresolvedSlots: readonly Failure[];
};

/** An animation that is on screen. `fallbackReason` is `null` if the worker renders the animation. */
export type RenderedAnimation = {
  renderer: Renderer;
  fallbackReason: FallbackReason | null;
};

export type RenderOptions = {
  /** Returns the current settings, which can change while the file is loading. */
  getSettings(): PlayerSettings;
  /** `src`, or the text of the file if it has been read. */
  source: Source | SourceText;
  /** Creates the element that will contain the animation. Called once. */
  createContainer(): HTMLElement;
  /**
   * Returns whether a reduced-motion marker of the file should play instead of `segment`. Called when the
   * file has been read.
   */
  prefersReducedMotion(): boolean;
  /** Returns the position or the timeline that the renderer shows first. */
  getSync(): PlaybackSync;
  signal: AbortSignal;
  onLoaded(loaded: LoadedAnimation): void;
  /**
   * Called if an animation that is already on screen fails, for example because it has blocked the worker.
   */
  onFailed(failure: Failure): void;
  /**
   * Called if no worker can continue to render an animation that is on screen. The caller must render the
   * animation again.
   */
  onUnavailable(): void;
};

/**
 * Makes the container a shadow host, so that the style sheets and ids of the page don't affect the elements
 * of the animation.
 * @returns the element for the animation, which is in the shadow tree and fills the container
 */
export function createShadowHost(container: HTMLElement): HTMLElement {
  const inner = document.createElement('div');
  // `flex` prevents browsers from adding space for descenders below the canvas or SVG, as for inline
  // elements.
  inner.style.cssText = 'position:absolute;inset:0;display:flex';
  container.attachShadow({ mode: 'open' }).append(inner);
  return inner;
}

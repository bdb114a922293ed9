import type { LoadedFile } from '../core/model';
import type { PlayerSettings } from '../core/settings';
import type { Source, SourceBytes } from '../core/source-text';
import type { Timeline } from '../core/timeline';
import type { Failure } from '../document/errors/failure';
import type { Budget } from '../document/limits/budget';
import type { Animation } from '../document/lottie';
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
   * Whether the renderer plays timelines: it requests its own animation frames, and uses the clock that the page and
   * the worker share. Otherwise, `show` must be called for every frame.
   */
  readonly isAutonomous: boolean;
  /**
   * Renders one frame and stops playback, or plays a timeline.
   * @returns a promise if rendering is asynchronous, which resolves when the first frame has been rendered; it never
   *   rejects
   */
  show(sync: PlaybackSync): void | Promise<void>;
  getDrawnFrames(): DrawnFrames;
  /**
   * Applies the current `fit`, `align` and size. If this method is missing, changing these values requires a
   * new renderer.
   */
  place?(): void;
  destroy(): void;
};

/** What a renderer shows: a single frame, in frame numbers of the file, or playback along a timeline. */
export type PlaybackSync = { frame: number } | { timeline: Timeline; subframes: PlayerSubframes };

/**
 * The number of frames rendered so far. `at` is the time at which they were counted, as returned by
 * `performance.now()`.
 */
export type DrawnFrames = { count: number; at: number };

/** The props that determine the position and the resolution of an animation. */
export type DrawingSettings = Placement & { rendererSettings: Record<string, unknown>; maxDensity: number };

/** The defaults of `rendererSettings`. On a canvas, they have no effect. */
export const DEFAULT_RENDERER_SETTINGS = {
  clearCanvas: false,
  hideOnTransparent: true,
  progressiveLoad: true,
};

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
  /** What `prepareAnimation` has left; missing for a plain file. */
  budget?: Budget;
  /** The JSON text of the file. */
  text: string;
  /** Whether lottie-web's SVG renderer draws the file without the player's additions. */
  isPlain: boolean;
  /** Returns the frame to render, in frame numbers of the file. */
  getFrame(): number;
  signal: AbortSignal;
};

/**
 * An animation that has been parsed and validated. `renderer` is the renderer that was chosen for the file,
 * which can differ from the requested renderer.
 */
export type LoadedAnimation = LoadedFile & {
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
  /** `src`, or the file if it has been read. */
  source: Source | SourceBytes;
  /** Returns the file to render instead of the file that was read. */
  adaptFile?(file: Promise<SourceBytes>): Promise<SourceBytes>;
  /** Creates the element that will contain the animation. Called once. */
  createContainer(): HTMLElement;
  /** Returns the frame or the timeline that the renderer shows first. */
  getSync(): PlaybackSync;
  signal: AbortSignal;
  /** Called with the file as received, unless `source` is this file. Returns the file. */
  onRead(file: SourceBytes): SourceBytes;
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

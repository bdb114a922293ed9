import type { Media } from '../core/model';
import type { PlayerSettings } from '../core/settings';
import type { SourceText } from '../core/source-text';
import type { Timeline } from '../core/timeline';
import type { Failure } from '../document/errors/failure';
import type { Feature } from '../document/features';
import type { Animation } from '../document/lottie';
import type { FrameRange } from '../document/play-range';
import type { PlayerRenderer } from '../types';
import type { FallbackReason } from './fallback-reason';
import type { Placement } from './fit';
import type { LottieItem } from './lottie-web/lottie-internals';

/**
 * Renders one animation, on the main thread or in the worker. Time, loops and direction are kept by the
 * caller.
 */
export type Renderer = {
  /** The build of lottie-web with the same parts, such as `lottie_light`. */
  readonly build: string;
  /** The element that holds the animation. It is removed when the renderer is destroyed. */
  readonly container: HTMLElement;
  /**
   * Renders one position and stops there.
   * @param position in frames of the play range, from 0 up to (but not including) its length
   * @returns a promise if rendering is asynchronous; it never rejects
   */
  render(position: number): void | Promise<void>;
  /**
   * Plays along a timeline with the renderer's own animation frames and the clock that the page and the
   * worker share. A renderer without this method needs `render` for every frame.
   * @param subframes `false` renders whole frames only
   * @returns resolves after the first of these frames is rendered; it never rejects
   */
  play?(timeline: Timeline, subframes: boolean): Promise<void>;
  getDrawnFrames(): DrawnFrames;
  /** Applies the current `fit`, `align` and size. A renderer without this method has to be started again. */
  place?(): void;
  destroy(): void;
};

/** What the animation shows: a still position, or playback along a timeline by the shared clock. */
export type PlaybackSync = { position: number } | { timeline: Timeline; subframes: boolean };

/** The number of frames that were rendered so far, counted at a time in milliseconds of the page's clock. */
export type DrawnFrames = { count: number; at: number };

/** The host's settings for the animation's place and resolution. */
export type DrawingSettings = Placement & { rendererSettings: Record<string, unknown>; maxDensity: number };

/** Keeps an animation that the main thread renders in its place within the container. */
export type PlacementController = {
  /** Applies the current settings. */
  place(): void;
  /**
   * Applies them again whenever the container's size or the pixel density changes. @param onDestroy takes the
   * cleanup
   */
  watch(onDestroy: (() => void)[]): void;
};

export type RendererOptions = {
  container: HTMLElement;
  renderer: PlayerRenderer;
  /** Settings of lottie-web's renderer. */
  rendererSettings: Record<string, unknown>;
  expressions: boolean;
  /** Called whenever the animation is placed, because the host may change these settings. */
  getDrawingSettings(): DrawingSettings;
  /** Validated. The renderer may write into it. */
  animation: Animation;
  /** Empty for a plain file. */
  features: ReadonlySet<Feature>;
  /** The play range; the whole file by default. */
  range?: FrameRange;
  signal: AbortSignal;
};

/**
 * The parts of lottie-web that few files need. Once loaded, a part applies to every item that is created
 * afterwards.
 */
export type LottieParts = {
  /** Effects and rare shape modifiers, for the SVG and HTML renderers. */
  svgExtras?: boolean;
  /** Expressions, which are run by `eval`. */
  expressions?: boolean;
  /** Texts that the browser has to shape or order. */
  complexText?: boolean;
};

/** How lottie-web is set up for one file and renderer. */
export type RendererConfiguration = {
  /** The build of lottie-web with the same parts. */
  build: string;
  /** The parts of lottie-web that are needed in addition to the renderer. */
  parts?: LottieParts;
  /** Settings of lottie-web's renderer that override the host's. */
  rendererSettings?: Record<string, unknown>;
  /** Passes the data to lottie-web, instead of `item.setupAnimation`. Cleanup is added to `onDestroy`. */
  setUp?(item: LottieItem, onDestroy: (() => void)[]): void;
  /** Available after `setUp`. */
  getPlacement?(): PlacementController | undefined;
};

/**
 * A file that is parsed and validated. Its renderer is the requested one if that supports the file's
 * features.
 */
export type LoadedAnimation = Media & {
  /** The host's slots and themes that could not be applied. */
  unresolvedSlots: readonly Failure[];
};

/** An animation on screen. `fallbackReason` is why the main thread renders it; `null` if the worker does. */
export type RenderedAnimation = {
  renderer: Renderer;
  fallbackReason: FallbackReason | null;
  destroy(): void;
};

export type RenderOptions = {
  /** Called whenever a setting is needed, because settings may change while the file loads. */
  getSettings(): PlayerSettings;
  /** `src` as text, or the file if it was read before. */
  source: string | SourceText;
  /** Called once, for the element that will hold the animation. */
  createContainer(): HTMLElement;
  /** Called after the file was read: the file's own segment for reduced motion then replaces `segment`. */
  prefersReducedMotion(): boolean;
  /** The position or timeline to start with. */
  getSync(): PlaybackSync;
  signal: AbortSignal;
  onLoaded(loaded: LoadedAnimation): void;
  /** Called if an animation that was on screen blocked its worker. */
  onFailed(failure: Failure): void;
  /** Called if an animation that was on screen lost its worker and has to be rendered again. */
  onUnavailable(): void;
};

/**
 * Makes the container a shadow host (https://dom.spec.whatwg.org/#shadow-trees), so that the page's style
 * sheets don't match the animation's elements and their ids don't clash with the page's.
 * @returns the element in the shadow tree to render in; it fills the container and inherits its properties
 */
export function createShadowHost(container: HTMLElement): HTMLElement {
  const inner = document.createElement('div');
  // `flex` avoids the space for descenders below an inline canvas or SVG.
  inner.style.cssText = 'position:absolute;inset:0;display:flex';
  container.attachShadow({ mode: 'open' }).append(inner);
  return inner;
}

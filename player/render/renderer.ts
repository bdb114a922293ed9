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
 * Renders an animation on the main thread or in the worker. The caller keeps track of time, loops and
 * direction.
 */
export type Renderer = {
  /** The name of the lottie-web build that contains the modules in use, such as `lottie_light`. */
  readonly build: string;
  /** The element that contains the animation. It is removed when the renderer is destroyed. */
  readonly container: HTMLElement;
  /**
   * Renders one position and stops playback.
   * @param position in frames of the play range, from 0 up to (but not including) its length
   * @returns a promise if rendering is asynchronous; it never rejects
   */
  render(position: number): void | Promise<void>;
  /**
   * Plays along a timeline, using the renderer's own animation frames and the clock that the page and the
   * worker share. A renderer without this method requires a call of `render` for every frame.
   * @param subframes `false` renders only whole frames
   * @returns a promise that resolves after the first of these frames; it never rejects
   */
  play?(timeline: Timeline, subframes: boolean): Promise<void>;
  getDrawnFrames(): DrawnFrames;
  /**
   * Applies the current `fit`, `align` and size. If this method is missing, the renderer must be started
   * again.
   */
  place?(): void;
  destroy(): void;
};

/** What a renderer shows: a still position, or playback along a timeline. */
export type PlaybackSync = { position: number } | { timeline: Timeline; subframes: boolean };

/** The number of frames rendered so far, and the time of the count in milliseconds on the page's clock. */
export type DrawnFrames = { count: number; at: number };

/** The props for the position and resolution of the animation. */
export type DrawingSettings = Placement & { rendererSettings: Record<string, unknown>; maxDensity: number };

/** Keeps an animation on the main thread in the correct position within its container. */
export type PlacementController = {
  /** Applies the current settings. */
  place(): void;
  /**
   * Applies the current settings whenever the size of the container or the pixel density changes.
   * @param onDestroy receives the cleanup function
   */
  watch(onDestroy: (() => void)[]): void;
};

export type RendererOptions = {
  container: HTMLElement;
  renderer: PlayerRenderer;
  /** Settings of lottie-web's renderer. */
  rendererSettings: Record<string, unknown>;
  expressions: boolean;
  /** Returns the current settings, which the host may change. Called whenever the animation is laid out. */
  getDrawingSettings(): DrawingSettings;
  /** The validated animation, which the renderer may modify. */
  animation: Animation;
  /** The features of the file; empty for a plain file. */
  features: ReadonlySet<Feature>;
  /** The play range. @default the whole file */
  range?: FrameRange;
  signal: AbortSignal;
};

/**
 * Modules of lottie-web that few files need. A loaded module applies to all animation items that are created
 * afterwards.
 */
export type LottieParts = {
  /** Effects and rare shape modifiers for the SVG and HTML renderers. */
  svgExtras?: boolean;
  /** Expressions, which `eval` evaluates. */
  expressions?: boolean;
};

/** The configuration of lottie-web for a file and a renderer. */
export type RendererConfiguration = {
  /** The name of the lottie-web build that contains the modules in use. */
  build: string;
  /** The modules of lottie-web that are needed in addition to the renderer. */
  parts?: LottieParts;
  /** Settings for lottie-web's renderer. They override those of the host. */
  rendererSettings?: Record<string, unknown>;
  /**
   * Passes the data to lottie-web instead of `item.setupAnimation`. Adds cleanup functions to `onDestroy`.
   */
  setUp?(item: LottieItem, onDestroy: (() => void)[]): void;
  /** Available after `setUp`. */
  getPlacement?(): PlacementController | undefined;
};

/**
 * An animation that has been parsed and validated. Its renderer is the requested one, if that supports all
 * features of the file.
 */
export type LoadedAnimation = Media & {
  /** The slots and themes from the host that could not be applied. */
  unresolvedSlots: readonly Failure[];
};

/** An animation on screen. `fallbackReason` is `null` if the worker renders it. */
export type RenderedAnimation = {
  renderer: Renderer;
  fallbackReason: FallbackReason | null;
  destroy(): void;
};

export type RenderOptions = {
  /** Returns the current settings, which may change while the file is loading. */
  getSettings(): PlayerSettings;
  /** `src` as text, or the file if it is already in memory. */
  source: string | SourceText;
  /** Creates the element that will contain the animation. Called once. */
  createContainer(): HTMLElement;
  /** Whether a reduced-motion marker in the file should replace `segment`. Called after reading the file. */
  prefersReducedMotion(): boolean;
  /** Returns the position or timeline with which rendering starts. */
  getSync(): PlaybackSync;
  signal: AbortSignal;
  onLoaded(loaded: LoadedAnimation): void;
  /** Called if an animation on screen has blocked the worker. */
  onFailed(failure: Failure): void;
  /** Called if an animation on screen has lost its worker and must be rendered again. */
  onUnavailable(): void;
};

/**
 * Makes the container a shadow host (https://dom.spec.whatwg.org/#shadow-trees), so that the style sheets and
 * ids of the page don't affect the elements of the animation.
 * @returns the element in the shadow tree for the animation; it fills the container
 */
export function createShadowHost(container: HTMLElement): HTMLElement {
  const inner = document.createElement('div');
  // `flex` prevents the space for descenders below an inline canvas or SVG.
  inner.style.cssText = 'position:absolute;inset:0;display:flex';
  container.attachShadow({ mode: 'open' }).append(inner);
  return inner;
}

import type { Timeline } from '../core/timeline';
import type { Feature } from '../document/features';
import type { Animation } from '../document/lottie';
import type { FrameRange } from '../document/markers';
import type { PlayerRenderer } from '../types';
import type { Placement } from './fit';
import type { LottieParts } from './lottie-web/load-lottie';
import type { LottieItem } from './lottie-web/lottie-internals';

/** One way of drawing an animation. It only draws: time, loops and direction are kept in playback/. */
export type Engine = {
  /** The build of lottie-web that has the parts which draw. */
  readonly build: string;
  /** Holds the picture; goes with the engine. */
  readonly container: HTMLElement;
  /**
   * Draws a position in frames of the play range, from 0 to its length (not included), and rests there.
   * @returns a promise where that takes a while; it does not reject
   */
  draw(position: number): void | Promise<void>;
  /**
   * Plays along the timeline by the engine's own animation frames and the clock that page and workers share. An engine
   * without it has to be told each position.
   * @param subframes false draws whole frames only
   * @returns once the first of them is drawn; it does not reject
   */
  playTimeline?(timeline: Timeline, subframes: boolean): Promise<void>;
  getDrawnFrames(): DrawnFrames;
  /** Places the picture in its box as the host says by now. An engine without it has to be started anew. */
  place?(): void;
  destroy(): void;
};

/** How many frames an engine had drawn at a moment, in milliseconds of the page's clock. */
export type DrawnFrames = { count: number; at: number };

/** The host's settings by which a picture is placed. */
export type DrawingSettings = Placement & { rendererSettings: Record<string, unknown>; maxDensity: number };

/** Keeps a picture of the page where the host wants it in its box. */
export type PlacementController = {
  /** Draws as the host says by now. */
  place(): void;
  /** Draws anew whenever the container or the screen is another. @param onDestroy hears what ends it */
  watch(onDestroy: (() => void)[]): void;
};

export type EngineOptions = {
  container: HTMLElement;
  renderer: PlayerRenderer;
  /** lottie-web's own, for the renderer. */
  rendererSettings: Record<string, unknown>;
  expressions: boolean;
  /** Asked whenever the picture is placed, as the host may change them. */
  getDrawingSettings(): DrawingSettings;
  /** Checked, and the engine's to write into. */
  animation: Animation;
  /** Empty for a plain file. */
  features: ReadonlySet<Feature>;
  /** What is played, when not the whole file. */
  range?: FrameRange;
  signal: AbortSignal;
};

/** How lottie-web is driven for one file and renderer. */
export type EngineConfiguration = {
  /** The build of lottie-web that has the same parts. */
  build: string;
  /** What it needs beside the renderer. */
  parts?: LottieParts;
  /** lottie-web's own, over the host's. */
  rendererSettings?: Record<string, unknown>;
  /** Hands the data over, in place of `item.setupAnimation`. What ends with the picture is added to `onDestroy`. */
  setUp?(item: LottieItem, onDestroy: (() => void)[]): void;
  /** What places the picture, once it is set up. */
  getPlacement?(): PlacementController | undefined;
};

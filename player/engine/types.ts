import type { Feature } from '../animation/features';
import type { Animation } from '../animation/lottie';
import type { FrameRange } from '../animation/markers';
import type { Timeline } from '../timeline/timeline';
import type { PlayerRenderer } from '../types';
import type { Lottie, LottieItem } from './lottie-internals';

/** One way of drawing an animation. It only draws: time, loops and direction are kept in playback/. */
export type Engine = {
  /** The file of lottie-web that draws. */
  readonly build: string;
  /** Holds the picture; goes with the engine. */
  readonly container: HTMLElement;
  /**
   * Draws a position in frames of the play range, from 0 to its length (not included), and rests there.
   * @returns a promise where that takes a while; it does not reject
   */
  draw(position: number): void | Promise<void>;
  /**
   * Draws by its own animation frames where the timeline is, by the clock that page and workers share. An engine without
   * it has to be told each position.
   * @param subframes false draws whole frames only
   * @returns once the first of them is drawn; it does not reject
   */
  follow?(timeline: Timeline, subframes: boolean): Promise<void>;
  destroy(): void;
};

export type EngineOptions = {
  container: HTMLElement;
  renderer: PlayerRenderer;
  /** lottie-web's own, for the renderer. */
  rendererSettings: Record<string, unknown>;
  expressions: boolean;
  /** Checked, and the engine's to write into. */
  animation: Animation;
  /** Empty for a plain file. */
  features: ReadonlySet<Feature>;
  /** What is played, when not the whole file. */
  range?: FrameRange;
  signal: AbortSignal;
};

/** A file of lottie-web. */
export type Build = { name: string; load: () => Promise<{ default: Lottie }> };

/** How lottie-web is driven for one file and renderer. */
export type EngineConfiguration = {
  /** Whether the larger build draws, with effects and expressions. */
  isFull: boolean;
  /** For `loadAnimation`, over the default ones. */
  options?: Record<string, unknown>;
  /** Hands the data over, in place of `item.setupAnimation`. What ends with the picture is added to `onDestroy`. */
  setUp?(item: LottieItem, lottie: Lottie, onDestroy: (() => void)[]): void;
  /** Called after the first frame, and when the size of the container or the screen's pixel density has changed. */
  onResize?(item: LottieItem): void;
};

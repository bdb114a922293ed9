import type { PlayerSettings } from '../core/settings';
import type { Failure } from '../document/errors/failure';
import type { Playable } from '../document/play-range';
import type { SourceText } from '../document/source-text';
import type { PlayerRenderer } from '../types';
import type { FallbackReason } from './main-thread-fallback';
import type { PlaybackSync, Renderer } from './renderer';

/** A file that is parsed and validated. */
export type LoadedAnimation = Playable & {
  /** The requested renderer, or another one if the requested one doesn't support a feature of the file. */
  renderer: PlayerRenderer;
  /** The host's slots and themes that could not be applied. */
  unfilled: readonly Failure[];
  getSource(): SourceText;
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

import type { PlayerSettings } from '../core/settings';
import type { Failure } from '../document/errors/failure';
import type { Playable } from '../document/play-range';
import type { SourceText } from '../document/source-text';
import type { PlayerRenderer } from '../types';
import type { PageReason } from './main-thread-fallback';
import type { Engine } from './renderer';
import type { Motion } from './worker/protocol';

/** What is known of an animation once it is parsed and checked. */
export type OpenedAnimation = Playable & {
  /** What draws it: the one that was asked for, unless another draws what that has no way for. */
  renderer: PlayerRenderer;
  /** Which of the host's slots and themes the picture does without. */
  unfilled: readonly Failure[];
  getSource(): SourceText;
};

/** A picture on screen, and why it is drawn by the page; null when a worker draws it. */
export type DrawnAnimation = { engine: Engine; reason: PageReason | null; destroy(): void };

export type OpenOptions = {
  /** Asked when each setting counts: renderer settings may change while the file travels. */
  getSettings(): PlayerSettings;
  /** `src` as text, or what was read of it before. */
  source: string | SourceText;
  /** Called once, for what the picture is drawn into. */
  createContainer(): HTMLElement;
  /** Asked once the file is there: its own part for less motion is then played instead of `segment`. */
  prefersReducedMotion(): boolean;
  /** Where the picture is from its first frame on, for what draws it by itself. */
  getMotion(): Motion;
  signal: AbortSignal;
  onOpened(opened: OpenedAnimation): void;
  /** Called when a picture that was there made its worker hang. */
  onFailed(failure: Failure): void;
  /** Called when a picture that was there has lost its worker, and has to be opened again. */
  onUnavailable(): void;
};

import type { Failure } from '../../document/errors/failure';
import type { PlayRange } from '../../document/play-range';
import type { PlayerProps } from '../../types';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { PictureBox } from '../fit';
import type { PlaybackSync } from '../renderer';

/*
 * What the page and its drawing worker say to each other. While a picture plays they say nothing but that they are there, how many
 * frames were drawn, and where it is at the end of each iteration: both hold the same timeline.
 */

/** A file as it was read: text in UTF-8, and the address that its relative assets start from. */
export type SourceBytes = { bytes: ArrayBuffer; base: string };

/** The host's settings by which a file is read. */
export type FileSettings = Pick<PlayerProps, 'animationId' | 'segment' | 'slots' | 'themeId'>;

/** From the page. `player` is a number that the page gives each of its players. */
export type ToWorker =
  /** The first message. Numbers of players go through `journal` before each piece of work. */
  | { type: 'begin'; journal: MessagePort }
  /** Answered by `opened`, `fallback` or `failed`. */
  | ({
      type: 'open';
      player: number;
      source: string | SourceBytes;
      pageUrl: string;
      prefersReducedMotion: boolean;
    } & FileSettings)
  /** Answered by `started`, `fallback` or `failed`. */
  | {
      type: 'start';
      player: number;
      canvas: OffscreenCanvas;
      box: PictureBox;
      rendererSettings: Record<string, unknown>;
      sync: PlaybackSync;
    }
  /** Answered by `drawn` with its number. */
  | { type: 'sync'; player: number; number: number; sync: PlaybackSync }
  | { type: 'resize'; player: number; box: PictureBox }
  | { type: 'close'; player: number }
  /** Answered by `pong`; `journal` takes the place of the one before. */
  | { type: 'ping'; journal: MessagePort };

/** From the worker. */
export type FromWorker =
  /** The worker's script has run. */
  | { type: 'hello' }
  /** With how many frames of each player were drawn since the last. */
  | { type: 'pong'; drawnFrames: Map<number, number> }
  /** The file is read, checked and mended, and can be drawn here. */
  | { type: 'opened'; player: number; playRange: PlayRange; unresolvedSlots: Failure[]; source: SourceBytes }
  /** The file has to be drawn on the page. Once it was opened the page has its source. */
  | { type: 'fallback'; player: number; reason: WorkerFallbackReason; source?: SourceBytes }
  /** The first frame is drawn. */
  | { type: 'started'; player: number; build: string }
  | { type: 'drawn'; player: number; number: number }
  | { type: 'failed'; player: number; failure: Failure };

import type { Failure } from '../../document/errors/failure';
import type { PlayRange } from '../../document/play-range';
import type { SourceBytes } from '../../document/read-source';
import type { PlayerProps } from '../../types';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { AnimationBox } from '../fit';
import type { PlaybackSync } from '../renderer';

/*
 * The messages between the page and its worker. Both have the same timeline, so during playback they only
 * exchange pings with frame counts, and a new timeline at the end of each iteration.
 */

/** Increases with each change of the messages. A worker script of another version is not used. */
export const PROTOCOL_VERSION = 2;

/** The host's settings that are needed to read a file. */
export type FileSettings = Pick<PlayerProps, 'animationId' | 'segment' | 'slots' | 'themeId'>;

/** From the page to the worker. `player` is a number that the page gives to each of its players. */
export type ToWorker =
  /** The first message. The worker writes a player's number to `journal` before it works for that player. */
  | { type: 'connect'; journal: MessagePort }
  /** Answered by `loaded`, `fallback` or `failed`. */
  | ({
      type: 'load';
      player: number;
      /** The file as the page received it. */
      source: SourceBytes;
      pageUrl: string;
      prefersReducedMotion: boolean;
    } & FileSettings)
  /** Answered by `started`, `fallback` or `failed`. */
  | {
      type: 'start';
      player: number;
      canvas: OffscreenCanvas;
      box: AnimationBox;
      rendererSettings: Record<string, unknown>;
      sync: PlaybackSync;
    }
  /** Answered by `synced` with the same `number`. */
  | { type: 'sync'; player: number; number: number; sync: PlaybackSync }
  | { type: 'resize'; player: number; box: AnimationBox }
  | { type: 'close'; player: number }
  /** Answered by `pong`. `journal` replaces the previous port. */
  | { type: 'ping'; journal: MessagePort };

/** From the worker to the page, about one player. */
export type PlayerMessage =
  /** The file is validated and prepared, and the worker can render it. */
  | {
      type: 'loaded';
      player: number;
      playRange: PlayRange;
      unresolvedSlots: Failure[];
      /** The file's text, if the file is packed. */
      unpacked?: SourceBytes;
    }
  /** The main thread has to render the file. */
  | { type: 'fallback'; player: number; reason: WorkerFallbackReason; unpacked?: SourceBytes }
  /** The first frame is rendered. */
  | { type: 'started'; player: number; build: string }
  | { type: 'synced'; player: number; number: number }
  | { type: 'failed'; player: number; failure: Failure };

/** From the worker to the page. */
export type FromWorker =
  /** The worker's script has run. */
  | { type: 'ready'; version: number }
  /** `drawnFrames` is the number of frames rendered since the last `pong`, by player. */
  | { type: 'pong'; drawnFrames: Map<number, number> }
  | PlayerMessage;

import type { FileFrames } from '../../core/segment';
import type { PlayerSettings } from '../../core/settings';
import type { SourceBytes } from '../../core/source-text';
import type { Failure } from '../../document/errors/failure';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { AnimationBox } from '../fit';
import type { PlaybackSync } from '../renderer';

/*
 * The messages between the page and its worker. The page and the worker compute positions from the same
 * timeline. During playback, they therefore exchange only pings, replies with frame counts, and a new
 * timeline at the end of each iteration.
 */

/**
 * Increment this whenever the messages change. The page doesn't use a worker whose script has a different
 * version.
 */
export const PROTOCOL_VERSION = 5;

/** The props that affect how a file is read. */
export type FileSettings = Pick<PlayerSettings, 'animationId' | 'slots' | 'themeId' | 'expressions'>;

/** Messages from the page to the worker. `player` is the number that the page has assigned to a player. */
export type ToWorker =
  /**
   * The first message. The worker writes the number of a player to `journal` before it works for this player.
   */
  | { type: 'connect'; journal: MessagePort }
  /** The worker replies with `loaded`, `fallback` or `failed`. */
  | ({
      type: 'load';
      player: number;
      /** The file as the page received it, which means that it can be packed. */
      source: SourceBytes;
      pageUrl: string;
    } & FileSettings)
  /** The worker replies with `started`, `fallback` or `failed`. */
  | {
      type: 'start';
      player: number;
      canvas: OffscreenCanvas;
      box: AnimationBox;
      rendererSettings: Record<string, unknown>;
      /** The absolute URL of the module that evaluates expressions. */
      expressions: string;
      sync: PlaybackSync;
    }
  /** The worker replies with `synced` and the same `number`. */
  | { type: 'sync'; player: number; number: number; sync: PlaybackSync }
  | { type: 'resize'; player: number; box: AnimationBox }
  | { type: 'close'; player: number }
  /** The worker replies with `pong`. `journal` replaces the previous port. */
  | { type: 'ping'; journal: MessagePort };

/** Messages from the worker to the page about a single player. */
export type PlayerMessage =
  /** The file has been validated and prepared, and the worker can render it. */
  | {
      type: 'loaded';
      player: number;
      frames: FileFrames;
      unresolvedSlots: Failure[];
      /** The unpacked text of the file, if the file was packed. */
      unpacked?: SourceBytes;
    }
  /** The main thread must render the file. */
  | { type: 'fallback'; player: number; reason: WorkerFallbackReason; unpacked?: SourceBytes }
  /** The first frame has been rendered. */
  | { type: 'started'; player: number; build: string }
  | { type: 'synced'; player: number; number: number }
  | { type: 'failed'; player: number; failure: Failure };

/** Messages from the worker to the page. */
export type FromWorker =
  /** The script of the worker has been evaluated. */
  | { type: 'ready'; version: number }
  /** `drawnFrames` contains, for each player, the number of frames rendered since the last `pong`. */
  | { type: 'pong'; drawnFrames: Map<number, number> }
  | PlayerMessage;

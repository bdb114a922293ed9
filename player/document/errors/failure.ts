import type { FileFrames } from '../../core/segment';
import type { PlayerErrorCode } from '../../types';
import type { Resource } from '../limits/limits';

/**
 * The reason for a failure, and the values that its message contains. The messages are in `explain.ts`, which
 * is loaded only after a failure.
 */
type Reason =
  | { reason: 'src'; src: unknown }
  | { reason: 'unreachable'; url: string }
  | { reason: 'too slow'; what: 'file' | 'code' }
  | { reason: 'status'; url: string; status: number }
  | { reason: 'not JSON'; isWebPage: boolean; problem: unknown }
  | { reason: 'archive'; problem: unknown }
  | { reason: 'gzip'; problem: unknown }
  | { reason: 'empty archive' }
  | { reason: 'encrypted archive' }
  | { reason: 'too large' }
  | { reason: 'too much'; what: Resource | 'jsonLevels' | 'jsonValues'; count: number; most: number }
  /**
   * The invalid value, and the first frame `ip`, both as text. The message for `op` contains `ip`, because
   * `op` must be larger.
   */
  | { reason: 'field'; field: string; value: string; ip: string }
  | { reason: 'segment'; segment: unknown; file: FileFrames }
  | { reason: 'slot'; slot: string; slots: string[] }
  | { reason: 'slot value'; slot: string; value: unknown; kind: string }
  /** `known`: the names or the colors in the file. */
  | { reason: 'color key'; key: string; known: string[] }
  | { reason: 'color value'; key: string; value: unknown }
  /** An entry of `hotspots` can't be shown. `problem`: the field that is wrong. */
  | { reason: 'hotspot'; layer: unknown; problem: 'label' | 'href' | 'onPress'; value: unknown }
  | { reason: 'hotspot layer'; layer: string; known: string[] }
  | { reason: 'theme'; theme: string; themes: string[] }
  | { reason: 'machine'; path: string; value: string; requirement: string }
  | { reason: 'machine id'; machine: string; machines: string[] }
  | { reason: 'machine state'; state: string }
  | { reason: 'endless machine'; state: string }
  | { reason: 'sound refused' }
  | { reason: 'audio file'; address: string }
  | { reason: 'animation'; message: string }
  | { reason: 'drawing'; problem: unknown }
  | { reason: 'hung' }
  | { reason: 'silent' }
  | { reason: 'not drawn' };

/**
 * An error that the player throws internally while loading or rendering. It is converted to a `PlayerError`
 * for the app. It is plain data, so that a worker can post it.
 */
export type Failure = { code: PlayerErrorCode } & Reason;

/**
 * The reason why no worker can be used: its script could not be loaded (`script`), is from a different version of
 * the player (`version`) or posts no message (`silent`), the browser blocked the worker (`blocked`), or the worker
 * doesn't respond (`hung`).
 */
export type WorkerFailure = 'script' | 'version' | 'silent' | 'blocked' | 'hung';

/**
 * Returns `thrown` if it is a Failure. Otherwise, the exception is from lottie-web or from a failed
 * `import()`, and is converted to a Failure with the code `renderer`.
 */
export function failureFrom(thrown: unknown): Failure {
  const failure = thrown as Failure | null;
  return failure?.reason ? failure : { code: 'renderer', reason: 'drawing', problem: thrown };
}

/** Returns a value as JSON, shortened to 40 characters. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return String(value);
  if (ArrayBuffer.isView(value)) return 'bytes';
  if (typeof value === 'function') return 'a function';
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (['Promise', 'Response', 'Request'].includes(kind)) return `a ${kind}`;
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 40);
  } catch {
    // The value is circular, nested too deeply, or a BigInt.
    return typeof value === 'object' ? 'an object' : String(value);
  }
}

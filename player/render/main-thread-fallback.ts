import type { PlayerSettings } from '../core/settings';
import type { WorkerFallbackReason } from './fallback-reason';

/** Why the page draws, and not a worker. */
export type FallbackReason =
  | 'expressions'
  /** The browser has no Worker, or no canvas that can be handed to one. */
  | 'browser'
  /** The worker was refused, or did not arrive. */
  | 'no worker'
  /** The file has something that workers can't draw; or the renderer, as only a canvas can be drawn on elsewhere. */
  | WorkerFallbackReason;

type Settings = Pick<PlayerSettings, 'renderer' | 'expressions' | 'workerUrl'>;

/** The one place that chooses where a picture is drawn, as far as that is known before the file. @returns null for a worker */
export function fallbackReason({ renderer, expressions }: Settings): FallbackReason | null {
  if (renderer !== 'canvas') return 'renderer';
  if (expressions) return 'expressions';
  const canHandOver = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  return typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' || !canHandOver
    ? 'browser'
    : null;
}

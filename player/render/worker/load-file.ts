import type { Failure } from '../../document/errors/failure';
import type { Animation } from '../../document/lottie';
import { normalizeForCanvas } from '../../document/normalize/normalize';
import { parseAnimation } from '../../document/parse';
import { type PlayRange, toPlayRange } from '../../document/play-range';
import { prepareAnimation } from '../../document/prepare';
import { encodeSource, isPacked, type SourceBytes, unpackSource } from '../../document/read-source';
import { type WorkerFallbackReason, workerFallbackReason } from '../fallback-reason';
import type { ToWorker } from './worker-protocol';

type LoadedFile = {
  /** The unpacked text of the file, if the file was packed. */
  unpacked?: SourceBytes;
} & (
  | { fallbackReason: WorkerFallbackReason }
  | { fallbackReason: null; animation: Animation; playRange: PlayRange; unresolvedSlots: Failure[] }
);

/**
 * Unpacks, validates and prepares an animation.
 * @param beforeWork called whenever work on this file starts or resumes. While the worker unpacks a gzip file, it can
 *   render other animations.
 * @throws Failure; `signal.reason` if aborted
 */
export async function loadFile(
  {
    source,
    pageUrl,
    animationId,
    segment,
    prefersReducedMotion,
    slots,
    themeId,
  }: Extract<ToWorker, { type: 'load' }>,
  signal: AbortSignal,
  beforeWork: () => void,
): Promise<LoadedFile> {
  beforeWork();
  const { text, base } = await unpackSource(source, animationId);
  beforeWork();
  signal.throwIfAborted();
  const animation = parseAnimation(text);
  const unresolvedSlots = prepareAnimation(animation, { base, pageUrl, text, slots, themeId });
  normalizeForCanvas(animation);
  const playRange = toPlayRange(animation, segment, prefersReducedMotion);
  const fallbackReason = workerFallbackReason(animation);
  const unpacked = isPacked(source) ? encodeSource({ text, base }) : undefined;
  if (fallbackReason) return { fallbackReason, unpacked };
  return { fallbackReason, animation, playRange, unresolvedSlots, unpacked };
}

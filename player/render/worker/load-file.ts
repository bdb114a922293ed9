import type { FileFrames } from '../../core/segment';
import type { SourceBytes } from '../../core/source-text';
import type { Failure } from '../../document/errors/failure';
import { framesOf } from '../../document/file-frames';
import type { Animation } from '../../document/lottie';
import { normalizeForCanvas } from '../../document/normalize/normalize';
import { parseAnimation } from '../../document/parse';
import { prepareAnimation } from '../../document/prepare';
import { unpackSource } from '../../document/read-source';
import { type WorkerFallbackReason, workerFallbackReason } from '../fallback-reason';
import { undrawnFeatures, warnUnsupported } from '../features';
import type { ToWorker } from './worker-protocol';

type LoadedFile = {
  /** The unpacked text of the file, if the file was packed. */
  unpacked?: SourceBytes;
} & (
  | { fallbackReason: WorkerFallbackReason }
  | { fallbackReason: null; animation: Animation; frames: FileFrames; unresolvedSlots: Failure[] }
);

/**
 * Unpacks, validates and prepares an animation.
 * @param beforeWork called whenever work on this file starts or resumes. While the worker unpacks a gzip file, it can
 *   render other animations.
 * @throws Failure; `signal.reason` if aborted
 */
export async function loadFile(
  { source, pageUrl, animationId, slots, themeId, expressions }: Extract<ToWorker, { type: 'load' }>,
  signal: AbortSignal,
  beforeWork: () => void,
): Promise<LoadedFile> {
  beforeWork();
  const { text, unpacked: file } = await unpackSource(source, animationId);
  beforeWork();
  signal.throwIfAborted();
  const animation = parseAnimation(text);
  const { unresolvedSlots, budget } = prepareAnimation(animation, {
    base: file.base,
    pageUrl,
    text,
    slots,
    themeId,
    expressions,
  });
  normalizeForCanvas(animation, budget);
  const fallbackReason = workerFallbackReason(animation);
  const unpacked = file === source ? undefined : file;
  if (fallbackReason) return { fallbackReason, unpacked };
  warnUnsupported('canvas', undrawnFeatures(animation));
  return { fallbackReason, animation, frames: framesOf(animation), unresolvedSlots, unpacked };
}

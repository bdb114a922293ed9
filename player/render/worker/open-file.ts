import type { Failure } from '../../document/errors/failure';
import { detectFeatures } from '../../document/features';
import type { Animation } from '../../document/lottie';
import { normalizeForCanvas } from '../../document/normalize/normalize';
import { parseAnimation } from '../../document/parse';
import { type PlayRange, toPlayRange } from '../../document/play-range';
import { prepareAnimation } from '../../document/prepare';
import { readSource } from '../../document/read-source';
import { type WorkerFallbackReason, workerFallbackReason } from '../fallback-reason';
import type { SourceBytes, ToWorker } from './protocol';

type OpenedFile = {
  source: SourceBytes;
} & (
  | { fallbackReason: WorkerFallbackReason }
  | { fallbackReason: null; animation: Animation; playRange: PlayRange; unresolvedSlots: Failure[] }
);

/**
 * Finds, reads, checks and prepares an animation.
 * @param beforeWork called when the file is there, before anything is made of it
 * @throws Failure; `signal.reason` when aborted
 */
export async function openFile(
  {
    source,
    pageUrl,
    animationId,
    segment,
    prefersReducedMotion,
    slots,
    themeId,
  }: Extract<ToWorker, { type: 'open' }>,
  signal: AbortSignal,
  beforeWork: () => void,
): Promise<OpenedFile> {
  const { text, base } =
    typeof source === 'string'
      ? await readSource(source, { pageUrl, animationId, signal })
      : { text: new TextDecoder().decode(source.bytes), base: source.base };
  signal.throwIfAborted();
  beforeWork();
  const animation = parseAnimation(text);
  const features = detectFeatures(text);
  const unresolvedSlots = prepareAnimation(animation, { base, pageUrl, features, slots, themeId });
  normalizeForCanvas(animation);
  const playRange = toPlayRange(animation, segment, prefersReducedMotion);
  const read = { source: { bytes: new TextEncoder().encode(text).buffer, base } };
  const fallbackReason = workerFallbackReason(animation);
  return fallbackReason
    ? { ...read, fallbackReason }
    : { ...read, fallbackReason, animation, playRange, unresolvedSlots };
}

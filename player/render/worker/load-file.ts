import type { Failure } from '../../document/errors/failure';
import { detectFeatures } from '../../document/features';
import type { Animation } from '../../document/lottie';
import { normalizeForCanvas } from '../../document/normalize/normalize';
import { parseAnimation } from '../../document/parse';
import { type PlayRange, toPlayRange } from '../../document/play-range';
import { prepareAnimation } from '../../document/prepare';
import { readSource } from '../../document/read-source';
import { type WorkerFallbackReason, workerFallbackReason } from '../fallback-reason';
import { decodeSource, encodeSource, type SourceBytes, type ToWorker } from './protocol';

type LoadedFile = { source: SourceBytes } & (
  | { fallbackReason: WorkerFallbackReason }
  | { fallbackReason: null; animation: Animation; playRange: PlayRange; unresolvedSlots: Failure[] }
);

/**
 * Fetches, validates and prepares an animation.
 * @param beforeWork called once the file has arrived, before it is parsed
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
  const { text, base } =
    typeof source === 'string'
      ? await readSource(source, { pageUrl, animationId, signal })
      : decodeSource(source);
  signal.throwIfAborted();
  beforeWork();
  const animation = parseAnimation(text);
  const features = detectFeatures(text);
  const unresolvedSlots = prepareAnimation(animation, { base, pageUrl, features, slots, themeId });
  normalizeForCanvas(animation);
  const playRange = toPlayRange(animation, segment, prefersReducedMotion);
  const read = { source: encodeSource({ text, base }) };
  const fallbackReason = workerFallbackReason(animation);
  return fallbackReason
    ? { ...read, fallbackReason }
    : { ...read, fallbackReason, animation, playRange, unresolvedSlots };
}

import { type Animation, isPlain, loadSpecial, parseAnimation } from '../animation/parse';
import type { PlayerSettings } from '../component/default-props';
import { failure } from '../errors/failure';
import { type Reading, readSource } from '../source/read-source';

/** An animation that was found, read and checked. */
export type Loaded = {
  animation: Animation;
  /** Where it came from: `animation` itself is written into once it is drawn. */
  reading: Reading;
  /** Whether lottie-web's light build draws all of it as it comes, and soon, from its first frame to its last. */
  plain: boolean;
  /** First frame and the one after the last, when not the whole is played. */
  range?: [number, number];
  /** Whether the file brings a part for visitors who ask for less motion. */
  hasReducedMotion?: boolean;
};

/**
 * Finds, reads and checks an animation.
 * @param source `src` as text, or what was read of it before
 * @param isReduced asked once the file is there: whether its own part for less motion is played, if it brings one, instead
 * of `segment`
 * @throws Failure, with code `network` when aborted
 */
export async function load(
  source: string | Reading,
  segment: PlayerSettings['segment'],
  isReduced: () => boolean,
  signal: AbortSignal,
): Promise<Loaded> {
  const reading = typeof source === 'string' ? await readSource(source, document.baseURI, signal) : source;
  const loaded = {
    animation: parseAnimation(reading.text),
    reading,
    plain: segment == null && isPlain(reading.text),
  };
  const special = loaded.plain ? null : await loadSpecial();
  return { ...loaded, ...special?.prepare(loaded, segment, isReduced(), failure) };
}

import type { Marker } from '../core/markers';
import type { PlayerSegment } from '../types';
import type { Animation } from './lottie';
import { markersWithin, type PlayRange, playRange, wholeFrames } from './markers';

/** What is played of an animation. Plain data. */
export type Playable = PlayRange & {
  /** The markers within what is played, in its frames. */
  readonly markers: readonly Marker[];
  /** 1 at least. */
  totalFrames: number;
  /** Frames a second. */
  frameRate: number;
};

/**
 * What is played of a checked animation.
 * @param prefersReducedMotion plays the file's own part for less motion, where it has one, instead of `segment`
 * @throws Failure `invalid`, as playRange
 */
export function playableOf(
  animation: Animation,
  segment: PlayerSegment | undefined,
  prefersReducedMotion: boolean,
): Playable {
  const played = playRange(animation, segment, prefersReducedMotion);
  const [first, end] = played.range ?? [animation.ip, animation.op];
  return {
    ...played,
    markers: markersWithin(animation, [first, end]),
    totalFrames: Math.max(wholeFrames(first, end), 1),
    frameRate: animation.fr,
  };
}

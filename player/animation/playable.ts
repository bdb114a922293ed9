import type { PlayerSegment } from '../types';
import type { Animation } from './lottie';
import { type FrameRange, type Marker, markersWithin, playRange } from './markers';

/** What is played of an animation. Plain data. */
export type Playable = {
  /** 1 at least. */
  totalFrames: number;
  /** Frames a second. */
  frameRate: number;
  /** Those within what is played, in its frames. */
  markers: readonly Marker[];
  /** Whether the file brings a part for visitors who ask for less motion. */
  hasReducedMotion: boolean;
  /** In the file's frames; left out when the whole file is played. */
  range?: FrameRange;
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
  const { range = [animation.ip, animation.op] } = played;
  return {
    ...played,
    totalFrames: Math.max(Math.floor(range[1] - range[0]), 1),
    frameRate: animation.fr,
    markers: markersWithin(animation, range),
  };
}

import type { PlayerSegment } from '../types';
import type { Animation } from './lottie';
import { type PlayedPart, playedPart } from './markers';

/** What is played of an animation. Plain data. */
export type Playable = PlayedPart & {
  /** 1 at least. */
  totalFrames: number;
  /** Frames a second. */
  frameRate: number;
};

/** As playedPart, with how long it is and how fast. */
export function playableOf(
  animation: Animation,
  segment: PlayerSegment | undefined,
  prefersReducedMotion: boolean,
): Playable {
  const part = playedPart(animation, segment, prefersReducedMotion);
  const { range = [animation.ip, animation.op] } = part;
  return {
    ...part,
    totalFrames: Math.max(Math.floor(range[1] - range[0]), 1),
    frameRate: animation.fr,
  };
}

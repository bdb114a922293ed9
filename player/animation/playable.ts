import type { Animation } from './lottie';
import type { PlayedPart } from './markers';

/** What is played of an animation. Plain data. */
export type Playable = PlayedPart & {
  /** 1 at least. */
  totalFrames: number;
  /** Frames a second. */
  frameRate: number;
};

/** @param part what markers and `segment` make of it; left out for a file without markers of which the whole is played */
export function playableOf(animation: Animation, part?: PlayedPart): Playable {
  const { range = [animation.ip, animation.op] } = part ?? {};
  return {
    markers: [],
    hasReducedMotion: false,
    ...part,
    totalFrames: Math.max(Math.floor(range[1] - range[0]), 1),
    frameRate: animation.fr,
  };
}

import type { PlayerView } from '../playback/playback';
import { markerNames } from './slider-markers';

/**
 * A position in words: the markers that contain it, or else the time, and the frame as the frame field counts.
 * @param frame the whole frame drawn
 * @returns such as `03:00, frame 180 of 1439` or `1.5 seconds, frame 90 of 239`
 */
export function positionText(
  frame: number,
  { markers, totalFrames, frameRate }: Pick<PlayerView, 'markers' | 'totalFrames' | 'frameRate'>,
): string {
  const place = markerNames(frame, markers).join(', ') || `${(frame / frameRate).toFixed(1)} seconds`;
  return `${place}, frame ${frame} of ${totalFrames - 1}`;
}

import { frameOfPercent } from '../playhead';

/**
 * Where the slider rests for a whole frame: in steps of 0.1, the last frame at 100, and such that the slider's own
 * conversion leads back to the frame (with at most 1,000 of them; above that several share one step).
 */
export function sliderValue(frame: number, totalFrames: number): number {
  if (totalFrames < 2) return 0;
  const value = Math.round((frame / (totalFrames - 1)) * 1000) / 10;
  if (frameOfPercent(value, totalFrames) === frame) return value;
  return Math.ceil((frame * 1000) / totalFrames) / 10;
}

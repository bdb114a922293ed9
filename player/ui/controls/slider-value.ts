/**
 * The slider's value for a whole frame, such that `frameOfPercent` of the value gives the frame again. With 1,000 frames or
 * more that is impossible, and several frames share one value.
 * @returns 0 to 100 in steps of 0.1; the last frame is 100
 */
export function sliderValue(frame: number, totalFrames: number): number {
  const last = totalFrames - 1;
  if (frame <= 0 || last < 1) return 0;
  if (frame >= last) return 100;
  const nearest = Math.round((frame * 1000) / last);
  // The range of steps that mean this frame. Its first one is left out where rounding may give the frame before.
  const begin = (frame * 1000) / totalFrames;
  const end = Math.ceil(((frame + 1) * 1000) / totalFrames) - 1;
  const first = Math.min(Math.floor(begin) + 1, Math.max(end, Math.ceil(begin)));
  return Math.max(Math.min(nearest, end), first) / 10;
}

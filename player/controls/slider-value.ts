/**
 * Where the slider rests for a whole frame: in steps of 0.1, the last frame at 100, and such that the slider's own
 * conversion leads back to the frame (with fewer than 1,000 of them; with more, several share one step).
 */
export function sliderValue(frame: number, totalFrames: number): number {
  const last = totalFrames - 1;
  if (frame <= 0 || last < 1) return 0;
  if (frame >= last) return 100;
  const nearest = Math.round((frame * 1000) / last);
  // Steps that lead to this frame; on its edge floating point may fall to the frame before.
  const begin = (frame * 1000) / totalFrames;
  const end = Math.ceil(((frame + 1) * 1000) / totalFrames) - 1;
  const first = Math.min(Math.floor(begin) + 1, Math.max(end, Math.ceil(begin)));
  return Math.max(Math.min(nearest, end), first) / 10;
}

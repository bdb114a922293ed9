/**
 * Where the slider rests for a whole frame: in steps of 0.1, the last frame at 100, and such that the slider's own
 * conversion leads back to the frame (with at most 1,000 of them; above that several share one step).
 */
export function sliderValue(frame: number, totalFrames: number): number {
  const last = totalFrames - 1;
  if (last < 1) return 0;
  if (frame >= last) return 100;
  const nearest = Math.round((frame * 1000) / last);
  // The first step that leads to this frame, and the first that leads to the next.
  const first = Math.ceil((frame * 1000) / totalFrames);
  const next = Math.ceil(((frame + 1) * 1000) / totalFrames);
  return Math.max(Math.min(nearest, next - 1), first) / 10;
}

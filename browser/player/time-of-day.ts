/** The hours of the day at the start and at the end of an animation. */
export type Hours = readonly [start: number, end: number];

/** Returns the time of day that a frame shows, such as `13:30`. */
export function timeOfDay(
  { frame, totalFrames }: { frame: number; totalFrames: number },
  [start, end]: Hours,
): string {
  const minutes = Math.floor((start + ((end - start) * frame) / totalFrames) * 60 + 1e-6);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/**
 * The event on the window when an animation of a day shows another time. `detail` is the time, in minutes since
 * midnight.
 */
export const TIME_EVENT = 'timeofday';

/** The hours of the day at the start and at the end of an animation. */
export type Hours = readonly [start: number, end: number];

/** Returns the time of day that a frame shows, in minutes since midnight. */
export function minutesOf(
  { frame, totalFrames }: { frame: number; totalFrames: number },
  [start, end]: Hours,
): number {
  return Math.floor((start + ((end - start) * frame) / totalFrames) * 60 + 1e-6);
}

/** Formats minutes since midnight, such as `13:30`. */
export function timeText(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

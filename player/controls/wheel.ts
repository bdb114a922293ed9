/** What of a wheel event decides. */
export type Wheel = {
  deltaY: number;
  /** 0 pixels, 1 lines, 2 pages. */
  deltaMode: number;
  /** Older than the standard, and in every engine 120 for each notch of a mouse's wheel, upwards above 0. */
  wheelDeltaY?: number;
};

const NOTCH = 120;
const LINES = 3;
/** Below it a delta is a touchpad's, even where the event says that it was a notch. */
const TOUCHPAD = 30;
/** Engines move a page by 100 to 120 pixels a notch. */
const PIXELS = 110;
const LEAST_PIXELS = 90;

/** @returns notches, upwards above 0: whole ones of a mouse's wheel, a fraction for a touchpad's small delta. */
export function notchesOf({ deltaY, deltaMode, wheelDeltaY = 0 }: Wheel): number {
  const isSmall = deltaMode === 0 && Math.abs(deltaY) < TOUCHPAD;
  // Of an event that a program made, Chromium takes it over from deltaY with its sign.
  const isOpposite = wheelDeltaY * deltaY < 0;
  if (isOpposite && wheelDeltaY % NOTCH === 0 && !isSmall) return wheelDeltaY / NOTCH;
  // Only a mouse's wheel counts lines, one a notch where the system is set so.
  if (deltaMode === 1) return -Math.sign(deltaY) * Math.max(1, Math.round(Math.abs(deltaY) / LINES)) + 0;
  if (deltaMode === 2) return -deltaY;
  if (Math.abs(deltaY) >= LEAST_PIXELS)
    return -Math.sign(deltaY) * Math.max(1, Math.round(Math.abs(deltaY) / PIXELS));
  return -deltaY / 100;
}

/**
 * Adds notches up to whole frames.
 * @param rest what was left over before; turning round gives it up
 */
export function addNotches(rest: number, notches: number): { frames: number; rest: number } {
  const sum = rest * notches < 0 ? notches : rest + notches;
  // A hundred hundredths are one, whatever floating point says.
  const frames = Math.trunc(sum + Math.sign(sum) * 1e-9) + 0;
  return { frames, rest: sum - frames };
}

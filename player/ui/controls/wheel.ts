/** The part of a wheel event that tells how far the wheel moved. */
export type WheelInput = {
  deltaY: number;
  /** 0 pixels, 1 lines, 2 pages. */
  deltaMode: number;
  /** Older than the standard; in every engine 120 for each notch of a mouse's wheel, above 0 upwards. */
  wheelDeltaY?: number;
};

/** `wheelDeltaY` of one notch. */
const NOTCH_DELTA = 120;
/** Lines that most systems scroll for a notch. */
const LINES_PER_NOTCH = 3;
/** Pixels below which a delta is a touchpad's, even where `wheelDeltaY` is a whole number of notches. */
const TOUCHPAD_PIXELS = 30;
/** Pixels that engines scroll for a notch: 100 to 120. */
const PIXELS_PER_NOTCH = 110;
/** Pixels from which a delta without a usable `wheelDeltaY` is one of whole notches. */
const MIN_NOTCH_PIXELS = 90;

/** @returns notches, above 0 upwards: whole ones for a mouse's wheel, a fraction for a touchpad's small delta */
export function wheelNotches({ deltaY, deltaMode, wheelDeltaY = 0 }: WheelInput): number {
  const isTouchpad = deltaMode === 0 && Math.abs(deltaY) < TOUCHPAD_PIXELS;
  // Chromium gives an event that a script made its deltaY as wheelDeltaY, with the same sign: not to be trusted.
  const hasOppositeSign = wheelDeltaY * deltaY < 0;
  if (hasOppositeSign && wheelDeltaY % NOTCH_DELTA === 0 && !isTouchpad) return wheelDeltaY / NOTCH_DELTA;
  // Only a mouse's wheel counts lines; a system may be set to one line a notch.
  if (deltaMode === 1) return wholeNotches(deltaY, LINES_PER_NOTCH);
  if (deltaMode === 2) return -deltaY;
  if (Math.abs(deltaY) >= MIN_NOTCH_PIXELS) return wholeNotches(deltaY, PIXELS_PER_NOTCH);
  return -deltaY / 100;
}

/** @returns one notch at least, in the direction of `delta`; 0 (and never -0) when it is 0 */
function wholeNotches(delta: number, perNotch: number) {
  return -Math.sign(delta) * Math.max(1, Math.round(Math.abs(delta) / perNotch)) + 0;
}

/**
 * Adds notches up to whole frames.
 * @param remainder the fraction left from before; a change of direction drops it
 * @returns whole frames (never -0), and the fraction that is left
 */
export function addNotches(remainder: number, notches: number): { frames: number; remainder: number } {
  const sum = remainder * notches < 0 ? notches : remainder + notches;
  // A hundred hundredths may add up to slightly less than one in floating point.
  const frames = Math.trunc(sum + Math.sign(sum) * 1e-9) + 0;
  return { frames, remainder: sum - frames };
}

import { useEffect, useRef } from 'react';
import { playerAround } from '../../runtime/dom-context';
import { useStableCallback } from '../use-stable-callback';

/** The properties of a wheel event that describe its distance. */
export type WheelInput = {
  deltaY: number;
  /** The unit of `deltaY`: 0 for pixels, 1 for lines, 2 for pages. */
  deltaMode: number;
  /** Nonstandard. In engines that support it, one notch of a mouse wheel is 120 (up) or -120 (down). */
  wheelDeltaY?: number;
};

/** The value of `wheelDeltaY` for one notch. */
const NOTCH_DELTA = 120;
/** The number of lines that most systems scroll for one notch. */
const LINES_PER_NOTCH = 3;
/** A delta below this number of pixels is from a touchpad, even if `wheelDeltaY` is a multiple of a notch. */
const TOUCHPAD_PIXELS = 30;
/**
 * The number of pixels that browsers scroll for one notch, on average. Depending on the engine, it is 100 to
 * 120.
 */
const PIXELS_PER_NOTCH = 110;
/** If `wheelDeltaY` is unusable, a delta of at least this number of pixels counts as whole notches. */
const MIN_NOTCH_PIXELS = 90;

/**
 * Converts wheel events over the player and its popovers to steps, and prevents them from scrolling the page.
 * Doesn't use React's `onWheel`, which is passive and can't prevent scrolling.
 * @param onStep receives a whole number of steps; positive (forward) if the wheel moves up
 * @returns a ref for an element in the player
 */
export function useWheelSteps(onStep: (steps: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  const step = useStableCallback(onStep);

  useEffect(() => {
    let remainder = 0;
    const onWheel = (event: WheelEvent) => {
      // With Ctrl, the wheel zooms the page. Browsers report a pinch gesture in the same way.
      if (event.ctrlKey) return;
      event.preventDefault();
      const added = addNotches(remainder, wheelNotches(event as WheelInput));
      remainder = added.remainder;
      if (added.frames) step(added.frames);
    };
    const player = playerAround(element.current);
    player?.addEventListener('wheel', onWheel, { passive: false });
    return () => player?.removeEventListener('wheel', onWheel);
  }, [step]);

  return element;
}

/**
 * Converts a wheel event to notches.
 * @returns a positive number for upwards; whole numbers for a mouse wheel, and fractions for the small deltas
 *   of a touchpad
 */
export function wheelNotches({ deltaY, deltaMode, wheelDeltaY = 0 }: WheelInput): number {
  const isTouchpad = deltaMode === 0 && Math.abs(deltaY) < TOUCHPAD_PIXELS;
  // In a real event, the signs of deltaY and wheelDeltaY differ. In events created by scripts, Chromium
  // copies deltaY to wheelDeltaY, which makes wheelDeltaY unusable.
  const hasOppositeSign = wheelDeltaY * deltaY < 0;
  if (hasOppositeSign && wheelDeltaY % NOTCH_DELTA === 0 && !isTouchpad) return wheelDeltaY / NOTCH_DELTA;
  // Only mouse wheels report lines. Users can set their system to one line per notch, so return at least one
  // notch.
  if (deltaMode === 1) return wholeNotches(deltaY, LINES_PER_NOTCH);
  if (deltaMode === 2) return -deltaY;
  if (Math.abs(deltaY) >= MIN_NOTCH_PIXELS) return wholeNotches(deltaY, PIXELS_PER_NOTCH);
  return -deltaY / 100;
}

/**
 * Converts a delta to whole notches.
 * @returns at least one notch, with the opposite sign of `delta`; 0 (never -0) if `delta` is 0
 */
function wholeNotches(delta: number, perNotch: number) {
  return -Math.sign(delta) * Math.max(1, Math.round(Math.abs(delta) / perNotch)) + 0;
}

/**
 * Adds notches to the fraction left by earlier events, and splits the sum into whole frames and a fraction.
 * @param remainder the fraction left by earlier events; a change of direction resets it
 * @returns whole frames (never -0), and the remaining fraction
 */
export function addNotches(remainder: number, notches: number): { frames: number; remainder: number } {
  const sum = remainder * notches < 0 ? notches : remainder + notches;
  // Allow for rounding errors, because of which many small deltas can add up to slightly less than a frame.
  const frames = Math.trunc(sum + Math.sign(sum) * 1e-9) + 0;
  return { frames, remainder: sum - frames };
}

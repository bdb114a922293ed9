import { useEffect, useRef } from 'react';
import { useStableCallback } from '../use-stable-callback';

/** The properties of a wheel event that measure its distance. */
export type WheelInput = {
  deltaY: number;
  /** 0 pixels, 1 lines, 2 pages. */
  deltaMode: number;
  /** Predates the standard. In every engine 120 for each notch of a mouse wheel, above 0 for up. */
  wheelDeltaY?: number;
};

/** `wheelDeltaY` of one notch. */
const NOTCH_DELTA = 120;
/** The lines that most systems scroll for one notch. */
const LINES_PER_NOTCH = 3;
/** A smaller delta in pixels is from a touchpad, even if `wheelDeltaY` is a whole number of notches. */
const TOUCHPAD_PIXELS = 30;
/** The pixels that engines scroll for one notch: 100 to 120. */
const PIXELS_PER_NOTCH = 110;
/** From this delta in pixels on, an event without a usable `wheelDeltaY` counts as whole notches. */
const MIN_NOTCH_PIXELS = 90;

/**
 * Turns wheel events over the popover around an element into steps, and keeps them from scrolling the page.
 * React's `onWheel` is passive and can't prevent scrolling.
 * @param onStep receives whole steps, above 0 for forward (the wheel moves up)
 * @returns a ref for the element
 */
export function useWheelSteps(onStep: (steps: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  const step = useStableCallback(onStep);

  useEffect(() => {
    let remainder = 0;
    const onWheel = (event: WheelEvent) => {
      // Ctrl with the wheel, or a pinch, zooms the page.
      if (event.ctrlKey) return;
      event.preventDefault();
      const added = addNotches(remainder, wheelNotches(event as WheelInput));
      remainder = added.remainder;
      if (added.frames) step(added.frames);
    };
    const target = element.current?.closest<HTMLElement>('[popover]');
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, [step]);

  return element;
}

/**
 * Converts a wheel event to notches.
 * @returns above 0 for up; whole numbers for a mouse wheel, a fraction for a touchpad's small delta
 */
export function wheelNotches({ deltaY, deltaMode, wheelDeltaY = 0 }: WheelInput): number {
  const isTouchpad = deltaMode === 0 && Math.abs(deltaY) < TOUCHPAD_PIXELS;
  // For an event that a script creates, Chromium copies deltaY to wheelDeltaY with the same sign. That value
  // is unusable.
  const hasOppositeSign = wheelDeltaY * deltaY < 0;
  if (hasOppositeSign && wheelDeltaY % NOTCH_DELTA === 0 && !isTouchpad) return wheelDeltaY / NOTCH_DELTA;
  // Only a mouse wheel counts lines. A system may be set to one line per notch.
  if (deltaMode === 1) return wholeNotches(deltaY, LINES_PER_NOTCH);
  if (deltaMode === 2) return -deltaY;
  if (Math.abs(deltaY) >= MIN_NOTCH_PIXELS) return wholeNotches(deltaY, PIXELS_PER_NOTCH);
  return -deltaY / 100;
}

/** @returns at least one notch in the opposite direction of `delta`; 0 (never -0) if `delta` is 0 */
function wholeNotches(delta: number, perNotch: number) {
  return -Math.sign(delta) * Math.max(1, Math.round(Math.abs(delta) / perNotch)) + 0;
}

/**
 * Adds up notches to whole frames.
 * @param remainder the fraction left by earlier events; a change of direction drops it
 * @returns whole frames (never -0), and the remaining fraction
 */
export function addNotches(remainder: number, notches: number): { frames: number; remainder: number } {
  const sum = remainder * notches < 0 ? notches : remainder + notches;
  // In floating point a hundred hundredths may add up to slightly less than one.
  const frames = Math.trunc(sum + Math.sign(sum) * 1e-9) + 0;
  return { frames, remainder: sum - frames };
}

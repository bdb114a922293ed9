import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { frameOfPercent } from '../../core/timeline';
import { windowOf } from '../../runtime/dom-context';
import type { PlayerStore } from '../../runtime/store';
import { markerAt, type SliderMarker } from './slider-position';

/** Half of the width of the thumb in range.css, in pixels. */
const THUMB_RADIUS = 8;

/**
 * The maximum distance from a tick, in pixels, at which a press still counts as a press on the tick. `fine`
 * is for a mouse, and `coarse` for touch and pens.
 */
const REACH = { fine: 3, coarse: 12 };

/**
 * The maximum distance, in pixels, that the pointer can move after pressing a tick without starting to scrub.
 */
const SLOP = 3;

type SliderPointer = PointerEvent<HTMLInputElement>;

/** The position of the pointer on the seek slider. */
type PointedAt = { percent: number; frame: number; marker: SliderMarker | null };

/**
 * Handles pointer events on the seek slider. While the pointer is pressed (scrubbing), playback is suspended.
 * When the pointer is released, playback continues from the position of the slider. Pressing the tick of a
 * marker seeks to the marker's first frame, even if no step of the slider corresponds to this frame. With Shift, ticks
 * have no effect.
 * @param ticks the list whose items are the ticks, in the order of `markers`
 */
export function useSliderPointer(
  store: PlayerStore,
  markers: readonly SliderMarker[],
  ticks: RefObject<HTMLUListElement | null>,
) {
  /** The pointer that is pressed on the slider. */
  const scrubbingPointer = useRef<number | null>(null);
  const endScrubbing = useRef(() => {});
  /**
   * The `clientX` at which the pointer pressed a tick; `null` if the press was not on a tick, or if the
   * pointer has moved away since.
   */
  const tickPressedAt = useRef<number | null>(null);
  const isScrubbing = () => scrubbingPointer.current !== null;
  useEffect(() => () => endScrubbing.current(), []);

  function startScrubbing({ pointerId, currentTarget }: SliderPointer) {
    const listeners = new AbortController();
    endScrubbing.current = () => {
      listeners.abort();
      scrubbingPointer.current = null;
      store.runtime.dispatch({ type: 'setScrubbing', isScrubbing: false });
    };
    scrubbingPointer.current = pointerId;
    store.runtime.dispatch({ type: 'setScrubbing', isScrubbing: true });
    onRelease(windowOf(currentTarget), pointerId, endScrubbing.current, listeners.signal);
  }

  const pointedAt = (event: SliderPointer) => findPointed(event, markers, store.getView().media.totalFrames);

  function highlightTick(marker: SliderMarker | null) {
    for (const [index, tick] of [...(ticks.current?.children ?? [])].entries())
      tick.toggleAttribute('data-pointed', marker !== null && markers[index] === marker);
  }

  return {
    isScrubbing,
    /** Returns whether the pointer is pressed on a tick, and has not moved away since the press. */
    isOnTick: () => isScrubbing() && tickPressedAt.current !== null,

    /** Starts scrubbing. Ignores a second pointer while the first pointer is pressed. */
    onPointerDown(event: SliderPointer) {
      if (event.button !== 0 || isScrubbing()) return;
      startScrubbing(event);
      const { marker, frame } = pointedAt(event);
      tickPressedAt.current = marker ? event.clientX : null;
      if (marker) store.handle.seek(frame);
    },

    /** @returns the position under the pointer; `null` while scrubbing */
    onPointerMove(event: SliderPointer): PointedAt | null {
      const pressedAt = tickPressedAt.current;
      if (pressedAt !== null && Math.abs(event.clientX - pressedAt) > SLOP) tickPressedAt.current = null;
      if (isScrubbing()) return null;
      const pointed = pointedAt(event);
      highlightTick(pointed.marker);
      return pointed;
    },

    /** Returns the percentage under a touch or a pen that scrubs; `null` for other pointers. */
    touchedPercent(event: SliderPointer): number | null {
      return event.pointerId === scrubbingPointer.current && event.pointerType !== 'mouse'
        ? positionOf(event).percent
        : null;
    },

    onPointerLeave: () => highlightTick(null),
  };
}

/** Calls a function when a pointer is released or the window loses the focus. */
function onRelease(window: Window, pointerId: number, callback: () => void, signal: AbortSignal) {
  // Listen on the window, because the pointer can be released anywhere. Use capture, because the app might
  // stop the propagation of the event.
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, (event) => event.pointerId === pointerId && callback(), {
      signal,
      capture: true,
    });
  window.addEventListener('blur', callback, { signal });
}

/** Returns the tick under the pointer, or else the position that a click would seek to. */
function findPointed(event: SliderPointer, markers: readonly SliderMarker[], totalFrames: number): PointedAt {
  const { percent, percentPerPixel } = positionOf(event);
  const reach = event.pointerType === 'mouse' ? REACH.fine : REACH.coarse;
  const marker = event.shiftKey ? null : markerAt(percent, markers, reach * percentPerPixel);
  if (marker) return { percent: marker.percent, frame: Math.ceil(marker.first), marker };
  return { percent, frame: frameOfPercent(percent, totalFrames), marker };
}

/**
 * Returns the percentage that a click would seek to. The center of the thumb is always at least half the
 * thumb's width away from both ends of the slider.
 */
function positionOf({ clientX, currentTarget }: SliderPointer) {
  const { left, right } = currentTarget.getBoundingClientRect();
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const distance = (isRtl ? right - clientX : clientX - left) - THUMB_RADIUS;
  const percentPerPixel = 100 / (right - left - 2 * THUMB_RADIUS);
  return { percent: Math.min(Math.max(distance * percentPerPixel, 0), 100), percentPerPixel };
}

import { type PointerEvent, type RefObject, useRef } from 'react';
import type { PlayerStore } from '../../runtime/store';
import { markerAt, type SliderMarker } from './slider-markers';

/** Pixels: half of the thumb in range.css. */
const THUMB_RADIUS = 8;

/** Pixels on both sides of a tick that belong to it, for a mouse and for a finger. */
const REACH = { fine: 6, coarse: 12 };

/** Pixels that a pointer moves before a press on a tick becomes scrubbing. */
const SLOP = 3;

type SliderPointer = PointerEvent<HTMLInputElement>;

/** Where a pointer is on the seek slider: on a marker's tick, or at a percentage. */
export type PointedAt = { percent: number; frame: number; marker: SliderMarker | null };

/** Lets a press on a marker's tick seek to the marker's first frame, which the slider's own steps may miss. */
export function useMarkerPress(
  store: PlayerStore,
  markers: readonly SliderMarker[],
  list: RefObject<HTMLUListElement | null>,
) {
  /** Where the pointer went down on a tick, in pixels; null once it has moved on. */
  const pressedAt = useRef<number | null>(null);

  function pointedAt(event: SliderPointer): PointedAt {
    const { percent, percentOfPixel } = placeOf(event);
    const reach = event.pointerType === 'mouse' ? REACH.fine : REACH.coarse;
    const marker = markerAt(percent, markers, reach * percentOfPixel);
    if (marker) return { percent: marker.percent, frame: Math.ceil(marker.first), marker };
    return { percent, frame: store.frameAt(percent), marker };
  }

  /** Lights up the tick that is pointed at, none with null. */
  function showPointed(marker: SliderMarker | null) {
    for (const [index, tick] of [...(list.current?.children ?? [])].entries())
      tick.toggleAttribute('data-pointed', marker !== null && markers[index] === marker);
  }

  function onPointerDown(event: SliderPointer) {
    const { marker, frame } = pointedAt(event);
    pressedAt.current = marker ? event.clientX : null;
    if (pressedAt.current !== null) store.handle.seek(frame);
  }

  function onPointerMove({ clientX }: SliderPointer) {
    if (pressedAt.current !== null && Math.abs(clientX - pressedAt.current) > SLOP) pressedAt.current = null;
  }

  return {
    pointedAt,
    showPointed,
    /** Whether the pointer that is down has not moved from the tick that it went down on. */
    isOnTick: () => pressedAt.current !== null,
    onPointerDown,
    onPointerMove,
  };
}

/** The percentage that a click here would seek to. The centre of the thumb stays half its width from both ends. */
function placeOf({ clientX, currentTarget }: SliderPointer) {
  const { left, right } = currentTarget.getBoundingClientRect();
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const distance = (isRtl ? right - clientX : clientX - left) - THUMB_RADIUS;
  const percentOfPixel = 100 / (right - left - 2 * THUMB_RADIUS);
  return { percent: Math.min(Math.max(distance * percentOfPixel, 0), 100), percentOfPixel };
}

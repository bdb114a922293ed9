import type { Fail } from '../errors/failure';
import type { Loaded } from '../playback/loader';
import type { PlayerSegment } from '../types';
import type { Animation } from './parse';

/** A named part of the file, in the file's frames; `last` is not included. */
export type Marker = { name: string; first: number; last: number };

/** The file's `markers`. A marker's comment is its name, or holds a `name` as JSON or in a line `name:…`, as lottie-web reads it. */
export function markersOf(markers: unknown): Marker[] {
  if (!Array.isArray(markers)) return [];
  return markers
    .filter((marker) => Number.isFinite(marker?.tm))
    .map(({ tm, dr, cm }) => ({
      name: markerName(cm),
      first: tm,
      last: tm + (Number.isFinite(dr) && dr > 0 ? dr : 1),
    }));
}

function markerName(comment: unknown): string {
  const text = String(comment ?? '');
  try {
    const { name } = JSON.parse(text);
    if (typeof name === 'string') return name;
  } catch {
    // Not JSON: lines of keys and values, or the name itself.
  }
  return (/^name:(.*)$/m.exec(text)?.[1] ?? text).trim();
}

/** The marker that designers leave for visitors who ask for less motion. */
export function reducedMotionMarker({ markers }: Animation): Marker | undefined {
  return markersOf(markers).find(({ name }) => /^reduced[\s_-]?motion$/i.test(name));
}

/**
 * What `segment` selects, within the file, as [first, last not included] in the file's own frames.
 * @throws Failure `invalid` for a marker that the file doesn't have and a range with nothing in it.
 */
export function segmentRange(animation: Animation, segment: PlayerSegment, fail: Fail): [number, number] {
  let range = segment;
  if (typeof range === 'string') {
    const markers = markersOf(animation.markers);
    const marker = markers.find(({ name }) => name === range);
    if (!marker) {
      const names = markers.map(({ name }) => name);
      throw fail('invalid', { reason: 'marker', marker: range, markers: names });
    }
    range = [marker.first, marker.last];
  }
  const within = rangeWithin(animation, range);
  if (within) return within;
  const { ip, op } = animation;
  throw fail('invalid', { reason: 'segment', segment, ip, op });
}

/**
 * The part of a range that the file has. It begins with a whole frame, as lottie-web counts from the nearest one, which
 * may come before the layers that begin at the fraction.
 * @returns null where that is less than a frame
 */
function rangeWithin({ ip, op }: Animation, range: readonly [number, number]): [number, number] | null {
  const first = Math.max(range[0], ip);
  const last = Math.min(range[1], op);
  const whole = Math.ceil(first);
  if (last - whole >= 1) return [whole, last];
  return last - first >= 1 ? [first, last] : null;
}

/**
 * What is played of a file: its own part for less motion where that is asked for and there, or else `segment`. A marker
 * that leaves nothing to play counts as none: only visitors who ask for less motion would see the file refused.
 */
export function select(
  animation: Animation,
  segment: PlayerSegment | undefined,
  reducedMotion: boolean,
  fail: Fail,
): Pick<Loaded, 'range' | 'hasReducedMotion'> {
  const marker = reducedMotionMarker(animation);
  const still = marker && rangeWithin(animation, [marker.first, marker.last]);
  if (reducedMotion && still) return { range: still, hasReducedMotion: true };
  return {
    range: segment == null ? undefined : segmentRange(animation, segment, fail),
    hasReducedMotion: Boolean(still),
  };
}

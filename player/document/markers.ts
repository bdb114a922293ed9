import type { Marker } from '../core/markers';
import type { PlayerSegment } from '../types';
import type { Failure } from './errors/failure';
import type { Animation } from './lottie';

/** First frame and the one after the last, in the file's frames. */
export type FrameRange = [first: number, end: number];

/** What is played of a file. */
export type PlayRange = {
  /** In the file's frames; left out when the whole file is played. */
  range?: FrameRange;
  /** Whether the file brings a part for visitors who ask for less motion. */
  hasReducedMotion: boolean;
};

/** The file's markers. A marker's comment is its name, or holds a `name` as JSON or in a line `name:…`, as lottie-web reads it. */
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

/** The markers that begin within what is played, in frames counted from its first. */
export function markersWithin(animation: Animation, [start, end]: readonly [number, number]): Marker[] {
  return markersOf(animation.markers)
    .filter(({ first }) => first >= start && first < end)
    .map(({ name, first, last }) => ({ name, first: first - start, last: last - start }));
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
 * What `segment` selects within the file.
 * @throws Failure `invalid` for a marker that the file doesn't have and a range with nothing in it.
 */
export function segmentRange(animation: Animation, segment: PlayerSegment): FrameRange {
  const range = rangeWithin(
    animation,
    typeof segment === 'string' ? markerRange(animation, segment) : segment,
  );
  if (range) return range;
  const { ip, op } = animation;
  throw { code: 'invalid', reason: 'segment', segment, ip, op } satisfies Failure;
}

function markerRange({ markers }: Animation, name: string): FrameRange {
  const all = markersOf(markers);
  const marker = all.find((one) => one.name === name);
  if (marker) return [marker.first, marker.last];
  const names = all.map((one) => one.name);
  throw { code: 'invalid', reason: 'marker', marker: name, markers: names } satisfies Failure;
}

/** Whole frames from one moment to another: 30 of them from 2.3 to 32.3, which computers take for a little less. */
export const wholeFrames = (first: number, end: number) => Math.floor(end - first + 1e-6);

/** The part of a range that the file has. @returns null where that is less than a frame */
function rangeWithin({ ip, op }: Animation, [from, to]: readonly [number, number]): FrameRange | null {
  const first = Math.max(from, ip);
  const end = Math.min(to, op);
  return wholeFrames(first, end) >= 1 ? [first, end] : null;
}

/**
 * What is played of a file: its own part for less motion where that is asked for and there, or else `segment`. A marker
 * that leaves nothing to play counts as none: only visitors who ask for less motion would see the file refused.
 * @throws Failure `invalid`, as segmentRange
 */
export function playRange(
  animation: Animation,
  segment: PlayerSegment | undefined,
  reducedMotion: boolean,
): PlayRange {
  const marker = reducedMotionMarker(animation);
  const reduced = marker && rangeWithin(animation, [marker.first, marker.last]);
  if (reducedMotion && reduced) return { range: reduced, hasReducedMotion: true };
  return {
    range: segment == null ? undefined : segmentRange(animation, segment),
    hasReducedMotion: Boolean(reduced),
  };
}

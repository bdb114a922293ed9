import type { Marker } from '../core/markers';
import type { PlayerSegment } from '../types';
import type { Failure } from './errors/failure';
import type { Animation } from './lottie';

/** The first frame and the frame after the last, in the file's frames. */
export type FrameRange = [first: number, end: number];

/** The frames that play, and the markers in them. Plain data, so that a worker can post it. */
export type PlayRange = {
  /** In the file's frames; `undefined` if the whole file plays. */
  range?: FrameRange;
  /** Whether the file has a range for users who prefer reduced motion. */
  hasReducedMotion: boolean;
  /** The markers that begin within the range, in frames from its start. */
  readonly markers: readonly Marker[];
  /** At least 1. */
  totalFrames: number;
  /** Frames per second. */
  frameRate: number;
};

/**
 * Returns the range of a checked animation that plays.
 * @param prefersReducedMotion selects the file's range for reduced motion, if it has one, instead of
 * `segment`
 * @throws Failure `invalid` if the file doesn't have the marker that `segment` names, or the range has no
 * whole frame
 */
export function toPlayRange(
  animation: Animation,
  segment: PlayerSegment | undefined,
  prefersReducedMotion: boolean,
): PlayRange {
  const selected = selectRange(animation, segment, prefersReducedMotion);
  const [first, end] = selected.range ?? [animation.ip, animation.op];
  return {
    ...selected,
    markers: markersWithin(animation, [first, end]),
    totalFrames: Math.max(wholeFrames(first, end), 1),
    frameRate: animation.fr,
  };
}

/**
 * Selects the range that plays. Ignores a reduced-motion marker without a whole frame in the file, because an
 * error would reach only the users with that preference.
 */
function selectRange(
  animation: Animation,
  segment: PlayerSegment | undefined,
  prefersReducedMotion: boolean,
): Pick<PlayRange, 'range' | 'hasReducedMotion'> {
  const marker = reducedMotionMarker(animation);
  const reduced = marker && rangeWithin(animation, [marker.first, marker.last]);
  if (prefersReducedMotion && reduced) return { range: reduced, hasReducedMotion: true };
  return {
    range: segment == null ? undefined : segmentRange(animation, segment),
    hasReducedMotion: Boolean(reduced),
  };
}

function segmentRange(animation: Animation, segment: PlayerSegment): FrameRange {
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

/** Limits a range to the frames that the file has. @returns null if no whole frame remains */
function rangeWithin({ ip, op }: Animation, [from, to]: readonly [number, number]): FrameRange | null {
  const first = Math.max(from, ip);
  const end = Math.min(to, op);
  return wholeFrames(first, end) >= 1 ? [first, end] : null;
}

/**
 * Counts the whole frames of a range, allowing for rounding errors: from 2.3 to 32.3 there are 30, not 29.
 */
const wholeFrames = (first: number, end: number) => Math.floor(end - first + 1e-6);

/**
 * Returns the file's markers. As in lottie-web, the comment of a marker is its name, JSON with a `name`, or
 * lines of which one is `name:…`.
 */
function markersOf(markers: unknown): Marker[] {
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
    // The comment is not JSON.
  }
  return (/^name:(.*)$/m.exec(text)?.[1] ?? text).trim();
}

/** Returns the markers that begin within a range, in frames from its start. */
function markersWithin(animation: Animation, [start, end]: readonly [number, number]): Marker[] {
  return markersOf(animation.markers)
    .filter(({ first }) => first >= start && first < end)
    .map(({ name, first, last }) => ({ name, first: first - start, last: last - start }));
}

/** Returns the marker that designers add for users who prefer reduced motion. */
function reducedMotionMarker({ markers }: Animation): Marker | undefined {
  return markersOf(markers).find(({ name }) => /^reduced[\s_-]?motion$/i.test(name));
}

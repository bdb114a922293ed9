import type { Marker } from '../core/markers';
import type { PlayerSegment } from '../types';
import type { Failure } from './errors/failure';
import { MAX_MARKERS } from './limits/limits';
import type { Animation } from './lottie';

/** The first frame and the frame after the last one, using the file's frame numbers. */
export type FrameRange = [first: number, end: number];

/** The range of frames that plays, and its markers. This is plain data, so that a worker can post it. */
export type PlayRange = {
  /** In frame numbers of the file; `undefined` if the whole file plays. */
  range?: FrameRange;
  /** Whether the file has a marker whose segment is played for users who prefer reduced motion. */
  hasReducedMotion: boolean;
  /** The markers that start within the range. Frames are relative to its start. */
  readonly markers: readonly Marker[];
  /** At least 1. */
  totalFrames: number;
  /** Frames per second. */
  frameRate: number;
};

/**
 * Returns the range of frames to play.
 * @param prefersReducedMotion whether to play the file's reduced-motion marker, if there is one, instead of
 *   `segment`
 * @throws Failure `invalid` if the marker in `segment` does not exist or the range has no whole frame
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
 * Selects the range of frames that plays. If a reduced-motion marker contains no whole frame of the file,
 * ignores it instead of throwing an error, because only users who prefer reduced motion would see the error.
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

/** Removes the part of a range that is outside the file. Returns `null` if no whole frame remains. */
function rangeWithin({ ip, op }: Animation, [from, to]: readonly [number, number]): FrameRange | null {
  const first = Math.max(from, ip);
  const end = Math.min(to, op);
  return wholeFrames(first, end) >= 1 ? [first, end] : null;
}

/**
 * Returns the number of whole frames in a range. Tolerates rounding errors: the range from 2.3 to 32.3 has 30
 * frames.
 */
const wholeFrames = (first: number, end: number) => Math.floor(end - first + 1e-6);

/**
 * Returns the markers of a file. As in lottie-web, the name of a marker is its comment, the field `name` of a
 * comment in JSON, or a line `name:…` of the comment.
 */
function markersOf(markers: unknown): Marker[] {
  if (!Array.isArray(markers)) return [];
  return markers
    .slice(0, MAX_MARKERS)
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

/** Returns the markers that start within a range. Frames are relative to its start. */
function markersWithin(animation: Animation, [start, end]: readonly [number, number]): Marker[] {
  return markersOf(animation.markers)
    .filter(({ first }) => first >= start && first < end)
    .map(({ name, first, last }) => ({ name, first: first - start, last: last - start }));
}

/** Returns the marker whose segment is played for users who prefer reduced motion. */
function reducedMotionMarker({ markers }: Animation): Marker | undefined {
  return markersOf(markers).find(({ name }) => /^reduced[\s_-]?motion$/i.test(name));
}

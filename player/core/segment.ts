import type { PlayerSegment } from '../types';
import type { ArchiveMachines } from './archive-machines';
import type { Marker } from './markers';
import type { Timeline } from './timeline';

/** The first frame and the frame after the last one, using the file's frame numbers. */
export type FrameRange = readonly [first: number, end: number];

/** A range of frames that plays once instead of the whole animation. */
export type Span = Required<Pick<Timeline, 'first' | 'totalFrames' | 'direction'>>;

/** The frames of a file: at least one. This is plain data, so that a worker can post it. */
export type FileFrames = {
  frames: FrameRange;
  /** Frames per second. */
  frameRate: number;
  /** All markers of the file, using its frame numbers. */
  fileMarkers: readonly Marker[];
  /** The segment that is played for users who prefer reduced motion, if the file has one. */
  reducedMotion?: FrameRange;
  /** Whether the file has audio layers. */
  hasAudio?: boolean;
  /** The state machines of the archive that contains the file. */
  machines?: ArchiveMachines;
};

/** The frames that play. */
export type PlayRange = {
  /** The frame of the file at the position 0. */
  offset: number;
  /** At least 1. */
  totalFrames: number;
  /** The markers that start within the range. Frames are relative to its start. */
  markers: readonly Marker[];
};

/** Tolerates rounding errors: the range from 2.3 to 32.3 has 30 frames. */
const TOLERANCE = 1e-6;

/**
 * Converts a segment to a range of frames.
 * @param segment a marker's name, or two frames. The larger frame is excluded. If the first frame is larger, the
 *   segment plays backwards.
 * @param frames the frames to which the range is limited
 * @returns `null` if the range is shorter than a frame or the marker does not exist
 */
export function resolveSegment(
  segment: PlayerSegment,
  markers: readonly Marker[],
  frames: FrameRange,
): Span | null {
  const marker = markers.find(({ name }) => name !== '' && name === segment);
  if (!marker && !Array.isArray(segment)) return null;
  const [from, to] = marker ? [marker.first, marker.last] : (segment as FrameRange);
  const first = Math.max(Math.min(from, to), frames[0]);
  const length = Math.min(Math.max(from, to), frames[1]) - first;
  return length >= 1 - TOLERANCE ? { first, totalFrames: length, direction: from < to ? 1 : -1 } : null;
}

/**
 * Returns the frames to play: by default, the whole file.
 * @param prefersReducedMotion whether to play the file's reduced-motion marker, if there is one, instead of
 *   `segment`
 * @returns `null` if the file doesn't have the segment, or if the segment is backwards
 */
export function playRangeOf(
  { frames, fileMarkers, reducedMotion }: FileFrames,
  segment?: PlayerSegment,
  prefersReducedMotion = false,
): PlayRange | null {
  const chosen = (prefersReducedMotion && reducedMotion) || (segment ?? frames);
  const span = resolveSegment(chosen, fileMarkers, frames);
  if (span?.direction !== 1) return null;
  const { first: offset, totalFrames: length } = span;
  return {
    offset,
    totalFrames: Math.floor(length + TOLERANCE),
    markers: fileMarkers
      .map(({ name, first, last }) => ({ name, first: first - offset, last: last - offset }))
      .filter(({ first }) => first >= 0 && first < length),
  };
}

import type { PlayerSegment } from '../types';
import type { Media, Span } from './model';

/**
 * Converts the argument of `playSegment()` to a range of frames.
 * @param segment a marker's name, or two frames of the play range. The larger frame is excluded. If the first
 *   frame is larger, the segment plays backwards.
 * @returns `null` if the range is shorter than a frame or the marker does not exist
 */
export function resolveSegment(
  segment: PlayerSegment,
  { markers, totalFrames }: Pick<Media, 'markers' | 'totalFrames'>,
): Span | null {
  const marker = markers.find(({ name }) => name !== '' && name === segment);
  if (!marker && !Array.isArray(segment)) return null;
  const [from, to] = marker ? [marker.first, marker.last] : (segment as readonly [number, number]);
  const first = Math.max(Math.min(from, to), 0);
  const length = Math.min(Math.max(from, to), totalFrames) - first;
  return length >= 1 ? { first, totalFrames: length, direction: from < to ? 1 : -1 } : null;
}

import type { Part } from '../runtime/playhead';
import type { PlayerSegment } from '../types';
import type { Marker } from './markers';

/** What is played, as far as parts of it are concerned. */
type Whole = { readonly markers: readonly Marker[]; readonly totalFrames: number };

/**
 * What `playSegment` plays.
 * @param segment frames of what is played, the second not included, or a marker's name; the larger one first means backwards
 * @returns null where that is less than a frame, or there is no such marker
 */
export function partOf(segment: PlayerSegment, { markers, totalFrames }: Whole): Part | null {
  const marker = markers.find(({ name }) => name !== '' && name === segment);
  if (!marker && !Array.isArray(segment)) return null;
  const [from, to] = marker ? [marker.first, marker.last] : (segment as readonly [number, number]);
  const first = Math.max(Math.min(from, to), 0);
  const length = Math.min(Math.max(from, to), totalFrames) - first;
  return length >= 1 ? { first, totalFrames: length, direction: from < to ? 1 : -1 } : null;
}

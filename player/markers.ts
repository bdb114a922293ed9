import type { Animation } from './animation';
import { failure } from './failure';
import type { PlayerSegment } from './types';

/** A named part of the file, in the file's frames; `last` is not included. */
export type Marker = { name: string; first: number; last: number };

/** The file's markers. A marker's comment is its name, or JSON that holds a `name`, as lottie-web reads it. */
export function markersOf({ markers, op }: Animation): Marker[] {
  if (!Array.isArray(markers)) return [];
  return markers
    .filter((marker) => Number.isFinite(marker?.tm))
    .map(({ tm, dr, cm }) => ({
      name: markerName(cm),
      first: tm,
      last: Number.isFinite(dr) && dr > 0 ? tm + dr : Math.min(tm + 1, op),
    }));
}

function markerName(comment: unknown): string {
  try {
    const { name } = JSON.parse(String(comment));
    if (typeof name === 'string') return name;
  } catch {
    // Not JSON: the comment itself is the name.
  }
  return String(comment ?? '').trim();
}

/** The marker that designers leave for visitors who ask for less motion. */
export function reducedMotionMarker(animation: Animation): Marker | undefined {
  return markersOf(animation).find(({ name }) => /^reduced[\s_-]?motion$/i.test(name));
}

/**
 * What `segment` selects, within the file, as [first, last not included] in the file's own frames.
 * @throws Failure `invalid` for a marker that the file doesn't have and a range with nothing in it.
 */
export function segmentRange(animation: Animation, segment: PlayerSegment): [number, number] {
  let range = segment;
  if (typeof range === 'string') {
    const markers = markersOf(animation);
    const marker = markers.find(({ name }) => name === range);
    if (!marker) {
      const names = markers.map(({ name }) => name);
      throw failure('invalid', { reason: 'marker', marker: range, markers: names });
    }
    range = [marker.first, marker.last];
  }
  const { ip, op } = animation;
  const first = Math.max(range[0], ip);
  const last = Math.min(range[1], op);
  if (last - first >= 1) return [first, last];
  throw failure('invalid', { reason: 'segment', segment, ip, op });
}

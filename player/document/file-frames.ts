import type { Marker } from '../core/markers';
import type { FileFrames } from '../core/segment';
import { MAX_MARKERS } from './limits/limits';
import { type Animation, LayerType } from './lottie';
import { layersOf } from './traverse';

/** Returns the frames of a file. */
export function framesOf(animation: Animation): FileFrames {
  const { ip, op, fr, markers, archive } = animation;
  const fileMarkers = markersOf(markers);
  const own = fileMarkers.find(({ name }) => /^reduced[\s_-]?motion$/i.test(name));
  return {
    frames: [ip, Math.max(op, ip + 1)],
    frameRate: fr,
    fileMarkers,
    // Ignore a marker without a whole frame. Otherwise, the whole file would play.
    reducedMotion:
      own && Math.min(own.last, op) - Math.max(own.first, ip) >= 1 ? [own.first, own.last] : undefined,
    hasAudio: layersOf(animation).some(({ ty }) => ty === LayerType.audio),
    machines: archive?.machines,
  };
}

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

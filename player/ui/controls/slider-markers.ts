import type { PlayerView } from '../../core/select';

/** A marker within what is played. `first` and `last` are frames counted from the first one played. */
export type SliderMarker = PlayerView['markers'][number] & {
  /** Where the marker begins on the seek slider, 0 to 100. */
  percent: number;
};

/** The markers with their places on the seek slider. */
export function sliderMarkers({
  markers,
  totalFrames,
}: Pick<PlayerView, 'markers' | 'totalFrames'>): SliderMarker[] {
  return markers.map((marker) => ({ ...marker, percent: percentOfFrame(marker.first, totalFrames) }));
}

function percentOfFrame(frame: number, totalFrames: number) {
  return totalFrames > 1 ? Math.min((frame / (totalFrames - 1)) * 100, 100) : 0;
}

/** The text above the seek slider for a frame: its number, and the names of the markers that contain it. */
export function sliderHint(frame: number, markers: PlayerView['markers']): string {
  return [frame, ...markerNames(frame, markers)].join(' · ');
}

/**
 * The marker whose tick a pointer is on. Where ticks stand close together each has a quarter of the way to the next, so that what
 * is between them can be pointed at too.
 * @param reach how far from its tick a marker is pointed at, in percent of the slider
 */
export function markerAt(
  percent: number,
  markers: readonly SliderMarker[],
  reach: number,
): SliderMarker | null {
  const distance = (marker: SliderMarker) => Math.abs(marker.percent - percent);
  const [nearest] = [...markers].sort((one, other) => distance(one) - distance(other));
  if (!nearest) return null;
  const gaps = markers.map((marker) => Math.abs(marker.percent - nearest.percent)).filter((gap) => gap > 0);
  return distance(nearest) <= Math.min(reach, ...gaps.map((gap) => gap / 4)) ? nearest : null;
}

/** The names of the markers that contain a frame; a file may leave one without. */
export function markerNames(frame: number, markers: PlayerView['markers']): string[] {
  return markers
    .filter(({ name, first, last }) => name && Math.ceil(first) <= frame && frame < last)
    .map(({ name }) => name);
}

import type { PlayerView } from '../playback/playback';

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
export function sliderHint(frame: number, markers: readonly SliderMarker[]): string {
  const names = markers
    .filter(({ first, last }) => Math.ceil(first) <= frame && frame < last)
    .map(({ name }) => name);
  return [frame, ...names].join(' · ');
}

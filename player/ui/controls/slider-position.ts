import type { Marker } from '../../core/markers';
import type { Media } from '../../core/model';
import { positionDetail } from '../../core/timeline';
import { runAppCallback } from '../../runtime/app-callbacks';
import { fill } from '../../runtime/labels/labels';
import type { PlayerLabels } from '../../types';
import type { PlayerProps } from '../player-props';

/** A marker within the play range. `first` and `last` are relative to the first frame of the range. */
export type SliderMarker = Marker & {
  /** The position of the marker's first frame on the seek slider, from 0 to 100. */
  percent: number;
};

/**
 * Returns the value of the slider for a whole frame. `frameOfPercent` converts the value back to the same
 * frame, unless the animation has 1,000 frames or more and several frames share a value.
 * @returns 0 to 100 in steps of 0.1; 100 for the last frame
 */
export function sliderValue(frame: number, totalFrames: number): number {
  const last = totalFrames - 1;
  if (frame <= 0 || last < 1) return 0;
  if (frame >= last) return 100;
  const nearest = Math.round((frame * 1000) / last);
  // Find the slider steps that `frameOfPercent` converts to this frame. Skip the first of these steps if
  // possible, because a rounding error could make `frameOfPercent` convert it to the previous frame.
  const begin = (frame * 1000) / totalFrames;
  const end = Math.ceil(((frame + 1) * 1000) / totalFrames) - 1;
  const first = Math.min(Math.floor(begin) + 1, Math.max(end, Math.ceil(begin)));
  return Math.max(Math.min(nearest, end), first) / 10;
}

/** Rounds a percentage to a value of the slider: 0 to 100 in steps of 0.1. */
export const sliderStep = (percent: number): number =>
  Math.round(Math.min(Math.max(percent || 0, 0), 100) * 10) / 10;

/** Adds `percent` to each marker. */
export function sliderMarkers({
  markers,
  totalFrames,
}: Pick<Media, 'markers' | 'totalFrames'>): SliderMarker[] {
  return markers.map((marker) => ({ ...marker, percent: percentOfFrame(marker.first, totalFrames) }));
}

function percentOfFrame(frame: number, totalFrames: number) {
  return totalFrames > 1 ? Math.min((frame / (totalFrames - 1)) * 100, 100) : 0;
}

/**
 * Finds the marker whose tick is under the pointer. If two ticks are close, each covers only a quarter of the
 * distance between them, so that the frames between them can also be selected.
 * @param reach the maximum distance from a tick, as a percentage of the slider's length
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

/** Returns the names of the markers that contain a frame. Omits empty names. */
function markerNames(frame: number, markers: readonly Marker[]): string[] {
  return markers
    .filter(({ name, first, last }) => name && Math.ceil(first) <= frame && frame < last)
    .map(({ name }) => name);
}

/** The settings that determine how the time of a position is formatted. */
export type TimeFormat = { labels: PlayerLabels } & Pick<PlayerProps, 'formatTime'>;
type Length = Pick<Media, 'totalFrames' | 'frameRate'>;

/**
 * Returns the text of the tooltip for a frame: its number, and the names of the markers that contain the
 * frame.
 * @param time the time in the tooltip; a marker with the same name is omitted
 */
export function frameText(frame: number, markers: readonly Marker[], time = ''): string {
  return [frame, ...markerNames(frame, markers).filter((name) => name !== time)].join(' · ');
}

/** Returns the app's text for the time of a frame; `undefined` if there is none. */
function appTimeText(
  frame: number,
  { totalFrames, frameRate }: Length,
  formatTime: PlayerProps['formatTime'],
): string | undefined {
  const detail = positionDetail(frame, totalFrames, frameRate);
  return formatTime && runAppCallback(() => `${formatTime(detail)}`);
}

/** Returns the time of a frame: the app's text, or the seconds in short form, such as `1.5 s`. */
export function timeText(frame: number, media: Length, { labels, formatTime }: TimeFormat): string {
  const seconds = () => formatSeconds(frame / media.frameRate || 0, labels);
  return appTimeText(frame, media, formatTime) ?? fill(labels.secondsShort, { seconds: seconds() });
}

/**
 * Describes a position for screen readers. The text contains the frame and the names of the markers that
 * contain it. It also contains the time, if the app formats it or if no named marker contains the frame.
 * @returns text such as `03:00, frame 180 of 1439` or `1.5 seconds, frame 90 of 239`
 */
export function positionText(
  frame: number,
  media: Length & Pick<Media, 'markers'>,
  { labels, formatTime }: TimeFormat,
): string {
  const { markers, totalFrames, frameRate } = media;
  const seconds = formatSeconds(frame / frameRate, labels);
  const names = markerNames(frame, markers);
  const time = appTimeText(frame, media, formatTime);
  const parts = time === undefined ? names : new Set([time, ...names]);
  const place =
    new Intl.ListFormat(labels.locale, { type: 'unit' }).format(parts) || fill(labels.seconds, { seconds });
  return fill(labels.position, { place, frame, last: totalFrames - 1 });
}

/** Formats seconds with one decimal place. */
function formatSeconds(seconds: number, { locale }: PlayerLabels): string {
  return Number(seconds.toFixed(1)).toLocaleString(locale, { minimumFractionDigits: 1, useGrouping: false });
}

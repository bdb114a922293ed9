import type { PlayerView } from '../../core/select';
import { english } from '../labels/english';
import { fill, type PlayerLabels } from '../labels/labels';
import { markerNames } from './slider-markers';

/**
 * A position in words: the markers that contain it, or else the time, and the frame as the frame field counts.
 * @param frame the whole frame drawn
 * @returns such as `03:00, frame 180 of 1439` or `1.5 seconds, frame 90 of 239`
 */
export function positionText(
  frame: number,
  { markers, totalFrames, frameRate }: Pick<PlayerView, 'markers' | 'totalFrames' | 'frameRate'>,
  labels: PlayerLabels = english,
): string {
  const seconds = decimal(frame / frameRate, labels);
  const place =
    new Intl.ListFormat(labels.locale, { type: 'unit' }).format(markerNames(frame, markers)) ||
    fill(labels.seconds, { seconds });
  return fill(labels.position, { place, frame, last: totalFrames - 1 });
}

/** Seconds with one decimal, as the language writes them. */
function decimal(seconds: number, { locale }: PlayerLabels): string {
  return Number(seconds.toFixed(1)).toLocaleString(locale, { minimumFractionDigits: 1, useGrouping: false });
}

/** The time of a frame in short, such as `1.5 s`. */
export function timeText(frame: number, frameRate: number, labels: PlayerLabels = english): string {
  return fill(labels.secondsShort, { seconds: decimal(frame / frameRate || 0, labels) });
}

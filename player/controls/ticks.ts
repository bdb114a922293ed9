import type { Marker } from '../animation/markers';
import type { Loaded } from '../playback/loader';

/** A marker within what is played, in frames counted from its first. */
export type Tick = Marker & {
  /** Where on the seek slider it begins, 0 to 100. */
  percent: number;
};

/**
 * @param markers of the file, in its frames
 * @param totalFrames of what is played; markers outside it have no tick
 */
export function ticksOf(
  markers: readonly Marker[],
  loaded: Pick<Loaded, 'animation' | 'range'> | null,
  totalFrames: number,
): Tick[] {
  if (!loaded) return [];
  const firstFrame = loaded.range?.[0] ?? loaded.animation.ip;
  return markers
    .map(({ name, first, last }) => ({ name, first: first - firstFrame, last: last - firstFrame }))
    .filter(({ first }) => first >= 0 && first < totalFrames)
    .map((marker) => ({ ...marker, percent: percentOf(marker.first, totalFrames) }));
}

function percentOf(frame: number, totalFrames: number) {
  return totalFrames > 1 ? Math.min((frame / (totalFrames - 1)) * 100, 100) : 0;
}

/** What the seek slider shows of a frame: its number, and the markers that hold there. */
export function hintOf(frame: number, ticks: readonly Tick[]): string {
  const names = ticks
    .filter(({ first, last }) => Math.ceil(first) <= frame && frame < last)
    .map(({ name }) => name);
  return [frame, ...names].join(' · ');
}

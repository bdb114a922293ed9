import type { PlayerView } from '../playback/playback';

/** A marker within what is played, in frames counted from its first. */
export type Tick = PlayerView['markers'][number] & {
  /** Where on the seek slider it begins, 0 to 100. */
  percent: number;
};

/** Where the markers stand on the seek slider. */
export function ticksOf({ markers, totalFrames }: Pick<PlayerView, 'markers' | 'totalFrames'>): Tick[] {
  return markers.map((marker) => ({ ...marker, percent: percentOf(marker.first, totalFrames) }));
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

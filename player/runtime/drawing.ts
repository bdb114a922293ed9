import type { PlayerSettings } from '../core/settings';
import type { PlaybackSync } from '../render/renderer';
import type { Playback } from './playback';

/** Where the picture is from now on, as what draws it by itself has to know. */
export function motionOf(
  { playhead, getDrawnPosition }: Playback,
  { subframes }: PlayerSettings,
): PlaybackSync {
  const { timeline } = playhead;
  return timeline ? { timeline, subframes } : { position: getDrawnPosition() };
}

/** Places the picture as the host says by now. @returns false where it has to be drawn anew for that */
export function placePicture({ getEngine }: Playback): boolean {
  const place = getEngine()?.place;
  place?.();
  return Boolean(place);
}

import type { Marker } from '../animation/markers';
import type { Step, Timeline } from '../timeline/timeline';
import type { PlayerSettings } from './settings';

/** Finds the markers that the playhead crosses. What finds them is loaded once somebody listens and the file has some. */
export function createMarkerWatch(getSettings: () => PlayerSettings, getMarkers: () => readonly Marker[]) {
  let crossings: typeof import('../timeline/crossings') | null = null;

  function isHeard() {
    const { onMarker, onEvent } = getSettings();
    return onMarker || onEvent;
  }

  return {
    /** Without the module nobody hears of markers, and nothing else is missing. */
    async load() {
      if (!crossings && isHeard() && getMarkers().length > 0)
        crossings = await import('../timeline/crossings').catch(() => null);
    },

    /** @returns as crossingsOf */
    crossedBy: (timeline: Timeline, step: Step, isFresh: boolean, most: number): Marker[][] =>
      crossings && isHeard() ? crossings.crossingsOf(getMarkers(), timeline, step, isFresh, most) : [],

    /** Milliseconds, from the timeline's own moment, to the next marker of which somebody hears. */
    millisecondsToNext: (timeline: Timeline, isFresh: boolean): number =>
      crossings && isHeard()
        ? crossings.millisecondsToMark(getMarkers(), timeline, isFresh)
        : Number.POSITIVE_INFINITY,

    /** Those from one position to another, of a step that is no part of playing. */
    between: (from: number, to: number): Marker[] =>
      crossings && isHeard() ? crossings.marksBetween(getMarkers(), from, to) : [],
  };
}

import { useEffect, useState } from 'react';
import type { Marker } from '../animation/markers';
import type { Loaded } from '../playback/loader';

const NONE: readonly Marker[] = [];

/**
 * The file's markers; none until what reads them is there. That is special.ts and asked for only by a file that has some:
 * imported here, bundlers would put it into a file of its own, and special.ts would wait for that one too.
 */
export function useMarkers(loaded: Loaded | null): readonly Marker[] {
  const [read, setRead] = useState({ loaded, markers: NONE });
  useEffect(() => {
    const { markers } = loaded?.animation ?? {};
    if (!Array.isArray(markers) || markers.length === 0) return;
    import('../playback/special').then(
      ({ markersOf }) => setRead({ loaded, markers: markersOf(markers) }),
      // Without a connection the slider works without its ticks.
      () => {},
    );
  }, [loaded]);
  return read.loaded === loaded ? read.markers : NONE;
}

import type { Marker } from '../markers';
import styles from './seek-slider.module.css';
import { markerPercent } from './slider-value';

/** The file's markers on the seek slider: a tick each, with its name. */
export function MarkerTicks({ markers, totalFrames }: { markers: readonly Marker[]; totalFrames: number }) {
  if (markers.length === 0) return null;
  return (
    <ul className={styles.markers} aria-label="Markers">
      {markers.map((marker) => (
        <li
          key={`${marker.first} ${marker.name}`}
          className={styles.marker}
          // Set here, as a style attribute in the page is what a strict policy forbids.
          ref={(tick) => tick?.style.setProperty('--at', `${markerPercent(marker, totalFrames)}%`)}
        >
          <span className={styles.markerName}>{`${marker.name}, frame ${Math.ceil(marker.first)}`}</span>
        </li>
      ))}
    </ul>
  );
}

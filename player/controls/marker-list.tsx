import styles from './seek-slider.module.css';
import type { SliderMarker } from './slider-markers';

/** The file's markers on the seek slider: ticks to see, and their names for screen readers. */
export function MarkerList({ markers }: { markers: readonly SliderMarker[] }) {
  if (markers.length === 0) return null;
  return (
    <ul className={styles.markers} aria-label="Markers">
      {markers.map(({ name, first, percent }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two markers of one name at one frame
          key={index}
          className={styles.marker}
          // By script, since a strict policy forbids a style attribute in the static HTML.
          ref={(marker) => marker?.style.setProperty('--at', `${percent}%`)}
        >
          <span className={styles.markerName}>{`${name}, frame ${Math.ceil(first)}`}</span>
        </li>
      ))}
    </ul>
  );
}

import styles from './seek-slider.module.css';
import type { Tick } from './ticks';

/** The file's markers on the seek slider, with their names for those who can't point at them. */
export function MarkerTicks({ ticks }: { ticks: readonly Tick[] }) {
  if (ticks.length === 0) return null;
  return (
    <ul className={styles.markers} aria-label="Markers">
      {ticks.map(({ name, first, percent }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two of one name at one frame
          key={index}
          className={styles.marker}
          // Set here, as a style attribute in the page is what a strict policy forbids.
          ref={(tick) => tick?.style.setProperty('--at', `${percent}%`)}
        >
          <span className={styles.markerName}>{`${name}, frame ${Math.ceil(first)}`}</span>
        </li>
      ))}
    </ul>
  );
}

import type { Ref } from 'react';
import './seek-slider.css';
import type { SliderMarker } from './slider-markers';

/**
 * The file's markers on the seek slider: ticks to see and, by the slider over them, to press. Where the slider stands on one, its
 * value names it.
 */
export function MarkerList({
  ref,
  markers,
}: {
  ref: Ref<HTMLUListElement>;
  markers: readonly SliderMarker[];
}) {
  if (markers.length === 0) return null;
  return (
    <ul ref={ref} className="player-markers" aria-hidden="true">
      {markers.map(({ percent }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two markers of one name at one frame
          key={index}
          className="player-marker"
          // By script, since a strict policy forbids a style attribute in the static HTML.
          ref={(marker) => marker?.style.setProperty('--at', `${percent}%`)}
        />
      ))}
    </ul>
  );
}
